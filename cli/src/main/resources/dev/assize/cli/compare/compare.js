"use strict";
(() => {
  const buttons = [...document.querySelectorAll("[data-kind]")];
  buttons.forEach((button) => button.addEventListener("click", () => {
    buttons.forEach((other) => other.setAttribute("aria-pressed", String(other === button)));
    document.querySelectorAll(".change").forEach((change) => {
      change.hidden = button.dataset.kind !== "all" && change.dataset.direction !== button.dataset.kind;
    });
  }));
})();
