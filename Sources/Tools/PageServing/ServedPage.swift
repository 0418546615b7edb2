/// The page that shows an app: everything in one piece, so that nothing else is loaded.
enum ServedPage {
  static let html = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Apus</title>
    <link rel="icon" href="data:,">
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)
    <script>
    "use strict";
    \(script)
    \(inputScript)
    \(barScript)
    </script>
    </body>
    </html>

    """

  private static let body = """
    <header>
      <span id="dot" class="waiting"></span><strong id="name">Apus</strong>
      <span class="gap"></span>
      <label class="choice"><span>Show</span><select id="shown"></select></label>
      <label class="choice"><span>Size</span><select id="size"></select></label>
      <span class="group" role="group" aria-label="Appearance">
        <button id="light" title="Light" aria-label="Light"><svg viewBox="0 0 16 16"><circle cx="8" cy="8" r="3"/>
          <path d="M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6 13 13M3 13l1.4-1.4M11.6 4.4 13 3"/></svg></button>
        <button id="dark" title="Dark" aria-label="Dark"><svg viewBox="0 0 16 16">
          <path d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1z"/></svg></button>
      </span>
      <details id="more"><summary title="Text size, language and more" aria-label="More">Aa</summary><div>
        <label><span>Text size</span><select id="text"></select></label>
        <label><span>Language</span><select id="locale"></select></label>
        <label class="box"><input type="checkbox" id="contrast">Increased contrast</label>
        <label class="box"><input type="checkbox" id="direction">Right to left</label>
      </div></details>
      <button id="anew" title="Restart, without what was typed and chosen" aria-label="Restart"><svg viewBox="0 0 16 16">
        <path d="M13 8a5 5 0 1 1-1.6-3.7M13.2 1.6v3.2H10"/></svg></button>
    </header>
    <main id="stage">
      <div id="frame"><canvas id="screen" role="img" width="1" height="1"></canvas>
      <textarea id="keys" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" rows="1"
        aria-label="Keyboard of the app"></textarea></div>
      <section id="notice" role="alert" hidden><h2><span></span><button id="hide">Hide</button></h2><pre tabindex="0"></pre>
      </section>
    </main>
    <details id="log" hidden><summary>Output <span id="count"></span></summary><pre tabindex="0"></pre></details>
    """
}
