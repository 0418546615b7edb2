/// The keys that can be pressed by name, as the W3C's `KeyboardEvent.key` has them.
enum MCPKeys {
  /// Those that type nothing.
  static let named =
    [
      "Enter", "Tab", "Escape", "Backspace", "Delete", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp",
      "PageDown", "Insert", "Clear", "Help",
    ] + (1...24).map { "F\($0)" }

  /// What is wrong with a name; `nil`: nothing.
  static func complaint(about key: String) -> String? {
    if key.count == 1 || named.contains(key) { return nil }
    let names = named.dropLast(23).joined(separator: ", ")
    let known = "a letter, a digit, a sign, \" \" for the space bar, or one of \(names) to F24"
    let guess = key.lowercased() == "space" ? "\" \"" : nearest(to: key, in: named)
    return "there is no key \"\(key.onOneLine)\"" + (guess.map { "; did you mean \($0)?" } ?? ".") + " A key is \(known)."
  }
}
