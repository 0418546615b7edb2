/// Something that is to be said of a place in sources: what the compiler found, or what this tool knows of it.
///
/// Lines and columns count from 1; columns count bytes of UTF-8, as the compiler's do. The names of the properties are those of
/// `apus check --json`, and stay.
struct SourceDiagnostic: Codable, Equatable {
  enum Severity: String, Codable { case error, warning, note, remark }

  /// From a first byte to the one before the end.
  struct Span: Codable, Equatable {
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
  }

  /// Text that comes in place of other text; all those of one message belong together.
  struct FixIt: Codable, Equatable {
    var file: String
    var range: Span
    var replacement: String
  }

  /// What the compiler adds to a message, some of it with a change to choose.
  struct Note: Codable, Equatable {
    var file: String
    var line: Int
    var column: Int
    var message: String
    var fixIts: [FixIt] = []
  }

  /// Absolute; empty where the message is about no file.
  var file: String
  var line: Int
  var column: Int
  var severity: Severity
  var message: String
  /// The compiler's group of messages, such as `DeprecatedDeclaration`; of those of this tool, a word that begins with `apus-`.
  var category: String?
  /// The parts of the file that the message is about.
  var ranges: [Span] = []
  var notes: [Note] = []
  var fixIts: [FixIt] = []

  /// Whether another is about the same place.
  func isBeside(_ other: SourceDiagnostic) -> Bool { (file, line, column) == (other.file, other.line, other.column) }

  /// Whether another says the same at the same place.
  func isSame(as other: SourceDiagnostic) -> Bool {
    isBeside(other) && severity == other.severity && message == other.message
  }
}

extension [SourceDiagnostic] {
  /// In the order of files and places, each once.
  var inOrder: [SourceDiagnostic] {
    let ordered = enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.file, first.line, first.column, left.offset) < (second.file, second.line, second.column, right.offset)
    }
    return ordered.reduce(into: []) { result, item in
      // Those of one place stand beside each other.
      let neighbours = result.reversed().prefix { $0.isBeside(item.element) }
      if !neighbours.contains(where: { $0.isSame(as: item.element) }) { result.append(item.element) }
    }
  }

  func count(_ severity: SourceDiagnostic.Severity) -> Int { count { $0.severity == severity } }
}
