/// The placeholders of a text, as its symbol takes values for them: `%@`, `%lld`, `%2$@`, and with a name `%(count)lld` or
/// `%1$(count)lld`.
struct TextPlaceholders: Equatable {
  struct Placeholder: Equatable {
    /// What the sources write before the value; `nil` for nothing.
    var label: String?
    var specifier: Specifier
  }

  /// How a value is written: `lld`, or with flags `.1lf`.
  struct Specifier: Equatable {
    var text: String
    /// The type of the values; `nil` for those that Swift has no value for, such as the pointers of `%s`.
    var type: String?
  }

  /// By their numbers, which count from 1.
  private(set) var byNumber: [Int: Placeholder] = [:]
  /// What is left of the text: each placeholder has become a space.
  private(set) var rest = ""

  /// A higher one is none that a person wrote.
  static let mostNumber = 32

  init(_ text: String) {
    var reader = PlaceholderReader(text)
    var count = 0
    var numbers: [String: Int] = [:]
    while let piece = reader.next() {
      switch piece {
      case .text(let scalar): rest.unicodeScalars.append(scalar)
      case .variations:
        count += 1
        rest += " "
      case .placeholder(let number, let name, let specifier):
        rest += " "
        // A name that comes again is the same value.
        if let name, numbers[name] != nil { continue }
        count += 1
        let number = number ?? count
        if let name { numbers[name] = number }
        guard (1...Self.mostNumber).contains(number), byNumber[number] == nil else { continue }
        byNumber[number] = Placeholder(label: name.flatMap(NameWords.symbol(ofText:)), specifier: specifier)
      }
    }
  }

  /// In the order of their numbers.
  var inOrder: [Placeholder] { byNumber.sorted { $0.key < $1.key }.map(\.value) }

  /// Takes over what another form of the text says beyond this one: further placeholders, and names for those without.
  mutating func add(_ other: TextPlaceholders) {
    for (number, placeholder) in other.byNumber {
      guard let known = byNumber[number] else {
        byNumber[number] = placeholder
        continue
      }
      if known.label == nil { byNumber[number]?.label = placeholder.label }
    }
  }

  /// Sets a placeholder that varies by a number.
  mutating func set(_ number: Int, name: String, specifier: String) {
    guard (1...Self.mostNumber).contains(number) else { return }
    var reader = PlaceholderReader("%" + specifier)
    guard case .placeholder(_, _, let specifier)? = reader.next() else { return }
    byNumber[number] = Placeholder(label: NameWords.symbol(ofText: name), specifier: specifier)
  }
}

/// Takes a text apart into placeholders and what stands between them.
private struct PlaceholderReader {
  enum Piece {
    case text(Unicode.Scalar)
    case placeholder(number: Int?, name: String?, TextPlaceholders.Specifier)
    /// `%#@name@`, which is replaced by one of several texts.
    case variations
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func next() -> Piece? {
    guard index < scalars.count else { return nil }
    guard scalars[index] == "%" else { return take() }
    let start = index
    index += 1
    if index < scalars.count, scalars[index] == "%" { return take() }
    if let piece = placeholder() { return piece }
    index = start
    return take()
  }

  private mutating func take() -> Piece {
    defer { index += 1 }
    return .text(scalars[index])
  }

  private mutating func placeholder() -> Piece? {
    var name = self.name()
    // A space is a flag in C; people who write "50% off" mean none.
    var flags = run { "-+#0123456789.".unicodeScalars.contains($0) }
    var number: Int?
    if index < scalars.count, scalars[index] == "$" {
      number = Int(flags)
      index += 1
      name = name ?? self.name()
      flags = run { "-+#0123456789.".unicodeScalars.contains($0) }
    }
    guard index < scalars.count else { return nil }
    if flags == "#", scalars[index] == "@" { return variations() }
    let length = run { "hlqztjL".unicodeScalars.contains($0) }
    guard index < scalars.count, let type = Self.type(of: scalars[index], length: length) else { return nil }
    defer { index += 1 }
    let text = flags + length + String(scalars[index])
    return .placeholder(number: number, name: name, TextPlaceholders.Specifier(text: text, type: type.name))
  }

  /// The name in parentheses right after the percent sign, or after a position.
  private mutating func name() -> String? {
    guard index < scalars.count, scalars[index] == "(", let end = scalars[index...].firstIndex(of: ")") else { return nil }
    var name = ""
    name.unicodeScalars.append(contentsOf: scalars[(index + 1)..<end])
    index = end + 1
    return name
  }

  private mutating func variations() -> Piece? {
    guard let end = scalars[(index + 1)...].firstIndex(of: "@") else { return nil }
    index = end + 1
    return .variations
  }

  private mutating func run(_ isPart: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    while index < scalars.count, isPart(scalars[index]) {
      text.unicodeScalars.append(scalars[index])
      index += 1
    }
    return text
  }

  private struct ValueType { var name: String? }

  /// The type of the values that a conversion takes; `nil` where it is none.
  private static func type(of conversion: Unicode.Scalar, length: String) -> ValueType? {
    switch conversion {
    case "@": ValueType(name: "String")
    case "d", "D", "i": ValueType(name: ["hh": "Int8", "h": "Int16", "": "Int32"][length] ?? "Int")
    case "u", "U", "x", "X", "o", "O": ValueType(name: ["hh": "UInt8", "h": "UInt16", "": "UInt32"][length] ?? "UInt")
    case "f", "F", "e", "E", "g", "G", "a", "A": ValueType(name: length.isEmpty ? "Float" : "Double")
    case "c", "C", "s", "S", "p": ValueType(name: nil)
    default: nil
    }
  }
}
