import SwiftLexing

/// The types that a file declares outside of others and for more than itself.
struct DeclaredTypes {
  private(set) var names: [String] = []

  init(in tokens: [SwiftWord]) {
    let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    var depth = 0
    // Whether what is declared next was said to be the file's own.
    var isOwn = false
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}":
        depth -= 1
        isOwn = false
      case "private", "fileprivate": isOwn = depth == 0
      case "extension", "func", "var", "let", "import": isOwn = false
      case _ where depth == 0 && kinds.contains(token.text) && index + 1 < tokens.count:
        // An import may say what kind of thing it imports.
        let isImport = index > 0 && tokens[index - 1].text == "import"
        if !isOwn, !isImport, tokens[index + 1].text.first?.isUppercase == true { names.append(tokens[index + 1].text) }
        isOwn = false
      default: break
      }
    }
  }
}
