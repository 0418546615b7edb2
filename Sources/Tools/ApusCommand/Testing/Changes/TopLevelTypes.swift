import Foundation

/// The types that a Swift file declares or extends at its top level, where it declares nothing else that other files see.
struct TopLevelTypes: Equatable {
  /// `nil` where other files may see a function, a variable or an operator.
  private(set) var names: Set<String>?
  /// All words of its code.
  let words: Set<String>

  private static let types: Set = ["struct", "class", "enum", "actor", "extension"]
  private static let others: Set = ["func", "let", "var", "typealias", "protocol", "macro", "operator", "precedencegroup"]

  init(_ data: Data) {
    let tokens = SwiftCode(data).tokens
    words = Set(tokens.filter(\.isWord).map(\.text))
    var found: Set<String>? = []
    var (depth, isPrivate) = (0, false)
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1].text : ""
      switch token.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if token.text == "}", depth == 0 { isPrivate = false }
      case "private", "fileprivate": if depth == 0 { isPrivate = true }
      case let kind where depth == 0 && before != "import" && !token.isMember && token.isWord:
        if Self.types.contains(kind) {
          // What is private to the file can be seen by nobody else; an extension adds to what others see.
          if !isPrivate || kind == "extension", index + 1 < tokens.count { found?.insert(tokens[index + 1].text) }
          isPrivate = false
        } else if Self.others.contains(kind) {
          if !isPrivate { found = nil }
          isPrivate = false
        }
      default: break
      }
    }
    names = depth == 0 ? found : nil
  }
}
