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
    header { display: flex; align-items: center; gap: 6px 14px; flex-wrap: wrap; padding: 8px 14px; background: var(--bar);
      border-bottom: 1px solid var(--line); z-index: 2; }
    header strong { font-size: 14px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 34vw; }
    .gap { flex: 1; }
    label { color: var(--faint); white-space: nowrap; }
    select, button { font: inherit; color: var(--text); background: var(--field); border: 1px solid var(--line); border-radius: 7px;
      height: 28px; padding: 0 8px; }
    select { max-width: 190px; margin-left: 4px; }
    button { cursor: pointer; }
    button:hover, select:hover, summary:hover { border-color: var(--faint); }
    :focus-visible { outline: 2px solid var(--on); outline-offset: 1px; }
    .group { display: inline-flex; }
    .group button:first-child { border-radius: 7px 0 0 7px; }
    .group button:last-child { border-radius: 0 7px 7px 0; border-left: 0; }
    button[aria-pressed=true] { background: var(--on); border-color: var(--on); color: var(--onText); }
    #dot { width: 9px; height: 9px; border-radius: 50%; flex: none; background: var(--wait); }
    #dot.live { background: var(--good); }
    #dot.bad { background: var(--bad); }
    #more { position: relative; }
    #more summary { list-style: none; cursor: pointer; height: 28px; line-height: 26px; padding: 0 10px; border: 1px solid var(--line);
      border-radius: 7px; background: var(--field); }
    #more summary::-webkit-details-marker { display: none; }
    #more div { position: absolute; right: 0; top: 34px; display: grid; gap: 10px; padding: 14px; background: var(--bar);
      border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 8px 30px #0003; }
    #more label { color: var(--text); }
    main { position: relative; flex: 1; min-height: 0; display: flex; align-items: center; justify-content: center; overflow: hidden; }
    #frame { position: relative; line-height: 0; touch-action: none; transition: opacity .15s, filter .15s; }
    #frame.device { border-radius: 14px; overflow: hidden; box-shadow: 0 0 0 1px #0000001f, 0 10px 40px #0000002e; }
    #screen { display: block; touch-action: none; -webkit-user-select: none; user-select: none; }
    main.noticed #frame { filter: brightness(.72) saturate(.6); }
    #keys { position: absolute; width: 2px; height: 20px; padding: 0; border: 0; margin: 0; resize: none; outline: none; opacity: 0;
      pointer-events: none; font-size: 16px; line-height: 20px; overflow: hidden; caret-color: transparent; }
    #notice { position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%); width: min(860px, calc(100% - 40px));
      max-height: calc(100% - 40px); display: flex; flex-direction: column; background: var(--badBack); border: 1px solid var(--bad);
      border-radius: 12px; box-shadow: 0 12px 50px #0005; overflow: hidden; }
    #notice[hidden] { display: none; }
    #notice h2 { margin: 0; padding: 12px 18px 0; font-size: 14px; color: var(--bad); }
    #notice pre { margin: 0; padding: 8px 18px 16px; overflow: auto; }
    pre { font: 12.5px/1.5 ui-monospace, "JetBrains Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    #log { background: var(--bar); border-top: 1px solid var(--line); }
    #log summary { padding: 6px 14px; cursor: pointer; color: var(--faint); }
    #log pre { margin: 0; padding: 0 14px 12px; max-height: 28vh; overflow: auto; }
    #count { display: inline-block; min-width: 18px; padding: 0 5px; border-radius: 9px; text-align: center; background: var(--line);
      color: var(--text); }
    #count:empty { display: none; }
    @media (max-width: 820px) { header label { font-size: 0; } header select { margin: 0; font-size: 13px; max-width: 42vw; } }
    """
}
