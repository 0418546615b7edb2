/// A format such as `%2$@: %.1f %%`, taken apart.
///
/// `%#@name@` stands for a text that depends on a number, and `%arg` for that number inside of such a text.
package enum FormatPiece: Equatable {
  case text(String)
  /// A value: which one, from 1, where the format says so, and how it is written (`.1f`).
  case value(position: Int?, specifier: String)
  /// A text of its own, by its name.
  case variable(position: Int?, name: String)
  /// The number that a variable is chosen by.
  case argument

  /// More values than any text has; a larger position is none.
  package static let mostPositions = 256

  /// The parts of a format; a per cent sign that begins nothing stays as it is.
  package static func pieces(of format: String) -> [FormatPiece] {
    var reader = FormatReader(Array(format.unicodeScalars)[...])
    return reader.read()
  }
}

/// Reads a format from its beginning to its end.
private struct FormatReader {
  private var rest: ArraySlice<Unicode.Scalar>
  private var text = String.UnicodeScalarView()
  private var pieces: [FormatPiece] = []

  init(_ scalars: ArraySlice<Unicode.Scalar>) { rest = scalars }

  mutating func read() -> [FormatPiece] {
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        text.append(scalar)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
      } else if let (piece, behind) = piece(at: rest) {
        flush()
        pieces.append(piece)
        rest = behind
      } else {
        text.append("%")
      }
    }
    flush()
    return pieces
  }

  private mutating func flush() {
    if !text.isEmpty { pieces.append(.text(String(text))) }
    text = String.UnicodeScalarView()
  }

  /// What stands behind a per cent sign, and what comes after it.
  private func piece(at start: ArraySlice<Unicode.Scalar>) -> (FormatPiece, ArraySlice<Unicode.Scalar>)? {
    if start.starts(with: "arg".unicodeScalars) { return (.argument, start.dropFirst(3)) }
    let (position, behind) = Self.position(at: start)
    if behind.starts(with: "#@".unicodeScalars) {
      let name = behind.dropFirst(2).prefix { $0 != "@" }
      guard name.endIndex < behind.endIndex, !name.isEmpty else { return nil }
      return (.variable(position: position, name: Self.string(name)), behind[name.endIndex...].dropFirst())
    }
    guard let specifier = Self.specifier(at: behind) else { return nil }
    return (.value(position: position, specifier: Self.string(specifier)), behind[specifier.endIndex...])
  }

  /// `2$`.
  private static func position(at start: ArraySlice<Unicode.Scalar>) -> (Int?, ArraySlice<Unicode.Scalar>) {
    let digits = start.prefix { ("0"..."9").contains($0) }
    guard digits.endIndex < start.endIndex, start[digits.endIndex] == "$", let position = Int(string(digits)),
      (1...FormatPiece.mostPositions).contains(position)
    else { return (nil, start) }
    return (position, start[digits.endIndex...].dropFirst())
  }

  /// Flags, width, digits behind the point, length and kind of a value: `-08.2lf`.
  private static func specifier(at start: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
    // A space would be one, too; but "50% off" is meant as it reads.
    let flags = start.prefix { "-+0#'".unicodeScalars.contains($0) }
    let width = start[flags.endIndex...].prefix { ("0"..."9").contains($0) || $0 == "." }
    let length = start[width.endIndex...].prefix { "hlqLztj".unicodeScalars.contains($0) }
    guard let kind = start[length.endIndex...].first, "@dDiuUxXoOfFeEgGaA".unicodeScalars.contains(kind) else { return nil }
    // Wider than any line: what writes the value would take the room.
    guard width.count <= 6, width.split(separator: ".").allSatisfy({ $0.count <= 3 }), length.count <= 2 else { return nil }
    return start[start.startIndex...length.endIndex]
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }
}
