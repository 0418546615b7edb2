/// A kind of name that the world outside has for types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The kind's identifier.
  public let rawValue: String
  /// A kind by its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What a file's name ends with, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// What a server calls it.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
