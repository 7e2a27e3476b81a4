"""`scorekeeper run` over https, with a certificate of the household's own."""

import ssl
import urllib.request
from pathlib import Path

import pytest
import trustme

from tests.cli.command import scorekeeper
from tests.cli.test_run import HERE, running


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("tls")
    cert, key = folder / "cert.pem", folder / "key.pem"
    authority = trustme.CA()
    issued = authority.issue_cert(HERE)
    cert.write_bytes(b"".join(part.bytes() for part in issued.cert_chain_pems))
    authority.cert_pem.write_to_path(str(cert), append=True)
    issued.private_key_pem.write_to_path(str(key))
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
