public import Foundation

/// A file that belongs to the outcome of a test; XCTest on Linux has no such type.
///
/// Tests of an interface add it to what they leave, and snapshots that fail bring some.
public final class XCTAttachment: NSObject {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Whatever becomes of the test.
    case keepAlways
    /// Where the test fails.
    case deleteOnSuccess
  }

  /// What people call it; it becomes a part of the file's name.
  public var name: String?
  /// How long it is kept.
  public var lifetime = Lifetime.deleteOnSuccess
  /// Whatever belongs to it.
  public var userInfo: [AnyHashable: Any]?
  /// The kind of file, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// What is attached.
  package let contents: Data
  /// How its file ends.
  package let fileExtension: String

  /// Attaches bytes of a kind.
  public init(data: Data, uniformTypeIdentifier: String) {
    (contents, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
    fileExtension = Self.extensions[uniformTypeIdentifier] ?? "data"
    super.init()
  }

  /// Attaches bytes of any kind.
  public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// Attaches a text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Attaches what a file has; nothing where it cannot be read, which is said.
  public init(contentsOfFile url: URL) {
    do { contents = try Data(contentsOf: url) } catch {
      print("\(url.path) cannot be attached: \(error.localizedDescription)")
      contents = Data()
    }
    uniformTypeIdentifier = Self.extensions.first { $0.value == url.pathExtension }?.key ?? "public.data"
    fileExtension = url.pathExtension.isEmpty ? "data" : url.pathExtension
    super.init()
  }

  private static let extensions = [
    "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json", "public.xml": "xml",
    "com.apple.property-list": "plist", "public.patch-file": "patch",
  ]
}
