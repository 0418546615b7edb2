import SwiftLexing

/// The parameters of a function, as its source has them.
struct ParameterList: Equatable {
  struct Parameter: Equatable {
    /// `nil` stands for `_`.
    var label: String?
    /// What the function's body calls it.
    var name: String
    /// The type's text on one line, without what only a parameter may say.
    var type: String
    /// Whether a message can bring it: it is not changed in place, not one of any number, and not of a type that the caller chooses.
    var isPlain = true
  }

  var parameters: [Parameter] = []

  var labels: [String?] { parameters.map(\.label) }

  /// Reads what stands between two brackets; `nil` where that is no list of parameters.
  init?(from open: Int, through close: Int, in tokens: SwiftTokens) {
    var start = open + 1
    for end in Self.ends(from: open + 1, to: close, in: tokens) {
      if start == end, parameters.isEmpty, end == close { return }
      guard let parameter = Self.parameter(in: start..<end, of: tokens) else { return nil }
      parameters.append(parameter)
      start = end + 1
    }
  }

  /// The commas between parameters, and the end.
  private static func ends(from start: Int, to close: Int, in tokens: SwiftTokens) -> [Int] {
    var (depth, ends) = (0, [Int]())
    var index = start
    while index < close {
      if let inner = tokens.closing(index) {
        index = inner + 1
        continue
      }
      depth += tokens.angleStep(at: index)
      if depth <= 0, tokens.isAt(index, ",") { ends.append(index) }
      index += 1
    }
    // Swift takes a comma behind the last one.
    return ends.last == close - 1 ? Array(ends.dropLast()) + [close - 1] : ends + [close]
  }

  private static func parameter(in range: Range<Int>, of tokens: SwiftTokens) -> Parameter? {
    var index = range.lowerBound
    while index < range.upperBound, tokens[index].kind == .marked { index = tokens.endOfAttribute(at: index) }
    guard index < range.upperBound, let first = tokens.word(at: index) else { return nil }
    let second = tokens.word(at: index + 1)
    let colon = index + (second == nil ? 1 : 2)
    guard colon < range.upperBound, tokens.isAt(colon, ":") else { return nil }
    var parameter = Parameter(label: first == "_" ? nil : first, name: second ?? first, type: "")
    var words: [String] = []
    index = colon + 1
    while index < range.upperBound, !tokens.isAt(index, "=") {
      let end = tokens.closing(index).map { min($0 + 1, range.upperBound) } ?? index + 1
      let text = tokens.text(of: index..<end)
      if ["inout", "some", "borrowing", "consuming", "sending", "@autoclosure"].contains(text) || text.hasSuffix("...") {
        parameter.isPlain = false
      }
      if text != "@escaping" { words.append((tokens[index].followsSpace && !words.isEmpty ? " " : "") + text) }
      index = end
    }
    parameter.type = words.joined()
    return parameter.type.isEmpty ? nil : parameter
  }
}

extension SwiftTokens {
  /// How much deeper in angle brackets what follows a token stands.
  func angleStep(at index: Int) -> Int {
    guard self[index].kind == .sign, !self[index].text.contains("->") else { return 0 }
    return self[index].text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }
}
