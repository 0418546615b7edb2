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
      <label>Show <select id="shown"></select></label>
      <label>Size <select id="size"></select></label>
      <label>Text <select id="text"></select></label>
      <label>Language <select id="locale"></select></label>
      <span class="group" role="group" aria-label="Appearance">
        <button id="light" title="Light">Light</button><button id="dark" title="Dark">Dark</button>
      </span>
      <details id="more"><summary>More</summary><div>
        <label><input type="checkbox" id="contrast"> Increased contrast</label>
        <label><input type="checkbox" id="direction"> Right to left</label>
        <button id="anew">Start anew</button>
      </div></details>
    </header>
    <main id="stage">
      <div id="frame"><canvas id="screen" role="img" width="1" height="1"></canvas>
      <textarea id="keys" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" rows="1"
        aria-label="Keyboard of the app"></textarea></div>
      <section id="notice" role="alert" hidden><h2></h2><pre tabindex="0"></pre></section>
    </main>
    <details id="log"><summary>Output <span id="count"></span></summary><pre tabindex="0"></pre></details>
    """
}
