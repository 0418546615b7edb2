/// The look that pages with pictures of previews have in common, light and dark, without scripts or anything from elsewhere.
enum SheetStyle {
  /// A whole page.
  static func page(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForMarkup)</title>
    <style>
    \(css)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  private static let css = """
    :root { color-scheme: light dark; --page: #f5f5f7; --card: #fff; --text: #1d1d1f; --faint: #6e6e73; --line: #d8d8dd;
      --bad: #c4320a; --badback: #fff1ec; --note: #8a6100; --good: #1a7f37; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #161618; --card: #232326; --text: #f2f2f4; --faint: #9d9da3; --line: #3a3a3e;
        --bad: #ff8a65; --badback: #3a211a; --note: #e5b84b; --good: #57c773; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1600px; padding: 24px 24px 64px; background: var(--page); color: var(--text);
      font: 15px/1.45 system-ui, sans-serif; }
    h1 { font-size: 26px; margin: 0 0 4px; }
    h2 { font: 600 15px/1.4 ui-monospace, monospace; margin: 40px 0 12px; padding: 8px 0; border-bottom: 1px solid var(--line);
      position: sticky; top: 0; background: var(--page); z-index: 1; overflow-wrap: anywhere; }
    h3 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
    h3 small, .faint { color: var(--faint); font-weight: normal; font-size: 13px; }
    a { color: inherit; }
    nav ul, ul.plain { margin: 8px 0; padding-left: 20px; }
    article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 16px; }
    .row { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; margin-top: 12px; }
    figure { margin: 0; max-width: 100%; }
    figure img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
    figcaption { margin-top: 6px; font-size: 13px; color: var(--faint); max-width: 260px; }
    .failed { width: 260px; min-height: 160px; padding: 16px; border: 1px dashed var(--bad); border-radius: 6px;
      background: var(--badback); color: var(--bad); overflow-wrap: anywhere; }
    .bad { color: var(--bad); } .note { color: var(--note); } .good { color: var(--good); }
    details { margin-top: 10px; font-size: 13px; }
    summary { cursor: pointer; color: var(--faint); }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.5 ui-monospace, monospace; margin: 6px 0; }
    table { border-collapse: collapse; margin: 6px 0; } td, th { text-align: left; padding: 2px 12px 2px 0; vertical-align: top; }
    th { color: var(--faint); font-weight: normal; }
    .minus { color: var(--bad); } .plus { color: var(--good); }
    """
}
