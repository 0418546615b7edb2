/// An app's identifier, such as `com.example.App`: it names the file of the user's defaults, among others.
enum BundleIdentifier {
  /// Longer ones would be no names of files.
  static let greatestLength = 200

  /// An identifier that can be the name of a file: where a part of one is empty, as those are that a team's own settings would
  /// have filled, the others make it.
  ///
  /// - Parameters:
  ///   - text: What the settings say.
  ///   - name: The app's name, for an app without an identifier.
  /// - Returns: Letters, digits, dashes and underscores, with single dots between them.
  static func usable(_ text: String, name: String) -> String {
    let parts = text.split(separator: ".").map(part).filter { part in part.contains { $0 != "-" } }
    guard !parts.isEmpty else {
      let own = part(name[...])
      return own.contains { $0 != "-" } ? "app." + own : "app"
    }
    var result = parts.joined(separator: ".")
    while result.utf8.count > greatestLength { result.removeLast() }
    return result
  }

  private static func part(_ text: Substring) -> String {
    String(
      text.trimmingPrefix { $0.isWhitespace }.prefix(greatestLength).map { character in
        character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character)) ? character : "-"
      })
  }
}
