extension ServedPage {
  static let style = """
    :root { color-scheme: light dark; --page: #ececef; --bar: #fbfbfd; --text: #1d1d1f; --faint: #6a6a70; --line: #d4d4da;
      --field: #fff; --on: #0a66d8; --onText: #fff; --bad: #b3261e; --badBack: #fff6f4; --good: #2e9e4f; --wait: #c98a00; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #121214; --bar: #1e1e21; --text: #f2f2f4; --faint: #a0a0a7; --line: #38383d;
        --field: #2a2a2e; --on: #4a9bff; --onText: #06121f; --bad: #ff8f80; --badBack: #2a1714; --good: #53c674; --wait: #e7b34b; }
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; }
    body { margin: 0; display: flex; flex-direction: column; background: var(--page); color: var(--text); overflow: hidden;
      font: 13px/1.4 system-ui, "Segoe UI", sans-serif; }
    header { display: flex; align-items: center; gap: 10px; padding: 8px 14px; background: var(--bar);
      border-bottom: 1px solid var(--line); z-index: 2; }
    header strong { font-size: 14px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 3em; }
    header > * { flex: none; }
    header .gap { flex: 1 0 0; }
    header strong, header .choice { flex: 0 1 auto; }
    .choice { display: flex; align-items: center; gap: 6px; min-width: 0; }
    label span { color: var(--faint); white-space: nowrap; }
    select, button, summary { font: inherit; color: var(--text); }
    select, button, #more summary { height: 28px; padding: 0 8px; background: var(--field); border: 1px solid var(--line);
      border-radius: 7px; }
    select { min-width: 0; max-width: 200px; }
    button, summary { cursor: pointer; }
    button:hover, select:hover, #more summary:hover { border-color: var(--faint); }
    :focus-visible { outline: 2px solid var(--on); outline-offset: 1px; }
    svg { display: block; width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linecap: round;
      stroke-linejoin: round; }
    .group { display: inline-flex; }
    .group button:first-child { border-radius: 7px 0 0 7px; }
    .group button:last-child { border-radius: 0 7px 7px 0; border-left: 0; }
    button[aria-pressed=true] { background: var(--on); border-color: var(--on); color: var(--onText); }
    #dot { width: 9px; height: 9px; border-radius: 50%; background: var(--wait); }
    #dot.live { background: var(--good); }
    #dot.bad { background: var(--bad); }
    #more { position: relative; }
    #more summary { list-style: none; line-height: 26px; font-weight: 600; }
    #more summary::-webkit-details-marker { display: none; }
    #more[open] summary { border-color: var(--on); }
    #more div { position: absolute; right: 0; top: 36px; display: grid; gap: 12px; padding: 16px; width: 270px; background: var(--bar);
      border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 10px 40px #0000003d; }
    #more label { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-width: 0; }
    #more select { width: 150px; }
    #more label.box { justify-content: flex-start; gap: 8px; }
    #more input { width: 16px; height: 16px; margin: 0; accent-color: var(--on); }
    main { position: relative; flex: 1; min-height: 0; display: flex; align-items: center; justify-content: center; overflow: hidden; }
    #frame { position: relative; line-height: 0; touch-action: none; transition: opacity .15s, filter .15s; }
    #frame.device { border-radius: 14px; overflow: hidden; }
    #frame.small { box-shadow: 0 0 0 1px var(--line), 0 10px 40px #0000002e; }
    #screen { display: block; touch-action: none; -webkit-user-select: none; user-select: none; }
    main.noticed #frame { filter: brightness(.72) saturate(.6); }
    #keys { position: absolute; width: 2px; height: 20px; padding: 0; border: 0; margin: 0; resize: none; outline: none; opacity: 0;
      pointer-events: none; font-size: 16px; line-height: 20px; overflow: hidden; caret-color: transparent; }
    #notice { position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%); width: min(860px, calc(100% - 40px));
      max-height: calc(100% - 40px); display: flex; flex-direction: column; background: var(--badBack); border: 1px solid var(--bad);
      border-radius: 12px; box-shadow: 0 12px 50px #0005; overflow: hidden; }
    #notice h2 { display: flex; align-items: center; justify-content: space-between; margin: 0; padding: 12px 12px 4px 18px;
      font-size: 14px; color: var(--bad); }
    #notice button { font-weight: normal; font-size: 13px; }
    #notice pre { margin: 0; padding: 4px 18px 16px; overflow: auto; }
    #notice pre b { color: var(--bad); }
    #notice pre i { font-style: normal; color: var(--faint); }
    pre { font: 12.5px/1.5 ui-monospace, "JetBrains Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    [hidden] { display: none !important; }
    #log { background: var(--bar); border-top: 1px solid var(--line); }
    #log summary { padding: 6px 14px; cursor: pointer; color: var(--faint); }
    #log pre { margin: 0; padding: 0 14px 12px; max-height: 28vh; overflow: auto; }
    #count { display: inline-block; min-width: 18px; padding: 0 5px; border-radius: 9px; text-align: center; background: var(--line);
      color: var(--text); }
    #count:empty { display: none; }
    @media (max-width: 700px) { .choice span { display: none; } header { gap: 7px; padding: 8px; } }
    @media (max-width: 460px) { header strong, header .gap { display: none; } header .choice { flex: 1 1 0; }
      header .choice select { width: 100%; } }
    """
}
