import Foundation

extension SourceDiagnostic {
  /// About no place in particular.
  static func general(_ message: String, severity: Severity = .error, category: String) -> SourceDiagnostic {
    SourceDiagnostic(file: "", line: 0, column: 0, severity: severity, message: message, category: category)
  }

  /// Reads lines in which the compiler, or this tool in its manner, says something of absolute paths or of no place.
  ///
  /// Others are left out. A note belongs to what stands before it, unless it is of a place and nothing does.
  static func all(in lines: [String]) -> [SourceDiagnostic] {
    var all: [SourceDiagnostic] = []
    for line in lines {
      guard let diagnostic = SourceDiagnostic(line) else { continue }
      guard diagnostic.severity == .note, let last = all.indices.last, all[last].file == diagnostic.file else {
        all.append(diagnostic)
        continue
      }
      all[last].notes.append(
        Note(file: diagnostic.file, line: diagnostic.line, column: diagnostic.column, message: diagnostic.message))
    }
    return all
  }

  private init?(_ line: String) {
    let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    if let match = plain.wholeMatch(of: #/(/.+?):(\d+):(\d+): (error|warning|note|remark): (.+)/#),
      let line = Int(match.2), let column = Int(match.3), let severity = Severity(rawValue: String(match.4))
    {
      self.init(
        file: String(match.1), line: line, column: column, severity: severity, message: String(match.5), category: nil)
    } else if let match = plain.wholeMatch(of: #/(?:<unknown>:0: )?(error|warning|note|remark): (.+)/#),
      let severity = Severity(rawValue: String(match.1))
    {
      self = .general(String(match.2), severity: severity, category: "apus-compiler")
    } else {
      return nil
    }
  }

  /// As the compiler writes it: the place, the message, the line with a mark below, and the notes in the same way.
  ///
  /// - Parameter source: Gives a line of a file.
  /// - Returns: The text, without a line's end.
  func text(source: (_ file: String, _ line: Int) -> String?) -> String {
    let group = category.map { " [\($0)]" } ?? ""
    var text = Self.text(file, line, column, "\(severity.rawValue): \(message)\(group)", fixIts, source)
    for note in notes {
      text += "\n" + Self.text(note.file, note.line, note.column, "note: \(note.message)", note.fixIts, source)
    }
    return text
  }

  private static func text(
    _ file: String, _ line: Int, _ column: Int, _ message: String, _ fixIts: [FixIt], _ source: (String, Int) -> String?
  ) -> String {
    guard !file.isEmpty else { return message }
    var text = "\(file):\(line):\(column): \(message)"
    guard let code = source(file, line) else { return text }
    let excerpt = SourceExcerpt(code, line: line, column: column)
    text += "\n\(excerpt.text)"
    for fixIt in fixIts where fixIt.file == file {
      text += "\n\(excerpt.margin)\(fixIt.range.line):\(fixIt.range.column): write \(fixIt.replacement.debugDescription)"
    }
    return text
  }
}
