"use strict";
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const form = document.getElementById("filters");
  if (!form || !form.querySelector("select, input")) return;
  const show = (node, yes) => { node.style.display = yes ? "" : "none"; };
  const counted = (nodes, what) => nodes.length
    ? [`${nodes.filter((node) => node.style.display !== "none").length} of ${nodes.length} ${what}`] : [];

  const apply = () => {
    const target = form.elements.target?.value || "";
    const words = (form.elements.device?.value || "").toLowerCase().split(/[\s,]+/).filter(Boolean);
    const hows = new Set(all("#filters [name=how]:checked").map((box) => box.value));
    for (const node of all("[data-target]")) {
      show(node, !target || node.dataset.target === target || ("package" in node.dataset && node.dataset.target === "cpu"));
    }
    for (const row of all("[data-device]")) {
      const name = row.dataset.device.toLowerCase();
      const cells = [...row.querySelectorAll("[data-how]")].filter((cell) => cell.style.display !== "none");
      show(row, (!words.length || words.some((word) => name.includes(word))) && cells.some((cell) => hows.has(cell.dataset.how)));
    }
    const shown = [...counted(all("[data-package]"), "packages"), ...counted(all("[data-device]"), "devices")];
    form.querySelector("output").textContent = `Shown: ${shown.join(", ")}`;
  };

  form.hidden = false;
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(apply));
  apply();
})();
(() => {
  for (const command of document.querySelectorAll("pre.command")) {
    if (!navigator.clipboard) break; // missing on pages from disk in some browsers
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.setAttribute("aria-label", `Copy: ${command.getAttribute("aria-label")}`);
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(command.textContent);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
    command.before(button);
  }
})();
