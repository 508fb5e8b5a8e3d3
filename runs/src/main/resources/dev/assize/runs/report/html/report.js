"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const meta = JSON.parse(byId("meta").textContent);
  const rows = JSON.parse(byId("rows").textContent).map((row) => ({
    at: row[0], id: row[1], standing: meta.standings[row[2]], label: row[3] < 0 ? "" : meta.labels[row[3]],
    score: row[4], findings: row[5], severity: row[6], codes: row[7], waited: row[8], usd: row[9],
    detailed: (row[10] & 1) !== 0, split: (row[10] & 2) !== 0, gist: row[11],
  }));
  const PAGE = 50;
  const number = new Intl.NumberFormat("en");
  const state = { query: "", standing: "", label: "", code: "", key: "at", down: false, page: 0, shown: rows };

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

  const tone = (standing) => standing.replace(" ", "-");

  // The table

  function verdictOf(row) {
    const scored = row.score === null ? row.standing : row.score + (meta.highest === null ? "" : " of " + meta.highest);
    return make("span", { class: "tag " + tone(row.standing), title: row.standing }, row.label || scored);
  }

  function matches(row, words) {
    if (state.standing && (state.standing === "split" ? !row.split : row.standing !== state.standing)) return false;
    if (state.label && row.label !== state.label) return false;
    if (state.code !== "" && !row.codes.includes(Number(state.code))) return false;
    if (!words.length) return true;
    const text = (row.id + " " + row.standing + " " + row.label + " " + row.gist + " "
      + row.codes.map((code) => meta.codes[code]).join(" ")).toLowerCase();
    return words.every((word) => text.includes(word));
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

  function cells(row) {
    const name = row.detailed
      ? make("a", { href: "#case-" + row.at }, row.id)
      : make("span", { title: "No details of this case are in this report" }, row.id);
    const list = [
      make("td", { class: "id" }, make("bdi", {}, name)),
      make("td", {}, verdictOf(row), row.split ? make("span", { class: "tag", title: "votes differ" }, "split") : ""),
    ];
    if (meta.scored) list.push(make("td", { class: "number", "data-name": "score" }, row.score === null ? "" : row.score));
    list.push(make("td", { class: "number", "data-name": "findings" }, row.findings || ""));
    list.push(make("td", { class: "full" }, row.gist ? make("span", { class: "gist", dir: "auto" }, row.gist) : ""));
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
      body.append(make("tr", {}, make("td", { class: "empty full", colspan: "9" }, "No case is like that.")));
    }
    byId("shown").textContent = state.shown.length === 0 ? "no cases"
      : number.format(first + 1) + "–" + number.format(Math.min(first + PAGE, state.shown.length))
        + " of " + number.format(state.shown.length) + (state.shown.length < rows.length
          ? " (" + number.format(rows.length) + " in all)" : "");
    byId("before").disabled = state.page === 0;
    byId("after").disabled = state.page >= pages - 1;
    document.querySelectorAll("#cases th[data-key]").forEach((head) => {
      head.setAttribute("aria-sort", head.dataset.key !== state.key ? "none" : state.down ? "descending" : "ascending");
    });
  }

  function prepareTable() {
    const control = (id, name) => byId(id) && byId(id).addEventListener("input", (event) => {
      state[name] = event.target.value;
      filter();
    });
    control("query", "query");
    control("by-standing", "standing");
    control("by-label", "label");
    control("by-code", "code");
    byId("before").addEventListener("click", () => { state.page--; draw(); });
    byId("after").addEventListener("click", () => { state.page++; draw(); });
    document.querySelectorAll("#cases th[data-key] button").forEach((button) => button.addEventListener("click", () => {
      const key = button.parentElement.dataset.key;
      state.down = state.key === key && !state.down;
      state.key = key;
      filter();
    }));
    document.querySelectorAll("[data-code]").forEach((link) => link.addEventListener("click", (event) => {
      event.preventDefault();
      byId("by-code").value = link.dataset.code;
      state.code = link.dataset.code;
      filter();
      byId("cases").scrollIntoView();
    }));
  }

  // One case

  function spansOf(detail) {
    const spans = detail.texts.map(() => []);
    const collect = (list, prefix, kind) => list.forEach((thing, i) =>
      (thing.at || []).forEach(([text, start, end]) => spans[text].push({ start, end, ref: prefix + i, kind })));
    collect(detail.findings, "finding-", "finding");
    collect(detail.answers, "answer-", "answer");
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

  function marked(piece, over) {
    const refs = [...new Set(over.map((span) => span.ref))];
    const only = over.every((span) => span.kind === "answer");
    const mark = make("mark", {
      class: refs.length > 1 ? "two" : only ? "answer" : "found", tabindex: "0", role: "button",
      "data-refs": refs.join(" "), "aria-label": piece + " – evidence of " + refs.join(", "),
    }, piece);
    let turn = 0;
    const show = () => light(byId(refs[turn++ % refs.length]));
    mark.addEventListener("click", show);
    mark.addEventListener("keydown", (event) => { if (event.key === "Enter") show(); });
    return mark;
  }

  function light(element) {
    document.querySelectorAll(".lit").forEach((lit) => lit.classList.remove("lit"));
    if (!element) return;
    element.classList.add("lit");
    element.scrollIntoView({ block: "nearest" });
  }

  function chips(detail, at, ref) {
    if (!at || !at.length) return null;
    return make("div", { class: "chips" }, at.map(([text, start, end]) => {
      const source = detail.texts[text];
      const quote = source.text.slice(start, end);
      const chip = make("button", { class: "chip", type: "button", title: quote },
        source.name + ": “" + (quote.length > 60 ? quote.slice(0, 59) + "…" : quote) + "”");
      chip.addEventListener("click", () => {
        const marks = [...document.querySelectorAll("#text-" + text + " mark")]
          .filter((mark) => mark.dataset.refs.split(" ").includes(ref));
        document.querySelectorAll(".lit").forEach((lit) => lit.classList.remove("lit"));
        marks.forEach((mark) => mark.classList.add("lit"));
        const first = marks.find((mark) => quote.startsWith(mark.textContent)) || marks[0];
        if (first) first.scrollIntoView({ block: "center" });
      });
      return chip;
    }));
  }

  function shown(value) {
    if (value === true) return "yes";
    if (value === false) return "no";
    if (Array.isArray(value)) return value.length ? value.map((entry) => "• " + shown(entry)).join("\n") : "nothing";
    if (value !== null && typeof value === "object") {
      return Object.entries(value).map(([name, entry]) =>
        typeof entry === "boolean" ? (entry ? "✓ " : "✗ ") + name : name + ": " + JSON.stringify(entry)).join("\n");
    }
    return String(value);
  }

  const said = (answer) => answer.withheld !== undefined
    ? [make("span", { class: "tag warn" }, "withheld: " + answer.withheld.replace(/_/g, " "))]
    : [make("p", { dir: "auto" }, shown(answer.value))];

  function answerItem(detail, answer, i) {
    const wording = meta.wordings[answer.asks];
    return make("div", { class: "item", id: "answer-" + i },
      make("div", { class: "head" }, make("b", {}, answer.question),
        make("span", { class: "note" }, (answer.asks !== answer.question ? answer.asks + " · " : "") + "by " + answer.by)),
      said(answer),
      answer.rationale ? make("p", { class: "note", dir: "auto" }, answer.rationale) : null,
      answer.ballots ? make("ul", { class: "ballots" }, answer.ballots.map((ballot) => make("li", {},
        make("b", {}, ballot.by), ": ",
        ballot.withheld !== undefined ? "withheld (" + ballot.withheld.replace(/_/g, " ") + ")" : shown(ballot.value),
        ballot.rationale ? " – " + ballot.rationale : ""))) : null,
      chips(detail, answer.at, "answer-" + i),
      wording ? make("details", {}, make("summary", { class: "note" }, "What was asked"),
        make("p", { class: "note" }, wording)) : null);
  }

  function findingItem(detail, finding, i) {
    return make("div", { class: "item", id: "finding-" + i },
      make("div", { class: "head" }, make("span", { class: "tag " + finding.severity }, finding.severity),
        make("b", {}, finding.code)),
      make("p", { dir: "auto" }, finding.message), chips(detail, finding.at, "finding-" + i));
  }

  function panel(title, note, ...content) {
    return make("section", { class: "panel" }, make("h3", {}, title, note ? make("small", {}, " " + note) : ""), content);
  }

  function folded(title, open, value) {
    return make("details", { class: "panel", open: open ? "" : null }, make("summary", {}, title),
      make("pre", { class: "json mono", tabindex: "0" }, JSON.stringify(value, null, 2)));
  }

  function texts(detail) {
    const spans = spansOf(detail);
    const panels = detail.texts.map((text, i) => panel(text.name,
      text.whole ? number.format(text.text.length) + " characters" : "only what was quoted is known",
      make("div", { class: "text", id: "text-" + i, tabindex: "0", dir: "auto", role: "region", "aria-label": text.name },
        highlighted(text.text, spans[i]))));
    if (!detail.recorded) {
      panels.push(make("p", { class: "note" }, "The texts of this case are not at hand: the results were read without them."
        + " Say --cases FILE to bring them."));
    }
    if (detail.rest) panels.push(folded("Other fields of the case", panels.length === 0, detail.rest));
    return panels;
  }

  function spent(expense) {
    return number.format(expense.calls) + (expense.calls === 1 ? " call · " : " calls · ")
      + number.format(expense.input_tokens) + " tokens in, " + number.format(expense.output_tokens) + " out · "
      + (expense.unpriced_calls ? "at least " : "") + "US$ " + expense.usd + " · waited "
      + (expense.waited_ms / 1000).toFixed(1) + " s";
  }

  function sides(detail) {
    const list = [];
    if (detail.error) {
      list.push(panel("Why it could not be judged", detail.error.kind.replace(/_/g, " "),
        make("div", { class: "item" }, make("p", { dir: "auto" }, detail.error.message))));
    }
    list.push(panel("Findings", String(detail.findings.length), detail.findings.length
      ? detail.findings.map((finding, i) => findingItem(detail, finding, i))
      : make("div", { class: "empty" }, "Nothing was found.")));
    if (detail.answers.length) {
      list.push(panel("Answers", String(detail.answers.length),
        detail.answers.map((answer, i) => answerItem(detail, answer, i))));
    }
    if (detail.expense) {
      list.push(panel("Cost and time", "", make("div", { class: "item" }, make("p", {}, spent(detail.expense)))));
    }
    if (detail.verdict) list.push(folded("Verdict", true, detail.verdict));
    if (detail.extras) list.push(folded("Beside the verdict", false, detail.extras));
    return list;
  }

  function turner(row, step, words) {
    const next = state.shown.filter((other) => other.detailed);
    const here = next.indexOf(row);
    const to = here < 0 ? undefined : next[here + step];
    return to ? make("a", { class: "button", href: "#case-" + to.at }, words)
      : make("button", { class: "button", disabled: "" }, words);
  }

  function openCase(row) {
    const detail = JSON.parse(byId("detail-" + row.at).textContent);
    byId("case").replaceChildren(
      make("div", { class: "case-top" }, make("a", { class: "button", href: "#cases" }, "← All cases"),
        make("span", { class: "grow" }), turner(row, -1, "Previous"), turner(row, 1, "Next")),
      make("div", { class: "case-title" }, make("h1", { tabindex: "-1" }, make("bdi", {}, row.id)), verdictOf(row),
        row.label && row.standing !== "judged" ? make("span", { class: "note" }, row.standing) : "",
        row.score === null || !row.label ? "" : make("span", { class: "note" }, "score " + row.score
          + (meta.highest === null ? "" : " of " + meta.highest))),
      make("div", { class: "split" }, make("div", { class: "texts" }, texts(detail)), make("div", {}, sides(detail))));
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
    if (location.hash === "#cases") byId("cases").scrollIntoView();
  }

  // Dark and light

  function prepareTheme() {
    const root = document.documentElement;
    const button = byId("theme");
    const dark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    const name = () => { button.textContent = dark() ? "Light" : "Dark"; };
    button.addEventListener("click", () => {
      root.dataset.theme = dark() ? "light" : "dark";
      name();
    });
    name();
  }

  prepareTheme();
  prepareTable();
  filter();
  window.addEventListener("hashchange", route);
  route();
})();
