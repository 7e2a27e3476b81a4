"""`scorekeeper run` over https, with a certificate of the household's own."""

import shutil
import ssl
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.cli.command import scorekeeper
from tests.cli.test_run import HERE, running

OPENSSL = shutil.which("openssl")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    if OPENSSL is None:
        pytest.skip("no openssl to make a certificate with")
    folder = tmp_path_factory.mktemp("tls")
    cert, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        [
            *(OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=kitchen", "-addext", f"subjectAltName=IP:{HERE}"),
            *("-keyout", str(key), "-out", str(cert)),
        ],
        check=True,
        capture_output=True,
    )
    return cert, key


def test_with_a_certificate_it_serves_over_https(
    certificate: tuple[Path, Path], tmp_path: Path
) -> None:
    cert, key = certificate
    options = ("--tls-cert", str(cert), "--tls-key", str(key))
    with running("run", "--port", "0", *options, data_dir=tmp_path, scheme="https") as app:
        trusted = ssl.create_default_context(cafile=str(cert))
        with urllib.request.urlopen(
            f"https://{HERE}:{app.port}/join", context=trusted, timeout=10
        ) as page:
            assert "Join the table" in page.read().decode()


@pytest.mark.parametrize("given", ["--tls-cert", "--tls-key"])
def test_half_of_a_pair_is_refused(given: str, certificate: tuple[Path, Path]) -> None:
    answer = scorekeeper("run", given, str(certificate[0]))
    assert (answer.returncode, answer.stderr) == (
        2,
        "scorekeeper: For https both are needed: --tls-cert and --tls-key.\n",
    )


def test_files_that_are_no_certificate_are_refused_before_anything_is_served(
    tmp_path: Path,
) -> None:
    wrong = tmp_path / "wrong.pem"
    wrong.write_text("no certificate")
    answer = scorekeeper("run", "--tls-cert", str(wrong), "--tls-key", str(wrong))
    assert answer.returncode == 2
    assert "cannot be used" in answer.stderr
