import SwiftLexing

/// Finds the switches of a file and what their labels name.
struct SwitchReader {
  struct Switch {
    /// For each label of its own, the first name after a dot.
    var labels: [String] = []
    var defaultLine: Int?

    /// Whether it has a `default` though it tells apart cases of these names.
    func isOpen(over cases: Set<String>) -> Bool {
      defaultLine != nil && !labels.isEmpty && labels.allSatisfy(cases.contains)
    }
  }

  let tokens: [SwiftWord]

  var switches: [Switch] {
    tokens.indices.filter { tokens[$0].text == "switch" }.map { read(from: $0 + 1) }
  }

  private func read(from start: Int) -> Switch {
    var result = Switch()
    var braces = 0
    var brackets = 0
    for index in start..<tokens.count {
      switch tokens[index].text {
      case "(", "[": brackets += 1
      case ")", "]": brackets -= 1
      case "{" where brackets == 0 || braces > 0: braces += 1
      case "}" where braces > 0:
        braces -= 1
        if braces == 0 { return result }
      case "case" where braces == 1 && isLabel(index):
        if let name = firstName(after: index) { result.labels.append(name) }
      case "default" where braces == 1 && index + 1 < tokens.count && tokens[index + 1].text == ":":
        result.defaultLine = tokens[index].line
      default: break
      }
    }
    return result
  }

  /// Whether a `case` begins a label, and not a pattern of an `if`, `guard`, `for` or `while`.
  private func isLabel(_ index: Int) -> Bool {
    index == 0 || !["if", "guard", "for", "while", ","].contains(tokens[index - 1].text)
  }

  /// The name in `case .name`, also where the pattern begins with brackets.
  private func firstName(after index: Int) -> String? {
    var next = index + 1
    while next < tokens.count, tokens[next].text == "(" { next += 1 }
    guard next + 1 < tokens.count, tokens[next].text == "." else { return nil }
    return tokens[next + 1].text
  }

  /// The cases of an enum whose body begins in these tokens.
  static func enumCases(in tokens: ArraySlice<SwiftWord>) -> Set<String> {
    var names: Set<String> = []
    var braces = 0
    var brackets = 0
    var isListing = false
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": braces += 1
      case "}":
        braces -= 1
        if braces == 0 { return names }
      case "(": brackets += 1
      case ")": brackets -= 1
      case "case" where braces == 1: isListing = true
      case "," where braces == 1 && brackets == 0: continue
      case let word where isListing && braces == 1 && brackets == 0:
        // Cases of one line are parted by commas; anything else ends the list.
        if ["case", ","].contains(tokens[index - 1].text) { names.insert(word) } else { isListing = false }
      default: break
      }
    }
    return names
  }
}
