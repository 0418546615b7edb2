extension ServedPage {
  /// What a person does with the app: in order, and what only repeats itself put together.
  static let inputScript = #"""
    let queue = [], isSending = false;
    function put(item) {
      const before = queue[queue.length - 1];
      const again = before && before.do === item.do && before.kind === item.kind;
      if (again && item.do === "pointer" && before.phase === item.phase && before.id === item.id
        && (item.phase === "move" || item.phase === "hover")) {
        queue[queue.length - 1] = item;
      } else if (again && item.kind === "scroll") {
        before.dx += item.dx;
        before.dy += item.dy;
      } else {
        queue.push(item);
      }
      send();
    }

    async function send() {
      if (isSending || !queue.length) return;
      isSending = true;
      const items = queue.splice(0, 200);
      try {
        const answer = await fetch("input", {
          method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(items) });
        if (!answer.ok) showLines([await answer.text()]);
      } catch {
        // Whoever has ended does not want to know; what was done meanwhile is not done later.
        queue.length = 0;
      }
      isSending = false;
      send();
    }

    // MARK: Pointers
    const fingers = new Map();
    function fingerOf(event) {
      if (event.pointerType !== "touch") return 0;
      if (!fingers.has(event.pointerId)) {
        let id = 1;
        while ([...fingers.values()].includes(id)) id += 1;
        fingers.set(event.pointerId, id);
      }
      return fingers.get(event.pointerId);
    }

    function place(event) {
      const box = screen.getBoundingClientRect();
      const round = (number) => Math.round(number * 100) / 100;
      // A preview may have another size than was asked for; its pixels say which.
      return { x: round((event.clientX - box.left) * screen.width / size.scale / box.width),
        y: round((event.clientY - box.top) * screen.height / size.scale / box.height) };
    }

    function heldKeys(event) {
      return [["shift", event.shiftKey], ["control", event.ctrlKey], ["option", event.altKey], ["command", event.metaKey]]
        .filter((entry) => entry[1]).map((entry) => entry[0]);
    }

    function point(phase, event) {
      const kind = event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";
      put({ do: "pointer", phase, kind, ...place(event), id: fingerOf(event), button: [0, 2, 1][event.button] ?? 0,
        modifiers: heldKeys(event) });
    }

    screen.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      screen.setPointerCapture(event.pointerId);
      keys.focus({ preventScroll: true });
      point("down", event);
    });
    screen.addEventListener("pointermove", (event) => point(event.buttons ? "move" : "hover", event));
    for (const [name, phase] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
      screen.addEventListener(name, (event) => { point(phase, event); fingers.delete(event.pointerId); });
    }
    screen.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") point("exit", event); });
    screen.addEventListener("contextmenu", (event) => event.preventDefault());
    screen.addEventListener("wheel", (event) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? size.height : 1;
      const turned = event.shiftKey && !event.deltaX;
      put({ do: "act", kind: "scroll", ...place(event), dx: (turned ? event.deltaY : event.deltaX) * unit,
        dy: (turned ? 0 : event.deltaY) * unit });
    }, { passive: false });

    // MARK: Keys and text. What is typed goes through a field that nobody sees, so that input methods and dead keys work.
    const heldNames = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Dead", "Process", "Unidentified"]);
    const isOfBrowser = (event) => /^F\d+$/.test(event.key)
      || (event.ctrlKey || event.metaKey) && /^[rtwnlq+\-0]$/i.test(event.key) || (event.metaKey && event.key === "Tab");

    keys.addEventListener("keydown", (event) => {
      if (event.isComposing || heldNames.has(event.key) || isOfBrowser(event)) return;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
      const isText = [...event.key].length === 1 && !isCommand;
      // Text comes by itself, and what is pasted, too.
      if (look.caret && (isText || isCommand && event.key.toLowerCase() === "v")) return;
      event.preventDefault();
      put({ do: "act", kind: "key", key: event.key, modifiers: heldKeys(event).filter((name) => !isText || name !== "shift") });
    });

    let isComposing = false;
    const compose = (text) => put({ do: "act", kind: "compose", text, caret: [...new Intl.Segmenter().segment(text)].length });
    const type = (text) => {
      const letters = [...text];
      for (let start = 0; start < letters.length; start += 5000) {
        put({ do: "act", kind: "type", text: letters.slice(start, start + 5000).join("") });
      }
    };
    keys.addEventListener("compositionstart", () => { isComposing = true; });
    keys.addEventListener("compositionupdate", (event) => { if (look.caret) compose(event.data); });
    keys.addEventListener("compositionend", (event) => {
      isComposing = false;
      keys.value = "";
      if (!look.caret) return;
      if (event.data) type(event.data); else compose("");
    });
    keys.addEventListener("input", (event) => {
      if (isComposing || event.isComposing) return;
      const text = keys.value;
      keys.value = "";
      if (text && look.caret) type(text);
    });
    keys.addEventListener("paste", (event) => {
      event.preventDefault();
      const text = event.clipboardData.getData("text/plain");
      if (text && look.caret) type(text);
    });
    """#
}
