// The script of the guest page: keeps what is shown live and counts the own cards.
// Everything can be done without it; nothing here knows a rule or a sentence.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const page = document.body.dataset;
  const base = `/t/${page.table}`;
  const MOVE = 280; // Milliseconds of a movement.

  // ---- Live: one stream of events, found again by itself. ----

  const BEATS_MISSED = 25e3; // Two signs of life and a half.
  const FRESH = 12e3;
  const pill = $("live");
  let source = null, timer = 0, tries = 0, heard = 0, seq = page.seq || "", news = null, over = false;

  function say(how) {
    if (!pill.hidden && pill.dataset.is === how) return;
    pill.hidden = false;
    pill.dataset.is = how;
    pill.firstElementChild.textContent = pill.dataset[how];
  }

  function alive() {
    heard = Date.now();
    tries = 0;
    say("live");
  }

  function connect() {
    if (over) return;
    clearTimeout(timer);
    source?.close();
    heard = Date.now();
    source = new EventSource(`${base}/live?since=${seq}`);
    source.addEventListener("board", (event) => { heard = Date.now(); take(JSON.parse(event.data)); });
    source.addEventListener("beat", alive);
    source.addEventListener("gone", gone);
    source.addEventListener("hello", (event) => {
      // The server has become another one: so must the page.
      if (page.build && event.data !== page.build) location.reload();
      alive();
    });
    source.onerror = lost;
  }

  function lost() {
    source.close();
    clearTimeout(timer);
    say(navigator.onLine && tries < 3 ? "late" : "off");
    const most = tries < 60 ? 800 : 5000;
    const wait = Math.min(most, 100 * 1.6 ** tries++);
    timer = setTimeout(again, wait / 2 + (Math.random() * wait) / 2);
  }

  async function again() {
    // A stream that is refused does not say why; a plain request does.
    try {
      const answer = await fetch(`${base}/live`, { method: "HEAD", cache: "no-store" });
      if ([401, 403, 404].includes(answer.status)) return gone();
    } catch {
      return lost();
    }
    connect();
  }

  function gone() {
    over = true;
    source?.close();
    say("gone");
    all("button, input").forEach((one) => { one.disabled = true; });
  }

  function wake() {
    if (document.hidden || over) return;
    if (Date.now() - heard < FRESH && pill.dataset.is === "live") return;
    say("late");
    tries = 0;
    connect();
  }

  if (pill) {
    connect();
    setInterval(() => { if (!over && Date.now() - heard > BEATS_MISSED && source.readyState === 1) lost(); }, 3e3);
    addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    addEventListener("offline", () => say("off"));
    addEventListener("pagehide", () => source?.close());
    addEventListener("pageshow", (event) => { if (event.persisted) connect(); });
  }

  function take(push) {
    seq = String(push.seq);
    if (push.news && push.news !== news) $("news").textContent = news = push.news;
    if ($("board")) {
      $("name").textContent = push.title;
      $("rules").textContent = push.rules;
      swap(push.html);
    }
    const hand = push.hands[page.seat] || push.hands[""];
    if (page.seat && Boolean(hand.after) !== Boolean($("me") || $("pad"))) return location.reload();
    show(hand);
    if (page.again) look();
  }

  // A page without parts of its own in the stream is fetched anew, and its middle exchanged.
  async function look() {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    $(page.again).replaceChildren(...fresh.getElementById(page.again).childNodes);
  }

  // ---- The board: scores count up, lines slide to their new places. ----

  const calm = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const total = (line) => line.querySelector(".total");
  const way = (line) => line.querySelector(".way rect");

  function swap(html) {
    const board = $("board");
    const before = new Map(all(".line", board).map((line) => [line.dataset.player, {
      top: line.getBoundingClientRect().top,
      total: Number(total(line).textContent),
      way: way(line)?.getAttribute("width"),
    }]));
    const focused = document.activeElement?.closest(".line")?.dataset.player;
    board.innerHTML = html;
    for (const line of all(".line", board)) {
      const old = before.get(line.dataset.player);
      if (line.dataset.player === focused) line.firstElementChild.focus({ preventScroll: true });
      if (old && !calm()) move(line, old);
    }
  }

  function move(line, old) {
    const options = { duration: MOVE, easing: "ease-out" };
    const rise = old.top - line.getBoundingClientRect().top;
    if (rise) line.animate([{ transform: `translateY(${rise}px)` }, { transform: "none" }], options);
    const now = Number(total(line).textContent);
    if (now !== old.total && !Number.isNaN(now - old.total)) {
      count(total(line), old.total, now);
      line.querySelector(".delta")?.animate([{ opacity: 0, transform: "translateY(60%)" }, {}], options);
    }
    const width = way(line)?.getAttribute("width");
    if (width && old.way && width !== old.way) {
      way(line).animate([{ width: `${old.way}px` }, { width: `${width}px` }], options);
    }
  }

  function count(where, from, to) {
    const began = performance.now();
    const step = (now) => {
      const done = Math.min(1, Math.max(0, (now - began) / MOVE));
      where.textContent = String(Math.round(from + (to - from) * (1 - (1 - done) ** 3)));
      if (done < 1) requestAnimationFrame(step);
    };
    step(began);
    setTimeout(() => { where.textContent = String(to); }, MOVE + 15);
  }

  // ---- What the round to come wants of this seat. ----

  function show(hand) {
    // Sent from another page of this phone: which cards is not told to everybody.
    if ($("held") && "said" in hand && hand.said !== $("held").previousElementSibling.textContent) $("held").textContent = "";
    for (const name of ["eyebrow", "title", "said"]) {
      all(`[data-is=${name}]`).forEach((one) => { if (name in hand) one.textContent = hand[name]; });
    }
    const sent = hand.sent != null;
    all("[data-when=sent]").forEach((one) => { one.hidden = !sent; });
    all("[data-unless=sent]").forEach((one) => { one.hidden = sent || hand.out; });
    const waiting = $("waiting");
    if (waiting) {
      waiting.lastElementChild.textContent = hand.waiting;
      waiting.toggleAttribute("data-empty", !hand.waiting);
      waiting.toggleAttribute("data-none", !hand.some_sent);
    }
    keys?.round(hand);
  }

  // ---- The own cards. ----

  const keys = $("pad") && pad($("pad"));

  function pad(form) {
    const { points, sent, ...words } = form.dataset;
    const worth = JSON.parse(points);
    const line = $("line"), box = $("box"), problem = $("problem"), doubts = $("doubts");
    const label = (kind) => form.querySelector(`[data-kind="${kind}"]`)?.dataset.label ?? kind;
    let tapped = {}, read = { points: 0 }, typing = 0, open = true, dirty = false, changing = false;

    const fill = (hand) => { tapped = { ...hand.cards }; line.value = hand.line; };
    const empty = () => !Object.keys(tapped).length && !line.value.trim();
    const complain = (text) => { problem.textContent = text; problem.hidden = !text; };

    function tap(kind, change) {
      const many = Math.min(200, (tapped[kind] || 0) + change);
      if (many > 0) tapped[kind] = many; else delete tapped[kind];
      dirty = true;
      complain("");
      draw();
    }

    function draw() {
      let sum = line.value.trim() ? read.points : 0;
      for (const kind in tapped) sum += (worth[kind] || 0) * tapped[kind];
      for (const key of all(".key", form)) {
        const badge = key.querySelector(".count"), many = tapped[key.dataset.kind];
        badge.hidden = !many;
        badge.textContent = many || "";
      }
      all(".chip", box).forEach((chip) => chip.remove());
      for (const kind in tapped) {
        const chip = button(tapped[kind] > 1 ? `${tapped[kind]} × ${label(kind)}` : label(kind), () => tap(kind, -1));
        chip.append(Object.assign(document.createElement("i"), { textContent: (worth[kind] || 0) * tapped[kind] + " ×" }));
        chip.setAttribute("aria-label", words.remove.replace("@", label(kind)));
        box.insertBefore(chip, line);
      }
      $("subtotal").firstElementChild.textContent = String(sum);
      $("subtotal").hidden = !open;
      if ($("fallen")) $("fallen").hidden = !open;
      $("send").textContent = empty() ? words.send : words.sendPoints.replace("@", String(sum));
      form.hidden = !open;
      $("sent").hidden = open;
    }

    function button(text, act) {
      const made = Object.assign(document.createElement("button"), { type: "button", className: "chip", textContent: text });
      made.addEventListener("click", act);
      return made;
    }

    function doubt(found) {
      doubts.replaceChildren(...found.map((one) => {
        const row = Object.assign(document.createElement("p"), { className: "doubt" });
        row.append(Object.assign(document.createElement("span"), { textContent: one.asked }));
        const ways = [...one.offers, { name: words.leave, line: one.without }];
        row.append(...ways.map((way) => button(way.name, () => { line.value = way.line; understand(); })));
        return row;
      }));
    }

    async function understand() {
      const text = line.value;
      const answer = await fetch(`${base}/hand/read?line=${encodeURIComponent(text)}`).catch(() => null);
      // Somebody who types on has changed the question.
      if (!answer?.ok || text !== line.value) return;
      read = await answer.json();
      doubt(read.doubts);
      draw();
    }

    async function send(how) {
      const none = how === "none", fallen = how === "fallen";
      if (!none && !fallen && empty()) return complain(words.nothing);
      const hand = { after: form.after.value, player: form.player.value };
      Object.assign(hand, none ? { none } : { cards: tapped, line: line.value }, fallen && { knocked_out: true });
      const headers = { "Content-Type": "application/json", Accept: "application/json" };
      const answer = await fetch(form.action, { method: "POST", headers, body: JSON.stringify(hand) }).catch(() => null);
      const said = await answer?.json().catch(() => null);
      if (!said) return complain(words.failed);
      if (!answer.ok) {
        doubt(said.doubts || []);
        return complain(said.detail);
      }
      if (none || fallen) fill({ cards: {}, line: "" });
      complain("");
      dirty = open = changing = false;
      for (const name of ["title", "said"]) all(`[data-is=${name}]`).forEach((one) => { one.textContent = said[name]; });
      $("held").textContent = said.held;
      draw();
      $("change").focus();
    }

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      send(event.submitter?.id);
    });
    all(".key", form).forEach((key) => key.addEventListener("click", () => tap(key.dataset.kind, 1)));
    line.addEventListener("input", () => {
      dirty = true;
      complain("");
      draw();
      clearTimeout(typing);
      typing = setTimeout(understand, 180);
    });
    $("change").addEventListener("click", (event) => {
      event.preventDefault();
      // What was sent may come as a push only now: it must not close what has just been opened.
      open = changing = true;
      draw();
    });
    $("keys").hidden = false;
    if (sent) {
      fill(JSON.parse(sent));
      open = !problem.hidden;
    }
    if (line.value) understand();
    draw();

    return {
      // A push has come: it may be about the next round.
      round(hand) {
        const next = form.after.value !== hand.after;
        form.after.value = hand.after;
        if (next && dirty && !empty()) complain(words.kept);
        else if (next) fill({ cards: {}, line: "" });
        if (next) changing = false;
        if (next || (hand.sent == null && !open)) open = true;
        else if (hand.sent != null && !dirty && !changing) open = false;
        if (hand.out && !dirty) open = false;
        draw();
        $("sent").hidden = hand.sent == null || open;
      },
    };
  }
})();
