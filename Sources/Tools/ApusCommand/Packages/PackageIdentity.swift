/// What tells one package from another: the last part of its address or of its folder's path, in small letters and without
/// `.git`.
///
/// `https://host/Lists.git`, `git@host:owner/Lists` and the folder `lists` are one package; so the package manager sees it, too.
struct PackageIdentity: Hashable, Comparable, CustomStringConvertible {
  let text: String

  init(_ location: String) {
    var name = Substring(location)
    while name.hasSuffix("/") { name.removeLast() }
    if let start = name.lastIndex(where: { $0 == "/" || $0 == ":" }) { name = name[name.index(after: start)...] }
    let small = name.lowercased()
    text = small.hasSuffix(".git") ? String(small.dropLast(4)) : small
  }

  init(_ folder: Path) { self.init(folder.string) }

  var description: String { text }

  static func < (left: PackageIdentity, right: PackageIdentity) -> Bool { left.text < right.text }
}

extension String {
  /// The text as a string literal of Swift.
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
