/// A type that is made of one name of the world outside, which its identifier says.
struct DynamicType {
  static let prefix = "dyn."
  let tag: String
  let tagClass: UTTagClass
  let supertype: String
  /// What stands in the identifier for the kind of name.
  private let code: String

  /// What stands in an identifier for a kind of name.
  private static let codes: [(code: String, tagClass: UTTagClass)] = [("ext", .filenameExtension), ("mime", .mimeType)]
  /// The longest name that makes a type.
  private static let limit = 255

  /// `nil` for a name that is empty or has a character that such names do not have.
  init?(tag: String, tagClass: UTTagClass, supertype: String) {
    let forbidden: Set<Character> = tagClass == .mimeType ? ["\\"] : ["/", "\\"]
    let isFit = tag.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7f && $0 != ":" }
    guard !tag.isEmpty, tag.utf8.count <= Self.limit, isFit, !tag.contains(where: forbidden.contains),
      let code = Self.codes.first(where: { $0.tagClass == tagClass })?.code
    else { return nil }
    (self.tag, self.tagClass, self.supertype, self.code) = (tag, tagClass, supertype, code)
  }

  /// What an identifier says; `nil` for one of another form.
  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let parts = identifier.dropFirst(Self.prefix.count).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let code = Self.codes.first(where: { $0.code == parts[0] }) else { return nil }
    self.init(tag: String(parts[2]), tagClass: code.tagClass, supertype: String(parts[1]))
  }

  var identifier: String { "\(Self.prefix)\(code):\(supertype):\(tag)" }

  var declaration: TypeDeclaration {
    TypeDeclaration(identifier: identifier, title: "", tags: [tagClass: [tag]], supertypes: [supertype])
  }
}
