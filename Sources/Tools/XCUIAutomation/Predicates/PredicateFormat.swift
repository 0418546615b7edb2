import Foundation

/// A condition that was read from a text such as `label CONTAINS[c] %@ AND enabled == true`.
indirect enum PredicateFormat {
  /// A side of a comparison.
  enum Side {
    case value(PredicateValue)
    /// The value of a property.
    case key(PredicateKey)
  }

  case always(Bool)
  case comparison(Side, PredicateComparison, Side)
  case and(PredicateFormat, PredicateFormat)
  case or(PredicateFormat, PredicateFormat)
  case not(PredicateFormat)

  /// Whether it holds, for an object whose properties can be asked for.
  func holds(_ property: (PredicateKey) -> PredicateValue) -> Bool {
    switch self {
    case .always(let holds): holds
    case .comparison(let left, let comparison, let right):
      comparison.holds(Self.value(left, property), Self.value(right, property))
    case .and(let left, let right): left.holds(property) && right.holds(property)
    case .or(let left, let right): left.holds(property) || right.holds(property)
    case .not(let inner): !inner.holds(property)
    }
  }

  private static func value(_ side: Side, _ property: (PredicateKey) -> PredicateValue) -> PredicateValue {
    switch side {
    case .value(let value): value
    case .key(let key): property(key)
    }
  }
}

/// Why a text is no condition.
struct PredicateError: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Reads a condition.
struct PredicateReader {
  private var words: [Word]
  private var next = 0
  private var arguments: ArraySlice<Any>

  enum Word: Equatable {
    /// A name, a keyword or a sign.
    case word(String)
    case text(String)
    case number(Double)
    /// `%@`, `%d` and others; `%K` is a key.
    case argument(isKey: Bool)
  }

  init(_ format: String, _ arguments: [Any]) throws(PredicateError) {
    words = try Self.words(of: format)
    self.arguments = arguments[...]
  }

  /// Reads all of it.
  mutating func read() throws(PredicateError) -> PredicateFormat {
    let result = try alternatives()
    guard next == words.count else { throw PredicateError("\(Self.name(words[next])) is not expected") }
    return result
  }

  // MARK: Conditions

  private mutating func alternatives() throws(PredicateError) -> PredicateFormat {
    var result = try conjunction()
    while take("OR", "||") { result = .or(result, try conjunction()) }
    return result
  }

  private mutating func conjunction() throws(PredicateError) -> PredicateFormat {
    var result = try condition()
    while take("AND", "&&") { result = .and(result, try condition()) }
    return result
  }

  private mutating func condition() throws(PredicateError) -> PredicateFormat {
    if take("NOT", "!") { return .not(try condition()) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      let inner = try alternatives()
      guard take(")") else { throw PredicateError("a closing parenthesis is missing") }
      return inner
    }
    let left = try side()
    let comparison = try self.comparison()
    return .comparison(left, comparison, try side())
  }

  private mutating func comparison() throws(PredicateError) -> PredicateComparison {
    guard next < words.count, case .word(let word) = words[next] else { throw PredicateError("a comparison is missing") }
    var name = word.uppercased()
    var options = ""
    if let bracket = name.firstIndex(of: "[") {
      options = name[bracket...].trimmingCharacters(in: ["[", "]"])
      name = String(name[..<bracket])
    }
    let same = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    guard let found = PredicateComparison.Operator(rawValue: same[name] ?? name) else {
      throw PredicateError("\(word) is no comparison that is known here")
    }
    next += 1
    return PredicateComparison(operator: found, ignoresCase: options.contains("C"), ignoresMarks: options.contains("D"))
  }

  private mutating func side() throws(PredicateError) -> PredicateFormat.Side {
    guard next < words.count else { throw PredicateError("a value is missing at the end") }
    defer { next += 1 }
    switch words[next] {
    case .text(let text): return .value(.text(text))
    case .number(let number): return .value(.number(number))
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else { throw PredicateError("there are fewer arguments than % signs") }
      return isKey ? .key(try PredicateKey(named: "\(argument)")) : .value(PredicateValue(argument))
    case .word("{"): return .value(.list(try list()))
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return .value(.number(1))
      case "FALSE", "NO": return .value(.number(0))
      case "NIL", "NULL": return .value(.nothing)
      case "SELF": return .key(.object)
      default: return .key(try PredicateKey(named: word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word))
      }
    }
  }

  /// What stands between braces; the last word is left to be passed by.
  private mutating func list() throws(PredicateError) -> [PredicateValue] {
    var values: [PredicateValue] = []
    next += 1
    while next < words.count, words[next] != .word("}") {
      if words[next] == .word(",") {
        next += 1
        continue
      }
      guard case .value(let value) = try side() else { throw PredicateError("a list may hold values alone") }
      values.append(value)
    }
    guard next < words.count else { throw PredicateError("a closing brace is missing") }
    return values
  }

  private mutating func take(_ names: String...) -> Bool {
    guard next < words.count, case .word(let word) = words[next], names.contains(word.uppercased()) else { return false }
    next += 1
    return true
  }

  // MARK: Words

  private static func name(_ word: Word) -> String {
    switch word {
    case .word(let word): word
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .argument: "an argument"
    }
  }

  private static func word(at start: Substring) -> (length: Int, word: Word)? {
    if let match = start.prefixMatch(of: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/)?.output {
      return (match.count, .text(unquoted(match)))
    }
    if let match = start.prefixMatch(of: /%K/)?.output { return (match.count, .argument(isKey: true)) }
    if let match = start.prefixMatch(of: /%(?:@|l{0,2}[diu]|z[du]|l?f|g)/)?.output {
      return (match.count, .argument(isKey: false))
    }
    if let match = start.prefixMatch(of: /-?\d+(?:\.\d+)?/)?.output { return (match.count, .number(Double(match) ?? 0)) }
    let words = /(?:[A-Za-z_][A-Za-z0-9_.]*|==|!=|<>|<=|=<|>=|=>|[=<>])(?:\[[cdlnCDLN]+\])?|&&|\|\||[!(){},]/
    return start.prefixMatch(of: words).map { ($0.output.count, .word(String($0.output))) }
  }

  private static func words(of format: String) throws(PredicateError) -> [Word] {
    var rest = format[...]
    var words: [Word] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return words }
      guard let (length, word) = word(at: rest) else { throw PredicateError("\(rest.prefix(20)) cannot be read") }
      words.append(word)
      rest = rest.dropFirst(length)
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    String(text.dropFirst().dropLast()).replacing(/\\(.)/) { $0.output.1 }
  }
}
