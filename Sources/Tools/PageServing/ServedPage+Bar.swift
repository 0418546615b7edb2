extension ServedPage {
  /// The bar above the app: what is shown of it, and how.
  static let barScript = #"""
    function fill(list, options, chosen) {
      const text = JSON.stringify(options);
      if (list.dataset.options !== text) {
        list.dataset.options = text;
        list.replaceChildren(...options.map(([value, name]) => new Option(name, value)));
      }
      if (document.activeElement !== list || list.value !== chosen) list.value = chosen;
    }

    const languages = ["en_US", "ja_JP", "zh_CN", "ko_KR", "de_DE", "fr_FR", "es_ES", "pt_BR", "ru_RU", "ar_EG", "he_IL", "hi_IN"];
    function nameOf(locale) {
      try {
        return new Intl.DisplayNames([locale.replace("_", "-")], { type: "language" }).of(locale.replace("_", "-"));
      } catch {
        return locale;
      }
    }

    let sizeChoice = null;
    function showBar() {
      find("name").textContent = app.name;
      screen.setAttribute("aria-label", "The app " + app.name);
      fill(find("shown"), [["", "The app"], ...app.previews.map((item) => [String(item.number), item.name])],
        app.preview == null ? "" : String(app.preview));
      find("shown").parentElement.hidden = !app.previews.length;
      const sizes = app.devices.map((item) => [item.width + "x" + item.height, item.name]);
      if (app.size) sizes.unshift([app.size.width + "x" + app.size.height, app.size.width + " × " + app.size.height]);
      sizeChoice ??= app.size ? sizes[0][0] : "fit";
      fill(find("size"), [["fit", "Fit this window"], ...sizes], sizeChoice);
      fill(find("text"), app.textSizes.map((name) => [name, sizeName(name)]), app.settings.textSize);
      const known = app.settings.locale && !languages.includes(app.settings.locale) ? [app.settings.locale, ...languages] : languages;
      const none = app.settings.locale ? [] : [["", "The system's"]];
      fill(find("locale"), [...none, ...known.map((id) => [id, nameOf(id)])], app.settings.locale ?? "");
      find("light").setAttribute("aria-pressed", app.settings.colorScheme === "light");
      find("dark").setAttribute("aria-pressed", app.settings.colorScheme === "dark");
      find("contrast").checked = app.settings.contrast === "increased";
      find("direction").checked = app.settings.rightToLeft;
    }

    function sizeName(name) {
      const large = name.match(/^accessibility(\d)$/);
      if (large) return "Accessibility " + large[1];
      return { xSmall: "XS", small: "S", medium: "M", large: "L, the standard", xLarge: "XL", xxLarge: "XXL", xxxLarge: "XXXL" }[name] ?? name;
    }

    const change = (id, work) => find(id).addEventListener("change", (event) => { work(event.target); keys.focus(); });
    change("shown", (list) => put({ do: "show", preview: list.value === "" ? null : Number(list.value) }));
    change("size", (list) => { sizeChoice = list.value; measure(); });
    change("text", (list) => put({ do: "configure", textSize: list.value }));
    change("locale", (list) => { if (list.value) put({ do: "configure", locale: list.value }); });
    change("contrast", (box) => put({ do: "configure", contrast: box.checked ? "increased" : "standard" }));
    change("direction", (box) => put({ do: "configure", rightToLeft: box.checked }));
    for (const scheme of ["light", "dark"]) {
      find(scheme).addEventListener("click", () => { put({ do: "configure", colorScheme: scheme }); keys.focus(); });
    }
    find("anew").addEventListener("click", () => { put({ do: "anew" }); keys.focus(); });
    document.addEventListener("pointerdown", (event) => { if (!find("more").contains(event.target)) find("more").open = false; });
    listen();
    """#
}
