"use strict";
(() => {
  // Keys answer; not while somebody types, and not with a modifier that belongs to the browser.
  const typing = (element) => element.matches("input:not([type=checkbox]), textarea, select");
  let sent = false;
  const press = (key) => {
    for (const element of document.querySelectorAll("[data-key]")) {
      if (element.dataset.key.toLowerCase() === key) {
        if (element.type === "checkbox") {
          element.checked = !element.checked;
        } else if (!sent) {
          element.click();
        }
        return true;
      }
    }
    return false;
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
      return;
    }
    if (typing(event.target)) {
      if (event.key === "Escape") {
        event.target.blur();
      }
      return;
    }
    if (event.key === "Enter" && event.target.matches("a, button, summary")) {
      return;
    }
    const arrows = { ArrowLeft: "previous", ArrowRight: "skip" };
    if (arrows[event.key]) {
      event.preventDefault();
      document.getElementById(arrows[event.key]).click();
    } else if (press(event.key.toLowerCase())) {
      event.preventDefault();
    }
  });
  // One answer, however often a key is pressed.
  document.addEventListener("submit", (event) => {
    if (sent) {
      event.preventDefault();
    }
    sent = true;
  });
  addEventListener("pageshow", () => { sent = false; });

  // Words that are selected in the text that may be quoted become the quote.
  const quote = document.getElementById("quote");
  const from = document.getElementById("from");
  document.addEventListener("selectionchange", () => {
    const selection = document.getSelection();
    if (!quote || !selection || selection.isCollapsed || selection.rangeCount === 0) {
      return;
    }
    const range = selection.getRangeAt(0);
    const inside = range.commonAncestorContainer;
    const element = inside.nodeType === Node.ELEMENT_NODE ? inside : inside.parentElement;
    const text = element && element.closest("[data-quotable='1']");
    if (!text) {
      return;
    }
    const before = document.createRange();
    before.selectNodeContents(text);
    before.setEnd(range.startContainer, range.startOffset);
    const start = before.toString();
    const words = range.toString();
    const lead = words.length - words.trimStart().length;
    quote.value = words.trim();
    from.value = String(start.length + lead);
  });
  if (quote) {
    quote.addEventListener("input", () => { from.value = "0"; });
  }
})();
