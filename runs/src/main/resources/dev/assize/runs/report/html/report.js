"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const meta = JSON.parse(byId("meta").textContent);
  const rows = JSON.parse(byId("rows").textContent).map((row) => ({
    at: row[0], id: row[1], status: meta.statuses[row[2]], label: row[3] < 0 ? "" : meta.labels[row[3]],
    score: row[4], findings: row[5], severity: row[6], codes: row[7], waited: row[8], usd: row[9],
    detailed: (row[10] & 1) !== 0, split: (row[10] & 2) !== 0, gist: row[11],
  }));
  const PAGE = 50;
  const SEVERITIES = ["critical", "major", "minor", "info"];
  const number = new Intl.NumberFormat("en");
  const NONE = { query: "", status: "", label: "", code: "", from: null, to: null, last: false };
  const state = { ...NONE, key: "worst", down: false, page: 0, shown: rows };

  /** Every text goes in as text; nothing here is ever read as markup. */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
    }
    for (const child of children.flat(Infinity)) {
      if (child !== null && child !== undefined && child !== "") {
        element.append(child instanceof Node ? child : document.createTextNode(String(child)));
      }
    }
    return element;
  }

  const css = (status) => status.replace(" ", "-");
  function detailOf(row) {
    const detail = JSON.parse(byId("detail-" + row.at).textContent);
    const doubtful = detail.doubt && detail.doubt.answers ? detail.doubt.answers : [];
    detail.answers.forEach((answer) => { answer.doubtful = doubtful.includes(answer.question); });
    return detail;
  }

  // How a score looks: five steps from bad to good that also those see who do not tell red from green

  const share = (score) => meta.highest === null || meta.highest === meta.lowest ? null
    : Math.min(1, Math.max(0, (score - meta.lowest) / (meta.highest - meta.lowest)));

  function step(score) {
    const part = share(score);
    return part === null ? "" : " step-" + Math.min(4, Math.floor(part * 5));
  }

  const scaleText = meta.highest === null ? "" : meta.lowest < 0 ? " (" + meta.lowest + " to " + meta.highest + ")" : " / " + meta.highest;
  const scoreText = (score) => score + scaleText;

  function resultOf(row) {
    const tags = [];
    if (row.label) tags.push(make("span", { class: "tag " + css(row.status), title: row.status }, row.label));
    if (row.score !== null) {
      tags.push(make("span", { class: "score" + step(row.score), title: "score " + scoreText(row.score) },
        make("span", { class: "unseen" }, "Score "), scoreText(row.score)));
    }
    if (!tags.length) tags.push(make("span", { class: "tag " + css(row.status) }, row.status));
    if (row.split) tags.push(make("span", { class: "tag", title: "votes differ" }, "split"));
    return tags;
  }

  // The table

  /** Not passed before undecided, undecided before what could not be judged, passed last; the lower score first. */
  const ORDER = { "not passed": 0, undecided: 2, failed: 3, invalid: 4, judged: 1, passed: 5 };
  const worst = (row) => ORDER[row.status] * 1000 + (row.score === null ? 0.5 : share(row.score) ?? 0.5) * 100
    + Math.min(row.severity, 8);
  rows.forEach((row) => { row.worst = worst(row); row.result = row.label || (row.score === null ? row.status : ""); });

  /** The texts of the cases in lower case, made while the page has nothing else to do, or when somebody searches sooner. */
  const texts = new Map();
  function textOf(row) {
    let text = texts.get(row.at);
    if (text === undefined) {
      text = (row.id + " " + row.status + " " + row.label + " " + row.gist + " "
        + row.codes.map((code) => meta.codes[code]).join(" ") + " "
        + (row.detailed ? byId("detail-" + row.at).textContent : "")).toLowerCase();
      texts.set(row.at, text);
    }
    return text;
  }

  function readAhead(from, idle) {
    let at = from;
    while (at < rows.length && idle.timeRemaining() > 1) textOf(rows[at++]);
    if (at < rows.length) requestIdleCallback((next) => readAhead(at, next));
  }

  function matches(row, words) {
    if (state.status && (state.status === "split" ? !row.split : row.status !== state.status)) return false;
    if (state.label && row.label !== state.label) return false;
    if (state.code !== "" && !row.codes.includes(Number(state.code))) return false;
    if (state.from !== null && (row.score === null || row.score < state.from
      || (state.last || state.from === state.to ? row.score > state.to : row.score >= state.to))) return false;
    return !words.length || words.every((word) => textOf(row).includes(word));
  }

  function compare(a, b) {
    const x = a[state.key];
    const y = b[state.key];
    // What is not known comes last, whichever way the column goes.
    if (x === null || y === null) return x === y ? a.at - b.at : x === null ? 1 : -1;
    const order = typeof x === "number" ? x - y : x < y ? -1 : x > y ? 1 : 0;
    return (state.down ? -order : order) || a.at - b.at;
  }

  function filter() {
    const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
    state.shown = rows.filter((row) => matches(row, words)).sort(compare);
    state.page = 0;
    draw();
  }

  function set(changes) {
    Object.assign(state, changes);
    for (const [id, name] of [["query", "query"], ["by-status", "status"], ["by-label", "label"], ["by-code", "code"]]) {
      if (byId(id)) byId(id).value = state[name];
    }
    filter();
  }

  const narrowed = () => Object.keys(NONE).some((name) => state[name] !== NONE[name]);

  function cells(row) {
    const name = row.detailed
      ? make("a", { href: "#case-" + row.at, title: row.id }, row.id)
      : make("span", { title: "No details of this case are in this report" }, row.id);
    const list = [
      make("td", { class: "id" }, make("bdi", {}, name)),
      make("td", { class: "result" }, resultOf(row)),
    ];
    if (meta.finds) {
      list.push(make("td", { class: "full" },
        row.gist ? make("span", { class: "gist", dir: "auto" }, row.gist)
          : make("span", { class: "note" }, row.findings ? "" : "No problems found")));
      list.push(make("td", { class: "number", "data-name": "findings" }, row.findings || ""));
    }
    if (meta.priced) {
      list.push(make("td", { class: "number", "data-name": "waited" },
        row.waited === null ? "" : (row.waited / 1000).toFixed(1) + " s"));
    }
    return list;
  }

  function draw() {
    const pages = Math.max(1, Math.ceil(state.shown.length / PAGE));
    const first = state.page * PAGE;
    const body = byId("case-rows");
    body.replaceChildren(...state.shown.slice(first, first + PAGE).map((row) => {
      const line = make("tr", { "data-at": row.at }, cells(row));
      if (row.detailed) {
        line.addEventListener("click", (event) => {
          if (!event.target.closest("a")) location.hash = "case-" + row.at;
        });
      }
      return line;
    }));
    if (!state.shown.length) {
      const clear = make("button", { class: "button", type: "button", id: "clear-empty" }, "Clear filters");
      clear.addEventListener("click", () => set({ ...NONE }));
      body.append(make("tr", { class: "none" }, make("td", { class: "empty full", colspan: "9" }, "No case matches. ", clear)));
    }
    byId("shown").textContent = state.shown.length === 0 ? "no cases"
      : number.format(first + 1) + "–" + number.format(Math.min(first + PAGE, state.shown.length))
        + " of " + number.format(state.shown.length) + (state.shown.length < rows.length
          ? " (" + number.format(rows.length) + " in all)" : "");
    byId("before").disabled = state.page === 0;
    byId("after").disabled = state.page >= pages - 1;
    byId("clear").hidden = !narrowed();
    byId("range").hidden = state.from === null;
    byId("range").textContent = state.from === null ? ""
      : "score " + state.from + (state.from === state.to ? "" : " to " + state.to) + " ×";
    document.querySelectorAll("#cases th[data-key]").forEach((head) => {
      head.setAttribute("aria-sort", head.dataset.key !== state.key ? "none" : state.down ? "descending" : "ascending");
    });
  }

  /** A text in CSV, guarded as SheetCell guards it. */
  function quoted(value) {
    const text = value === null || value === undefined ? "" : String(value);
    const tame = /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? "'" + text : text;
    return /[",\r\n]/.test(tame) ? "\"" + tame.replace(/"/g, "\"\"") + "\"" : tame;
  }

  function exportShown() {
    const lines = [["id", "status", "label", "score", "findings", "what_weighs_most"]];
    state.shown.forEach((row) => lines.push([row.id, row.status, row.label, row.score, row.findings, row.gist]));
    const blob = new Blob([lines.map((line) => line.map(quoted).join(",")).join("\r\n") + "\r\n"], { type: "text/csv" });
    const link = make("a", { href: URL.createObjectURL(blob), download: "cases.csv" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    return lines.length - 1;
  }

  function toCases(changes) {
    set({ ...NONE, ...changes });
    byId("cases").scrollIntoView();
    byId("cases-title").focus({ preventScroll: true });
  }

  function onClick(selector, action) {
    document.querySelectorAll(selector).forEach((element) => element.addEventListener("click", (event) => {
      event.preventDefault();
      action(element);
    }));
  }

  function prepareTable() {
    const control = (id, name) => byId(id) && byId(id).addEventListener("input", (event) => {
      state[name] = event.target.value;
      filter();
    });
    control("query", "query");
    control("by-status", "status");
    control("by-label", "label");
    control("by-code", "code");
    byId("before").addEventListener("click", () => { state.page--; draw(); });
    byId("after").addEventListener("click", () => { state.page++; draw(); });
    byId("clear").addEventListener("click", () => set({ ...NONE }));
    byId("range").addEventListener("click", () => set({ from: null, to: null, last: false }));
    byId("export").addEventListener("click", exportShown);
    document.querySelectorAll("#cases th[data-key] button").forEach((button) => button.addEventListener("click", () => {
      const key = button.parentElement.dataset.key;
      state.down = state.key === key && !state.down;
      state.key = key;
      filter();
    }));
    onClick("[data-code]", (link) => toCases({ code: link.dataset.code }));
    onClick("[data-label]", (link) => toCases({ label: link.dataset.label }));
    onClick("[data-status]", (link) => toCases({ status: link.dataset.status }));
    onClick("[data-from]", (link) => toCases({
      from: Number(link.dataset.from), to: Number(link.dataset.to), last: link.dataset.last === "true" }));
  }

  // One case: its marks. One hue for each meaning, darker where several things are said of the same words

  const KINDS = {
    found: "found in this text", missing: "missing in the output", against: "speaks against it",
    instruction: "an instruction in the text", doubtful: "doubtful",
  };

  const isDoubtful = (answer) => answer.withheld !== undefined || answer.doubtful === true;

  function kindOfAnswer(answer) {
    if (isDoubtful(answer)) return "doubtful";
    return answer.value === false ? "against" : "found";
  }

  function kindOfFinding(finding, text) {
    if (finding.code === "instruction-in-text") return "instruction";
    if (finding.severity === "info") return "found";
    return text.role === "reference" || text.role === "context" ? "missing" : "against";
  }

  function spansOf(detail) {
    const spans = detail.texts.map(() => []);
    detail.findings.forEach((thing, i) => thing.at.forEach(([text, start, end]) =>
      spans[text].push({ start, end, ref: "finding-" + i, kind: kindOfFinding(thing, detail.texts[text]) })));
    detail.answers.forEach((thing, i) => thing.at.forEach(([text, start, end]) =>
      spans[text].push({ start, end, ref: "answer-" + i, kind: kindOfAnswer(thing) })));
    return spans;
  }

  /** Cuts the text wherever a span begins or ends, so that spans may overlap in any way. */
  function highlighted(text, spans) {
    const cuts = [...new Set([0, text.length, ...spans.flatMap((span) => [span.start, span.end])])]
      .filter((cut) => cut >= 0 && cut <= text.length).sort((a, b) => a - b);
    const parts = [];
    for (let i = 0; i + 1 < cuts.length; i++) {
      const piece = text.slice(cuts[i], cuts[i + 1]);
      const over = spans.filter((span) => span.start <= cuts[i] && span.end >= cuts[i + 1]);
      parts.push(over.length === 0 ? document.createTextNode(piece) : marked(piece, over));
    }
    return parts;
  }

  const GRAVEST = ["instruction", "against", "missing", "doubtful", "found"];

  function marked(piece, over) {
    const refs = [...new Set(over.map((span) => span.ref))];
    const kind = GRAVEST.find((name) => over.some((span) => span.kind === name));
    const mark = make("mark", {
      class: kind + (refs.length > 1 ? " deep" : ""), tabindex: "0", role: "button",
      "data-refs": refs.join(" "), "aria-label": piece + ": " + KINDS[kind],
    }, piece);
    let turn = 0;
    const show = () => light(byId(refs[turn++ % refs.length]));
    mark.addEventListener("click", show);
    mark.addEventListener("keydown", (event) => { if (event.key === "Enter") show(); });
    return mark;
  }

  function legend(spans) {
    const kinds = GRAVEST.filter((kind) => spans.some((list) => list.some((span) => span.kind === kind)));
    return kinds.length ? make("ul", { class: "legend", "aria-label": "What the colours mean" }, kinds.map((kind) =>
      make("li", {}, make("mark", { class: kind, "aria-hidden": "true" }, "a"), " ", KINDS[kind]))) : null;
  }

  function light(element) {
    document.querySelectorAll(".lit").forEach((lit) => lit.classList.remove("lit"));
    if (!element) return;
    element.classList.add("lit");
    element.scrollIntoView({ block: "nearest" });
  }

  const marksOf = (ref) => [...document.querySelectorAll("#case mark[data-refs]")]
    .filter((mark) => mark.dataset.refs.split(" ").includes(ref));

  /** Whoever looks at an item sees its evidence, and the rest of the texts steps back. */
  function focusable(item, ref) {
    const on = () => {
      const marks = marksOf(ref);
      if (!marks.length) return;
      byId("case").classList.add("dimmed");
      marks.forEach((mark) => mark.classList.add("shown"));
    };
    const off = () => {
      byId("case").classList.remove("dimmed");
      document.querySelectorAll("mark.shown").forEach((mark) => mark.classList.remove("shown"));
    };
    item.addEventListener("mouseenter", on);
    item.addEventListener("mouseleave", off);
    item.addEventListener("focusin", on);
    item.addEventListener("focusout", off);
    return item;
  }

  function chips(detail, at, ref) {
    if (!at.length) return null;
    return make("div", { class: "chips" }, at.map(([text, start, end]) => {
      const source = detail.texts[text];
      const quote = source.text.slice(start, end);
      const chip = make("button", { class: "chip", type: "button", title: quote },
        source.name + ": “" + (quote.length > 90 ? quote.slice(0, 89) + "…" : quote) + "”");
      chip.addEventListener("click", () => {
        const marks = marksOf(ref).filter((mark) => mark.closest("#text-" + text));
        document.querySelectorAll(".lit").forEach((lit) => lit.classList.remove("lit"));
        marks.forEach((mark) => mark.classList.add("lit"));
        const first = marks.find((mark) => quote.startsWith(mark.textContent)) || marks[0];
        if (first) first.scrollIntoView({ block: "center" });
      });
      return chip;
    }));
  }

  // One case: values

  const words = (name) => {
    const text = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[_-]+/g, " ").toLowerCase();
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

  const isPlain = (value) => value === null || typeof value !== "object";
  const plain = (value) => value === null ? "none" : value === true ? "yes" : value === false ? "no" : String(value);

  /** Any JSON value the way a person reads it: sentences, lists, small tables. */
  function readable(value, depth) {
    if (isPlain(value)) return make("span", { dir: "auto" }, plain(value));
    if (Array.isArray(value)) {
      if (!value.length) return make("span", { class: "note" }, "none");
      if (value.every((entry) => typeof entry === "number")) return make("span", {}, value.join(" – "));
      return make("ul", { class: "list" }, value.map((entry) => make("li", {}, readable(entry, depth + 1))));
    }
    const entries = Object.entries(value);
    if (depth > 0 && entries.every(([, entry]) => isPlain(entry)) && entries.length <= 8) {
      return make("span", { dir: "auto" }, entries.map(([name, entry], i) => [i ? " · " : "",
        make("span", { class: "note" }, words(name) + " "), plain(entry)]));
    }
    return make("dl", { class: "values" }, entries.map(([name, entry]) =>
      make("div", {}, make("dt", {}, words(name)), make("dd", {}, readable(entry, depth + 1)))));
  }

  function copyButton(name, text) {
    const button = make("button", { class: "button small", type: "button" }, name);
    button.addEventListener("click", async () => {
      let done = true;
      try {
        await navigator.clipboard.writeText(text());
      } catch (refused) {
        // A page opened from a file may not use the clipboard in every browser: an old way still works there.
        const area = make("textarea", { class: "unseen", "aria-hidden": "true" });
        area.value = text();
        document.body.append(area);
        area.select();
        done = document.execCommand("copy");
        area.remove();
      }
      button.textContent = done ? "Copied" : "Not copied";
      setTimeout(() => { button.textContent = name; }, 1500);
    });
    return button;
  }

  const json = (value) => JSON.stringify(value, null, 2);

  function folded(title, value) {
    return make("details", { class: "panel" }, make("summary", {}, title),
      make("div", { class: "tools inner" }, copyButton("Copy", () => json(value))),
      make("pre", { class: "json mono", tabindex: "0" }, json(value)));
  }

  function panel(title, note, ...content) {
    return make("section", { class: "panel" }, make("h2", { class: "title" }, title, note ? make("small", {}, " " + note) : ""), content);
  }

  // One case: the verdict first

  function verdictPanel(row, detail) {
    const verdict = detail.verdict;
    const rest = Object.fromEntries(Object.entries(verdict).filter(([name]) => !meta.headline.includes(name)));
    const lines = [];
    if (Array.isArray(rest.rationale) && rest.rationale.every((line) => typeof line === "string")) {
      rest.rationale.forEach((line) => lines.push(make("p", { class: "reason", dir: "auto" }, line)));
      delete rest.rationale;
    }
    for (const name of ["summary", "rationale", "evaluation_notes"]) {
      if (typeof rest[name] === "string" && rest[name]) {
        lines.unshift(make("p", { class: "reason", dir: "auto" }, rest[name]));
        delete rest[name];
      }
    }
    return make("section", { class: "panel verdict", id: "verdict", "aria-label": "Verdict" },
      make("div", { class: "verdict-head" },
        row.score === null ? null : make("p", { class: "large" + step(row.score) }, String(row.score),
          scaleText ? make("small", {}, scaleText) : null),
        row.label ? make("span", { class: "tag big " + css(row.status) }, row.label) : null,
        make("span", { class: "grow" }), copyButton("Copy JSON", () => json(verdict))),
      lines.length ? make("div", { class: "item" }, lines) : null,
      bounds(detail),
      Object.keys(rest).length ? make("div", { class: "item" }, readable(rest, 0)) : null);
  }

  /** What the verdict would be if the doubtful answers were otherwise. */
  function bounds(detail) {
    if (!detail.doubt || !detail.doubt.hangs) return null;
    const parts = [];
    if (detail.doubt.labels) parts.push(detail.doubt.labels.join(" or "));
    if (detail.doubt.score_bounds) parts.push("a score from " + detail.doubt.score_bounds.join(" to ")
      + (detail.doubt.expected_score === undefined ? "" : " (" + detail.doubt.expected_score + " expected)"));
    return make("div", { class: "item doubtful" }, make("p", {}, make("b", {}, "This verdict depends on doubtful answers. "),
      "With other answers where the answerer is less than " + percent(detail.doubt.below) + " sure it could be "
      + parts.join(", ") + (detail.doubt.undecided ? ", or undecided" : "") + "."));
  }

  function undecidedPanel(detail) {
    const open = detail.answers.filter((answer) => answer.withheld !== undefined);
    return panel("Undecided", "what nobody could tell", make("div", { class: "item" },
      make("ul", { class: "list" }, open.map((answer) => make("li", { dir: "auto" },
        (answer.item || words(answer.asks)) + " – " + answer.withheld.replace(/_/g, " ")
        + (answer.rationale ? ": " + answer.rationale : "")))),
      detail.extras && detail.extras.score_bounds ? make("p", {}, "Whatever the answers, the score is between "
        + detail.extras.score_bounds.join(" and ") + ".") : null));
  }

  // One case: what was asked, item by item

  function mark(answer) {
    if (answer.withheld !== undefined) return ["?", "open", "no answer"];
    if (answer.value === true) return ["✓", "yes", "yes"];
    if (answer.value === false) return ["✗", "no", "no"];
    return ["•", "told", "answer"];
  }

  function saidIn(value) {
    if (typeof value === "boolean") return null;
    if (Array.isArray(value)) {
      return value.length ? make("ul", { class: "list" }, value.map((entry) => make("li", { dir: "auto" }, plain(entry))))
        : make("p", { class: "note" }, "nothing");
    }
    if (value !== null && typeof value === "object") {
      return make("ul", { class: "list ticks" }, Object.entries(value).map(([name, entry]) => make("li", {},
        typeof entry === "boolean" ? (entry ? "✓ " : "✗ ") + name : name + ": " + JSON.stringify(entry))));
    }
    return make("p", { dir: "auto" }, plain(value));
  }

  const percent = (part) => Math.round(part * 100) + " %";

  function answerItem(detail, answer, i) {
    const [sign, kind, name] = mark(answer);
    const wording = meta.wordings[answer.asks];
    return focusable(make("div", { class: "item answer" + (isDoubtful(answer) ? " doubtful" : ""), id: "answer-" + i, tabindex: "0" },
      make("span", { class: "sign " + kind, role: "img", "aria-label": name }, sign),
      make("div", { class: "grow" },
        make("p", { class: "what", dir: "auto" }, answer.item || words(answer.question)),
        answer.withheld !== undefined
          ? make("span", { class: "tag warn" }, "withheld: " + answer.withheld.replace(/_/g, " ")) : saidIn(answer.value),
        answer.rationale ? make("p", { class: "note", dir: "auto" }, answer.rationale) : null,
        chips(detail, answer.at, "answer-" + i),
        answer.ballots ? make("ul", { class: "ballots" }, answer.ballots.map((ballot) => make("li", {},
          make("b", {}, ballot.by), ": ",
          ballot.withheld !== undefined ? "withheld (" + ballot.withheld.replace(/_/g, " ") + ")"
            : isPlain(ballot.value) ? plain(ballot.value) : saidIn(ballot.value),
          ballot.rationale ? " – " + ballot.rationale : ""))) : null,
        make("p", { class: "note by" }, "by " + answer.by
          + (answer.confidence === undefined ? "" : " · " + percent(answer.confidence) + " sure")
          + (isDoubtful(answer) && answer.withheld === undefined ? " · doubtful" : "")),
        wording ? make("details", {}, make("summary", { class: "note" }, "What was asked"),
          make("p", { class: "note wording" }, wording)) : null)), "answer-" + i);
  }

  function answerPanels(detail) {
    const groups = new Map();
    detail.answers.forEach((answer, i) => {
      if (!groups.has(answer.asks)) groups.set(answer.asks, []);
      groups.get(answer.asks).push(answerItem(detail, answer, i));
    });
    // What was listed comes after what was said of each item of the list.
    const isListing = ([asks]) => detail.answers.some((answer) => answer.asks === asks && Array.isArray(answer.value));
    return [...groups].sort((a, b) => isListing(a) - isListing(b)).map(([asks, items]) => panel(words(asks), items.length > 1 ? String(items.length) : "", items));
  }

  function findingItem(detail, finding, i) {
    return focusable(make("div", { class: "item", id: "finding-" + i, tabindex: "0" },
      make("div", { class: "head" }, make("span", { class: "tag " + finding.severity }, finding.severity),
        make("b", {}, words(finding.code))),
      make("p", { dir: "auto" }, finding.message), chips(detail, finding.at, "finding-" + i)), "finding-" + i);
  }

  function findingsPanel(detail) {
    const items = detail.findings.map((finding, i) => ({ finding, item: findingItem(detail, finding, i) }));
    const grave = items.filter(({ finding }) => finding.severity !== "info");
    const notes = items.filter(({ finding }) => finding.severity === "info");
    return panel("Findings", grave.length ? String(grave.length) : "",
      grave.length ? grave.map(({ item }) => item) : make("div", { class: "empty" }, "No problems found."),
      notes.length ? make("details", { class: "notes" }, make("summary", {}, number.format(notes.length)
        + (notes.length === 1 ? " note" : " notes")), notes.map(({ item }) => item)) : null);
  }

  // One case: its texts and lists

  const looksLikeMarkdown = (text) => /(^|\n)(#{1,6} |```|[-*] |\d+\. |\|.*\|)|\*\*\S|`[^`\n]+`/.test(text);

  function inline(text) {
    const parts = [];
    let rest = text;
    const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/;
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      parts.push(rest.slice(0, found.index));
      parts.push(found[1] !== undefined ? make("code", {}, found[1])
        : found[2] !== undefined ? make("strong", {}, found[2]) : make("em", {}, found[3]));
      rest = rest.slice(found.index + found[0].length);
    }
    parts.push(rest);
    return parts;
  }

  /** Markdown as elements: headings, lists, tables, code, emphasis. Links and pictures stay as they are written. */
  function rendered(text) {
    const lines = text.split("\n");
    const blocks = [];
    const cellsOf = (line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
    for (let i = 0; i < lines.length;) {
      const line = lines[i];
      const heading = /^(#{1,6}) +(.*)$/.exec(line);
      if (/^```/.test(line)) {
        const from = ++i;
        while (i < lines.length && !/^```/.test(lines[i])) i++;
        blocks.push(make("pre", { class: "mono" }, lines.slice(from, i++).join("\n")));
      } else if (heading) {
        blocks.push(make("p", { class: "md-head" }, inline(heading[2])));
        i++;
      } else if (/^\s*([-*]|\d+[.)]) /.test(line)) {
        const items = [];
        const ordered = /^\s*\d/.test(line);
        while (i < lines.length && /^\s*([-*]|\d+[.)]) /.test(lines[i])) {
          items.push(make("li", {}, inline(lines[i++].replace(/^\s*([-*]|\d+[.)]) /, ""))));
        }
        blocks.push(make(ordered ? "ol" : "ul", {}, items));
      } else if (/^\s*\|.*\|\s*$/.test(line)) {
        const body = [];
        while (i < lines.length && /^\s*\|.*\|\s*$/.test(lines[i])) {
          if (!/^\s*\|[\s:|-]+\|\s*$/.test(lines[i])) {
            body.push(make("tr", {}, cellsOf(lines[i]).map((cell) => make("td", {}, inline(cell)))));
          }
          i++;
        }
        blocks.push(make("table", { class: "table" }, make("tbody", {}, body)));
      } else if (line.trim() === "") {
        i++;
      } else {
        const from = i;
        while (i < lines.length && lines[i].trim() !== "" && !/^(#{1,6} |```|\s*([-*]|\d+[.)]) |\s*\|)/.test(lines[i])) i++;
        if (i === from) i++;
        blocks.push(make("p", {}, inline(lines.slice(from, i).join("\n"))));
      }
    }
    return blocks;
  }

  const ROLE = { output: "Output", reference: "Reference", question: "Question", context: "Context" };
  const ORDER_OF_ROLES = ["output", "reference", "question", "context"];
  const titleOf = (field) => (ROLE[field.role] ? ROLE[field.role] + " · " : "") + field.name;

  function textPanel(text, i, spans) {
    const body = make("div", { class: "text", id: "text-" + i, tabindex: "0", dir: "auto", role: "region",
      "aria-label": text.name }, highlighted(text.text, spans[i]));
    const box = panel(titleOf(text), text.whole ? "" : "only what was quoted is known", body);
    box.dataset.role = text.role;
    if (text.whole && looksLikeMarkdown(text.text)) {
      const toggle = make("button", { class: "button small", type: "button", "aria-pressed": "false" }, "Rendered");
      toggle.addEventListener("click", () => {
        const on = toggle.getAttribute("aria-pressed") === "false";
        toggle.setAttribute("aria-pressed", String(on));
        body.classList.toggle("md", on);
        body.replaceChildren(...(on ? rendered(text.text) : highlighted(text.text, spans[i])));
      });
      box.querySelector(".title").append(toggle);
    }
    return box;
  }

  /** What was said of one entry of a list: the answer about it, and the findings that name it or stand in it. */
  function saidOfEntry(detail, path, entry) {
    const names = isPlain(entry) ? [String(entry)] : Object.values(entry).filter((value) => typeof value === "string");
    const answer = detail.answers.findIndex((candidate) => candidate.item !== undefined && names.includes(candidate.item));
    const findings = detail.findings.map((finding, i) => ({ finding, i })).filter(({ finding }) =>
      finding.severity !== "info" && ((finding.in || []).some((passage) => passage === path || passage.startsWith(path + "."))
        || names.some((name) => name.length > 1 && finding.message.includes("\"" + name + "\""))));
    const parts = [];
    if (answer >= 0) {
      const [sign, kind] = mark(detail.answers[answer]);
      const told = detail.answers[answer].value;
      parts.push(make("a", { class: "sign " + kind, href: "#answer-" + answer, "data-jump": "answer-" + answer }, sign,
        typeof told === "string" ? " " + told : ""));
    }
    findings.slice(0, 3).forEach(({ finding, i }) => parts.push(
      make("a", { class: "tag " + finding.severity, href: "#finding-" + i, "data-jump": "finding-" + i }, words(finding.code))));
    return parts;
  }

  function listView(detail, path, list) {
    if (!list.length) return make("p", { class: "note pad" }, "nothing");
    return make("ol", { class: "entries" }, list.map((entry, i) => make("li", {},
      isPlain(entry) ? make("span", { dir: "auto" }, plain(entry)) : readable(entry, 0), " ",
      saidOfEntry(detail, path + "." + i, entry))));
  }

  function valuePanel(detail, field) {
    let value = field.value;
    let path = field.name;
    // An object that holds one list is that list to a reader.
    if (!isPlain(value) && !Array.isArray(value)) {
      const entries = Object.entries(value).filter(([, entry]) => entry !== null);
      if (entries.length === 1 && Array.isArray(entries[0][1])) {
        path += "." + entries[0][0];
        value = entries[0][1];
      }
    }
    const box = panel(titleOf(field), Array.isArray(value) ? number.format(value.length)
      + (value.length === 1 ? " entry" : " entries") : "",
      Array.isArray(value) ? listView(detail, path, value) : make("div", { class: "pad" }, readable(value, 0)));
    box.dataset.role = field.role;
    return box;
  }

  function subject(detail) {
    const spans = spansOf(detail);
    const boxes = [
      ...detail.texts.map((text, i) => ({ role: text.role, long: text.text.length > 1200, box: textPanel(text, i, spans) })),
      ...detail.values.filter((field) => field.role !== "metadata")
        .map((field) => ({ role: field.role, long: JSON.stringify(field.value).length > 1200, box: valuePanel(detail, field) })),
    ].filter((entry) => entry.role !== "metadata")
      .sort((a, b) => ORDER_OF_ROLES.indexOf(a.role) - ORDER_OF_ROLES.indexOf(b.role));
    const about = detail.values.filter((field) => field.role === "metadata").concat(
      detail.texts.filter((text) => text.role === "metadata").map((text) => ({ name: text.name, value: text.text })));
    const content = [legend(spans)];
    for (let i = 0; i < boxes.length; i++) {
      const next = boxes[i + 1];
      if (next && !boxes[i].long && !next.long && boxes[i].role === "output" && next.role === "reference") {
        content.push(make("div", { class: "pair" }, boxes[i++].box, next.box));
      } else {
        content.push(boxes[i].box);
      }
    }
    if (about.length) {
      content.push(make("dl", { class: "facts about" }, about.map((field) => make("div", {}, make("dt", {}, field.name),
        make("dd", { dir: "auto" }, isPlain(field.value) ? plain(field.value) : JSON.stringify(field.value))))));
    }
    if (!detail.recorded) {
      content.push(make("p", { class: "note" }, "The texts of this case are not at hand: the results were read without their cases."));
    }
    return content;
  }

  function spent(expense) {
    return number.format(expense.calls) + (expense.calls === 1 ? " call · " : " calls · ")
      + number.format(expense.input_tokens) + " tokens in, " + number.format(expense.output_tokens) + " out · "
      + (expense.unpriced_calls ? "at least " : "") + "US$ " + expense.usd + " · waited "
      + (expense.waited_ms / 1000).toFixed(1) + " s";
  }

  function sides(row, detail) {
    const list = [];
    if (detail.error) {
      list.push(panel("Why it could not be judged", detail.error.kind.replace(/_/g, " "),
        make("div", { class: "item" }, make("p", { dir: "auto" }, detail.error.message))));
    }
    if (row.status === "undecided") list.push(undecidedPanel(detail));
    if (!detail.error) list.push(findingsPanel(detail));
    list.push(...answerPanels(detail));
    if (detail.expense) {
      list.push(panel("Cost and time", "", make("div", { class: "item" }, make("p", {}, spent(detail.expense)))));
    }
    if (detail.extras) list.push(folded("More result data", detail.extras));
    if (detail.rest) list.push(folded("Other fields of the case", detail.rest));
    return list;
  }

  const neighbours = (row) => {
    const open = state.shown.filter((other) => other.detailed);
    const here = open.indexOf(row);
    return { open, here, before: here < 0 ? undefined : open[here - 1], after: here < 0 ? undefined : open[here + 1] };
  };

  function turner(to, words, key) {
    return to ? make("a", { class: "button", href: "#case-" + to.at, "aria-keyshortcuts": key }, words)
      : make("button", { class: "button", disabled: "" }, words);
  }

  function openCase(row) {
    const detail = detailOf(row);
    const { open, here, before, after } = neighbours(row);
    byId("case").replaceChildren(
      make("div", { class: "case-top" }, make("a", { class: "button", href: "#cases" }, "← All cases"),
        make("h1", { tabindex: "-1", title: row.id }, make("bdi", {}, row.id)), resultOf(row), make("span", { class: "grow" }),
        here < 0 ? null : make("span", { class: "note" }, "case " + number.format(here + 1) + " of " + number.format(open.length)),
        turner(before, "Previous", "ArrowLeft"), turner(after, "Next", "ArrowRight")),
      make("div", { class: "tools" },
        copyButton("Copy link", () => location.href),
        copyButton("Copy case", () => json({ id: row.id, ...detail }))),
      detail.verdict ? verdictPanel(row, detail) : null,
      make("div", { class: "split" }, make("div", { class: "texts" }, subject(detail)),
        make("div", {}, sides(row, detail))));
    document.querySelectorAll("[data-jump]").forEach((link) => link.addEventListener("click", (event) => {
      event.preventDefault();
      light(byId(link.dataset.jump));
    }));
    byId("overview").hidden = true;
    byId("case").hidden = false;
    document.title = row.id + " · " + meta.title;
    window.scrollTo(0, 0);
    byId("case").querySelector("h1").focus({ preventScroll: true });
  }

  function route() {
    const found = /^#case-(\d+)$/.exec(location.hash);
    const row = found && rows.find((candidate) => candidate.at === Number(found[1]) && candidate.detailed);
    if (row) {
      openCase(row);
      return;
    }
    byId("case").hidden = true;
    byId("overview").hidden = false;
    document.title = meta.title;
    const section = location.hash.length > 1 && byId(location.hash.slice(1));
    if (section) section.scrollIntoView();
  }

  function prepareKeys() {
    document.addEventListener("keydown", (event) => {
      if (byId("case").hidden || event.altKey || event.ctrlKey || event.metaKey
        || event.target.closest("input, textarea, select")) return;
      const found = /^#case-(\d+)$/.exec(location.hash);
      const row = found && rows.find((candidate) => candidate.at === Number(found[1]));
      if (!row) return;
      const { before, after } = neighbours(row);
      if (event.key === "ArrowLeft" && before) location.hash = "case-" + before.at;
      if (event.key === "ArrowRight" && after) location.hash = "case-" + after.at;
      if (event.key === "Escape") location.hash = "cases";
    });
  }

  prepareTable();
  prepareKeys();
  filter();
  window.addEventListener("hashchange", route);
  route();
  if (window.requestIdleCallback) requestIdleCallback((idle) => readAhead(0, idle));
})();
