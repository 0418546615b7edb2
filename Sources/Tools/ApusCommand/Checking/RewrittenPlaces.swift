import Foundation

/// Leads from places in texts that the compiler read in place of sources to those in the sources.
///
/// Such a text has all its lines where the source has them; in a line, something may be longer or shorter, and marked text may
/// stand that the source has not.
struct RewrittenPlaces {
  private var lines: [String: (text: [Substring], source: [Substring])] = [:]

  /// Reads the texts and their sources; what cannot be read leads to itself.
  init(texts: [Path: Path]) {
    for (source, text) in texts {
      guard let old = try? source.readText(), let new = try? text.readText() else { continue }
      let split = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
      lines[source.string] = (split(new), split(old))
    }
  }

  init(text: String, source: String, file: String) {
    let split = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    lines[file] = (split(text), split(source))
  }

  /// The same with the places of the sources; changes of code that is not the source's own are left out.
  func original(_ diagnostic: SourceDiagnostic) -> SourceDiagnostic {
    guard !lines.isEmpty else { return diagnostic }
    var result = diagnostic
    result.column = column(diagnostic.column, line: diagnostic.line, file: diagnostic.file).column
    result.ranges = diagnostic.ranges.map { span($0, file: diagnostic.file).span }
    result.fixIts = original(diagnostic.fixIts)
    for index in result.notes.indices {
      let note = result.notes[index]
      result.notes[index].column = column(note.column, line: note.line, file: note.file).column
      result.notes[index].fixIts = original(note.fixIts)
    }
    return result
  }

  /// Those of one message belong together, so all go where one has to.
  private func original(_ fixIts: [SourceDiagnostic.FixIt]) -> [SourceDiagnostic.FixIt] {
    let found = fixIts.map { fixIt in (fixIt: fixIt, place: span(fixIt.range, file: fixIt.file)) }
    guard found.allSatisfy(\.place.isExact) else { return [] }
    return found.map { .init(file: $0.fixIt.file, range: $0.place.span, replacement: $0.fixIt.replacement) }
  }

  private func span(_ span: SourceDiagnostic.Span, file: String) -> (span: SourceDiagnostic.Span, isExact: Bool) {
    let start = column(span.column, line: span.line, file: file)
    let end = column(span.endColumn, line: span.endLine, file: file)
    let result = SourceDiagnostic.Span(line: span.line, column: start.column, endLine: span.endLine, endColumn: end.column)
    return (result, start.isExact && end.isExact)
  }

  /// A column in the source's line; not exact where the source has something else there.
  private func column(_ column: Int, line: Int, file: String) -> (column: Int, isExact: Bool) {
    guard let known = lines[file], known.text.indices.contains(line - 1), known.source.indices.contains(line - 1) else {
      return (column, true)
    }
    let column = WrittenText.column(column, in: known.text[line - 1])
    let text = Array(WrittenText.removed(from: known.text[line - 1]).utf8)
    let source = Array(known.source[line - 1].utf8)
    let shorter = min(text.count, source.count)
    var same = 0
    while same < shorter, text[same] == source[same] { same += 1 }
    if column - 1 <= same { return (column, true) }
    var tail = 0
    while tail < shorter - same, text[text.count - 1 - tail] == source[source.count - 1 - tail] { tail += 1 }
    if column - 1 >= text.count - tail { return (column + source.count - text.count, true) }
    // It is in the part that differs; where both have the same length, letters stand for letters.
    return (text.count == source.count ? column : same + 1, false)
  }
}
