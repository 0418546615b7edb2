import Foundation

/// A type of files and other data, such as text, and its place among the others: plain text is text, which is data.
///
/// Types are those that Apple's systems declare, those that an app's `Info.plist` declares, and such as are made of a file
/// extension or a MIME type that nobody has declared, which are called dynamic.
public struct UTType: Hashable, Sendable {
  /// The type's name, such as "public.plain-text".
  public let identifier: String

  /// A type of an identifier that is not looked up.
  init(unchecked identifier: String) { self.identifier = identifier }

  /// A type by its identifier, whatever the case; `nil` for one that nobody has declared.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard let declaration = TypeDeclarations.shared[identifier] ?? DynamicType(identifier: identifier)?.declaration else {
      return nil
    }
    self.identifier = declaration.identifier
  }

  /// A type by what a file's name ends with, without the dot.
  ///
  /// Where no declared type has that extension it is a dynamic one, so that there is always a type unless the extension is empty
  /// or has a character that no extension has.
  /// - Parameters:
  ///   - filenameExtension: The extension; case does not matter.
  ///   - supertype: What the type has to be.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// A type by its MIME type; where no declared type has it, a dynamic one.
  /// - Parameters:
  ///   - mimeType: The MIME type, without parameters; case does not matter.
  ///   - supertype: What the type has to be.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// A type by a name of the world outside.
  /// - Parameters:
  ///   - tag: The name.
  ///   - tagClass: The kind of name.
  ///   - supertype: What the type has to be; `nil` for anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = first
  }

  /// All types that have a name of the world outside, those first that were declared first; a dynamic one where there is none.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    var found = TypeDeclarations.shared.identifiers(tag: tag, of: tagClass)
    if let supertype { found = TypeDeclarations.shared.filter(found, conformingTo: supertype.identifier) }
    if !found.isEmpty { return found.map(UTType.init(unchecked:)) }
    let dynamic = DynamicType(tag: tag, tagClass: tagClass, supertype: supertype?.identifier ?? "public.data")
    return dynamic.map { [UTType(unchecked: $0.identifier)] } ?? []
  }

  /// A type that the app declares itself, in its `Info.plist`.
  ///
  /// Where it is not declared there, it is known for as long as the app runs, without extensions or MIME types.
  /// - Parameters:
  ///   - identifier: The type's name, such as "com.example.recipe".
  ///   - parentType: What it is one of; data unless it is said here or in the `Info.plist`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// A type of another app that this one uses, declared in its `Info.plist`; see `init(exportedAs:conformingTo:)`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  private init(declaring identifier: String, _ parentType: UTType?) {
    let identifier = identifier.lowercased()
    TypeDeclarations.shared.declare(identifier, supertype: parentType?.identifier)
    self.identifier = identifier
  }

  private var declaration: TypeDeclaration? {
    TypeDeclarations.shared[identifier] ?? DynamicType(identifier: identifier)?.declaration
  }

  // MARK: What is known of it

  /// The names that the world outside has for it, the preferred one first.
  public var tags: [UTTagClass: [String]] { declaration?.tags ?? [:] }
  /// What names of such files end with, without the dot; `nil` where there is nothing they all end with.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// What a server calls it.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// What people call it, in English.
  public var localizedDescription: String? { declaration.flatMap { $0.title.isEmpty ? nil : $0.title } }
  /// Whether it was made of an extension or a MIME type that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }
  /// Whether somebody has declared it.
  public var isDeclared: Bool { !isDynamic }
  /// Whether it belongs to nobody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Among the others

  /// Everything that it is, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declaration?.supertypes ?? []
    while let next = open.popLast() {
      guard next != identifier, found.insert(UTType(unchecked: next)).inserted else { continue }
      open += TypeDeclarations.shared[next]?.supertypes ?? []
    }
    return found
  }

  /// Whether it is another type, or one of its kind.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is one of another type's kind, and not that itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type is one of its kind, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  /// Reads a type's identifier; one that this machine does not know stays as it is.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(unchecked: identifier)
  }

  /// Writes the type's identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
