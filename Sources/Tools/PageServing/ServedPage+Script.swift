extension ServedPage {
  /// What comes from the app: its pictures, and what is told of it.
  static let script = #"""
    const find = (id) => document.getElementById(id);
    const stage = find("stage"), frame = find("frame"), screen = find("screen"), keys = find("keys");
    const paper = screen.getContext("2d", { alpha: false });
    let app = null, look = { pointer: "default" }, listener = null, ending = null, notice = null;
    // The window in points, and how many pixels each has.
    let size = { width: 1, height: 1, scale: 1 };

    // MARK: Pictures, one after the other; the next comes when this one is drawn.
    let drawing = Promise.resolve();
    function take(picture) { drawing = drawing.then(() => draw(picture)).catch(() => {}); }

    async function draw(picture) {
      const image = new Image();
      image.src = "data:image/png;base64," + picture.png;
      await image.decode();
      if (screen.width !== picture.windowWidth || screen.height !== picture.windowHeight) {
        screen.width = picture.windowWidth;
        screen.height = picture.windowHeight;
        const ratio = window.devicePixelRatio || 1;
        screen.style.width = picture.windowWidth / ratio + "px";
        screen.style.height = picture.windowHeight / ratio + "px";
        const isSmall = screen.clientWidth < stage.clientWidth - 1 || screen.clientHeight < stage.clientHeight - 1;
        frame.classList.toggle("small", isSmall);
      }
      paper.drawImage(image, picture.x, picture.y);
      screen.dataset.number = picture.number;
      if (listener) put({ do: "drawn", listener, number: picture.number });
    }

    // MARK: The size of the window
    function wanted() {
      const choice = find("size").value, ratio = window.devicePixelRatio || 1;
      const room = { width: stage.clientWidth, height: stage.clientHeight };
      if (choice === "fit") return { width: room.width, height: room.height, scale: ratio };
      const [width, height] = choice.split("x").map(Number);
      const zoom = Math.min(1, (room.width - 32) / width, (room.height - 32) / height);
      return { width, height, scale: zoom * ratio };
    }

    let last = "", measuring = 0;
    function measure() {
      const next = wanted();
      frame.classList.toggle("device", find("size").value !== "fit");
      const scale = Math.min(Math.max(Math.round(next.scale * 1000) / 1000, 0.5), 4);
      size = { width: Math.max(next.width, 1), height: Math.max(next.height, 1), scale };
      const text = JSON.stringify(size);
      if (text === last || !listener) return;
      last = text;
      put({ do: "configure", ...size });
    }
    new ResizeObserver(() => { clearTimeout(measuring); measuring = setTimeout(measure, 60); }).observe(stage);

    // MARK: Events
    let source = null;
    function listen() {
      if (source) return;
      source = new EventSource("events");
      const on = (name, work) => source.addEventListener(name, (event) => work(JSON.parse(event.data)));
      on("app", (news) => {
        if (news.listener) { listener = news.listener; last = ""; find("log").querySelector("pre").textContent = ""; }
        app = news;
        showBar();
        measure();
        showState();
      });
      on("picture", take);
      on("look", (news) => { look = news; showLook(); });
      on("notice", (news) => { notice = news.text ?? null; showState(); });
      on("ended", (news) => {
        if (ending && news.text == null) last = "";
        ending = news.text ?? null;
        showState();
        measure();
      });
      on("lines", (news) => showLines(news.lines));
      source.onopen = showState;
      source.onerror = () => { listener = null; showState(); };
    }

    // A page that nobody sees asks for no pictures.
    let sleeping = 0;
    document.addEventListener("visibilitychange", () => {
      clearTimeout(sleeping);
      if (!document.hidden) return listen();
      sleeping = setTimeout(() => { source?.close(); source = null; listener = null; }, 3000);
    });

    let hidden = null;
    function showState() {
      const isLost = !listener && source?.readyState !== 1;
      const text = isLost && app ? "apus dev has ended, or cannot be reached. This page goes on when it is there again." : notice ?? ending;
      const title = isLost ? "Not connected" : notice != null ? "The change does not build" : "The app has ended";
      find("dot").className = isLost || text != null ? "bad" : listener ? "live" : "waiting";
      find("dot").title = text == null ? "Running" : title;
      if (text !== hidden) hidden = null;
      const panel = find("notice"), isShown = text != null && text !== hidden;
      panel.hidden = !isShown;
      stage.classList.toggle("noticed", isShown);
      if (!isShown) return;
      panel.querySelector("span").textContent = title;
      panel.querySelector("pre").replaceChildren(...text.split("\n").flatMap(marked));
    }
    find("hide").addEventListener("click", () => { hidden = notice ?? ending; showState(); keys.focus(); });

    // The place and the kind of a compiler's line stand out.
    function marked(line) {
      const parts = line.match(/^(\S.*?:\d+(?::\d+)?: )(error|warning|note)(:.*)$/);
      if (!parts) return [line + "\n"];
      const place = document.createElement("i"), kind = document.createElement("b");
      place.textContent = parts[1];
      kind.textContent = parts[2];
      return [place, parts[2] === "error" ? kind : parts[2], parts[3] + "\n"];
    }

    function showLook() {
      document.title = look.title || app?.name || "Apus";
      screen.style.cursor = look.pointer;
      // On a screen that is touched the focus brings up a keyboard, so only what takes text has it.
      if (isTouched) { if (look.caret) keys.focus({ preventScroll: true }); else keys.blur(); }
      if (!look.caret) return;
      const ratio = screen.clientWidth * size.scale / screen.width || 1;
      // Input methods show their words beside it; outside of the picture it would have the page scroll.
      const height = Math.max(look.caret.height * ratio, 12), inside = (place, most) => Math.max(Math.min(place, most), 0) + "px";
      keys.style.left = inside(look.caret.x * ratio, screen.clientWidth - 2);
      keys.style.top = inside(look.caret.y * ratio, screen.clientHeight - height);
      keys.style.height = height + "px";
    }

    let count = 0;
    function showLines(lines) {
      if (!lines.length) return;
      find("log").hidden = false;
      const box = find("log").querySelector("pre"), atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 4;
      const all = (box.textContent + lines.join("\n") + "\n").split("\n");
      box.textContent = all.slice(-400).join("\n");
      if (atEnd) box.scrollTop = box.scrollHeight;
      count = find("log").open ? 0 : Math.min(count + lines.length, 999);
      find("count").textContent = count || "";
    }
    find("log").addEventListener("toggle", () => { count = 0; find("count").textContent = ""; });
    """#
}
