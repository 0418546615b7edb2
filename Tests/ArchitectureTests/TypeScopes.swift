/// The types around the lines of a file that is read line by line; where one ends follows from the columns of formatted code.
struct TypeScopes {
  struct Head: Equatable {
    var keyword: String
    /// The type's name, without those of the types around it.
    var name: String
    /// What it inherits from and conforms to, as far as its head says.
    var parents: [String] = []
  }

  private var open: [(column: Int, head: Head)] = []
  /// A head that goes on in the next line.
  private var begun: (column: Int, head: Head, text: String)?

  private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "actor"]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "nonisolated", "indirect",
  ]

  /// The type around the line that was read last.
  var innermost: Head? { open.last?.head }

  /// Takes the next line, with the spaces before it; returns the head of a type that ends in it.
  mutating func read(_ line: Substring) -> Head? {
    let text = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
    let column = line.utf8.count - text.utf8.count
    if let (column, head, before) = begun { return go(on: head, at: column, before + " " + text) }
    if text == "}", open.last?.column == column {
      open.removeLast()
      return nil
    }
    guard let (head, rest) = Self.head(text) else { return nil }
    return go(on: head, at: column, String(rest))
  }

  /// `text` is what follows the name.
  private mutating func go(on head: Head, at column: Int, _ text: String) -> Head? {
    guard let brace = text.firstIndex(of: "{") else {
      begun = (column, head, text)
      return nil
    }
    begun = nil
    var head = head
    head.parents = Self.parents(text[..<brace])
    if text.last != "}" { open.append((column, head)) }
    return head
  }

  private static func head(_ line: Substring) -> (Head, rest: Substring)? {
    var text = line
    while true {
      text = text.drop { $0 == " " }
      if text.first == "@" {
        text = text.drop { $0 != " " && $0 != "(" }
        if text.first == "(" { text = text.drop { $0 != ")" }.dropFirst() }
        continue
      }
      let word = text.prefix { $0.isLetter }
      text = text[word.endIndex...]
      if keywords.contains(word) {
        let path = text.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard let name = path.split(separator: ".").last, !["func", "var", "let"].contains(name) else { return nil }
        return (Head(keyword: String(word), name: String(name)), text[path.endIndex...])
      }
      guard modifiers.contains(word) else { return nil }
      if text.first == "(" { text = text.drop { $0 != ")" }.dropFirst() }
    }
  }

  private static func parents(_ text: Substring) -> [String] {
    var (depth, names, word) = (0, [String](), "")
    var isBehindColon = false
    for character in text + "," {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ":" where depth == 0: isBehindColon = true
      case " " where depth == 0:
        if word == "where" { return names }
        if !word.isEmpty, isBehindColon { names.append(word) }
        word = ""
      case "," where depth == 0:
        if !word.isEmpty, isBehindColon { names.append(word) }
        word = ""
      default: if depth == 0 { word.append(character) }
      }
    }
    return names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }
}

/// What protocols ask of types, as far as a doc comment says what it is for, and which types conform to them.
struct WitnessIndex {
  private var requirements: [String: Set<String>] = [:]
  private var parents: [String: Set<String>] = [:]

  /// - Parameter files: Texts of Swift files.
  init(files: some Sequence<String>) {
    for text in files { read(text) }
  }

  private mutating func read(_ text: String) {
    var scopes = TypeScopes()
    var before: Substring = ""
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map({ Substring($0) }) {
      let own = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
      if let head = scopes.read(line) {
        if !head.parents.isEmpty { parents[head.name, default: []].formUnion(head.parents) }
      } else if let type = scopes.innermost, type.keyword == "protocol", let name = Self.requirement(own) {
        if before.hasPrefix("///") || before.hasPrefix("@") { requirements[type.name, default: []].insert(name) }
      }
      before = own
    }
  }

  private static func requirement(_ line: Substring) -> String? {
    var words = line.split(separator: " ", maxSplits: 6)[...]
    while let word = words.first, word.first == "@" || ["static", "mutating", "nonisolated", "override"].contains(word) {
      words = words.dropFirst()
    }
    guard words.count > 1, let keyword = words.popFirst(), let rest = words.first else { return nil }
    guard ["var", "func", "typealias", "associatedtype"].contains(keyword) else { return nil }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return "\(keyword == "associatedtype" ? "typealias" : keyword) \(name)"
  }

  /// Whether a protocol to which a type conforms, perhaps by way of others, asks for a declaration such as "var speed".
  func isWitness(_ declaration: String, of type: String) -> Bool {
    var (seen, waiting) = (Set<String>(), Array(parents[type] ?? []))
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if requirements[next]?.contains(declaration) == true { return true }
      waiting += parents[next] ?? []
    }
    return false
  }
}
