import Foundation

/// What the compiler leaves of its messages in a `.dia` file: the same as it prints, with all places, and with changes to choose.
struct SerializedDiagnostics {
  private(set) var diagnostics: [SourceDiagnostic] = []

  /// The numbers that the format has for blocks and records.
  private enum Code {
    static let diagnosticBlock = 9
    static let message = 2
    static let range = 3
    static let category = 5
    static let file = 6
    static let fixIt = 7
    static let generatedFile = 8
  }

  /// A place in a file that is known by its number.
  private struct Location {
    var file: UInt64
    var line: Int
    var column: Int
  }

  /// Code that a macro made: its text, and where the macro stands; or what a compiled module declares, which stands nowhere.
  private struct GeneratedCode {
    var origin: Location
    var lines: [Substring]
  }

  private var files: [UInt64: String] = [:]
  private var categories: [UInt64: String] = [:]
  private var generated: [UInt64: GeneratedCode] = [:]
  /// A message and those in it, as far as they are read.
  private var open: [SourceDiagnostic?] = []

  /// Reads a file's bytes.
  ///
  /// - Throws: `Bitstream.Failure` where they are damaged.
  init(_ data: Data) throws {
    var stream = try Bitstream(data, magic: "DIAG")
    var blocks: [Int] = []
    while let item = try stream.next() {
      switch item {
      case .enterBlock(let id):
        blocks.append(id)
        if id == Code.diagnosticBlock { open.append(nil) }
      case .record(let record): if blocks.last == Code.diagnosticBlock { try take(record) }
      case .endBlock: if blocks.popLast() == Code.diagnosticBlock { close() }
      }
    }
  }

  private mutating func take(_ record: Bitstream.Record) throws {
    let values = record.values
    switch record.code {
    case Code.file: if let id = values.first { files[id] = Self.text(record.text) }
    case Code.category: if let id = values.first { categories[id] = Self.text(record.text) }
    case Code.generatedFile:
      guard values.count >= 5 else { throw Bitstream.Failure(what: "a macro's code has no place") }
      generated[values[0]] = GeneratedCode(
        origin: try location(values[1...]), lines: Self.text(record.text).split(separator: "\n", omittingEmptySubsequences: false)
      )
    case Code.message: try takeMessage(record)
    case Code.range:
      let range = try span(values[...])
      change { if let range { $0.ranges.append(range) } }
    case Code.fixIt:
      guard let range = try span(values[...]), let file = files[values[0]] else { return }
      change { $0.fixIts.append(.init(file: file, range: range, replacement: Self.text(record.text))) }
    default: break
    }
  }

  private mutating func change(_ body: (inout SourceDiagnostic) -> Void) {
    guard let last = open.indices.last, var diagnostic = open[last] else { return }
    body(&diagnostic)
    open[last] = diagnostic
  }

  private mutating func takeMessage(_ record: Bitstream.Record) throws {
    let values = record.values
    guard values.count >= 7, let last = open.indices.last else { throw Bitstream.Failure(what: "a message has no place") }
    let said = try location(values[1...])
    let location = origin(of: said)
    let severity: SourceDiagnostic.Severity =
      switch values[0] {
      case 0, 1: .note
      case 2: .warning
      case 5: .remark
      default: .error
      }
    var diagnostic = SourceDiagnostic(
      file: files[location.file] ?? "", line: location.line, column: location.column, severity: severity,
      message: Self.text(record.text),
      category: categories[values[5]].map(Self.categoryName))
    if severity != .note, let code = generated[said.file], code.lines.indices.contains(said.line - 1), !diagnostic.file.isEmpty {
      let line = code.lines[said.line - 1].trimmingCharacters(in: .whitespaces)
      diagnostic.notes.append(
        .init(
          file: diagnostic.file, line: location.line, column: location.column, message: "in code that a macro makes here: \(line)"
        ))
    }
    open[last] = diagnostic
  }

  private mutating func close() {
    guard let closed = open.popLast(), let diagnostic = closed else { return }
    guard let last = open.indices.last, var outer = open[last] else {
      diagnostics.append(diagnostic)
      return
    }
    outer.notes.append(
      .init(
        file: diagnostic.file, line: diagnostic.line, column: diagnostic.column, message: diagnostic.message,
        fixIts: diagnostic.fixIts))
    // Notes have no notes in what is told.
    outer.notes += diagnostic.notes
    open[last] = outer
  }

  private func location(_ values: ArraySlice<UInt64>) throws -> Location {
    let numbers = values.prefix(4).compactMap { Int(exactly: $0) }
    guard numbers.count >= 3, let file = values.first else { throw Bitstream.Failure(what: "a place is not whole") }
    return Location(file: file, line: numbers[1], column: numbers[2])
  }

  /// Where the macro stands in whose code a place is, or the place itself.
  private func origin(of location: Location) -> Location {
    var location = location
    // One macro's code may hold another; a damaged file may have it in itself.
    for _ in 0..<16 {
      guard let code = generated[location.file] else { break }
      location = code.origin
    }
    return location
  }

  /// A range in a file of the disk; `nil` in code that a macro made, which nobody can change.
  private func span(_ values: ArraySlice<UInt64>) throws -> SourceDiagnostic.Span? {
    guard values.count >= 8 else { throw Bitstream.Failure(what: "a range is not whole") }
    let (start, end) = (try location(values), try location(values.dropFirst(4)))
    guard generated[start.file] == nil, start.file == end.file else { return nil }
    return .init(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// `DeprecatedDeclaration` of that with an address behind it.
  private static func categoryName(_ text: String) -> String { String(text.prefix { $0 != "@" }) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
