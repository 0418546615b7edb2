import LaunchContract

/// What builds say while an app is being written: notes once, and the errors of the last build together.
final class DevOutput {
  /// Shows a line to people.
  private let say: (String) -> Void
  /// Shows a line of the compiler's.
  private let show: (String) -> Void
  private var seen: Set<String> = []
  private var lines: [String] = []
  private var isFirst = true

  private static let mostLines = 5_000
  private static let mostErrors = 20

  init(say: @escaping (String) -> Void, show: @escaping (String) -> Void) { (self.say, self.show) = (say, show) }

  /// What a build is given.
  var build: BuildOutput {
    BuildOutput(
      note: { [self] note in if seen.insert(note).inserted { say(note) } },
      // The first build may take long; of the others it is said what they took in all.
      progress: { [self] line in if isFirst { say(line) } },
      compiler: { [self] line in
        show(line)
        if lines.count < Self.mostLines { lines.append(line) }
      }, explainsAll: false)
  }

  /// Forgets what the last build has said.
  func begin() { lines = [] }

  /// Notes that a build has come to its end, after which others say less.
  func finish() { isFirst = false }

  /// Tells people that a build has failed; what is to be read where the app was: the errors with the lines of their sources, or why
  /// there are none.
  func failure(_ error: CommandError, in folder: Path) -> String {
    say(error.message)
    let source = SourceLines()
    let errors = SourceDiagnostic.all(in: lines).filter { $0.severity == .error }
    guard !errors.isEmpty else { return Self.limited([error.message]) }
    let texts = errors.inOrder.prefix(Self.mostErrors).map { error in
      error.text(source: { source.line($1, of: $0) }).replacing(folder.string + "/", with: "")
    }
    let rest = errors.count - texts.count
    return Self.limited(texts + (rest > 0 ? ["and \(rest) more"] : []))
  }

  /// The texts in one, as much of it as is shown.
  private static func limited(_ texts: [String]) -> String {
    let more = "\n…"
    let text = texts.joined(separator: "\n\n")
    guard text.utf8.count > RemoteLimits.noticeBytes else { return text }
    let cut = text.utf8.prefix(RemoteLimits.noticeBytes - more.utf8.count)
    // No letter is cut through.
    return String(decoding: cut, as: UTF8.self).replacing("\u{FFFD}", with: "") + more
  }
}
