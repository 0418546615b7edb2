/// Shows build output as it comes: on a terminal the progress stays on one line, elsewhere each step has its own.
struct ProgressPrinter {
  private let overwrites: Bool
  private var isOnProgressLine = false

  init(overwrites: Bool = Terminal.canOverwriteLines) { self.overwrites = overwrites }

  mutating func show(_ line: String) { Terminal.progress(text(for: line)) }

  /// What to write for a line of output.
  mutating func text(for line: String) -> String {
    let isProgress = overwrites && line.prefixMatch(of: #/\[[0-9]+/[0-9]+\] /#) != nil
    let clear = isOnProgressLine ? "\r\u{1B}[2K" : ""
    isOnProgressLine = isProgress
    return isProgress ? clear + String(line.prefix(100)) : clear + line + "\n"
  }
}
