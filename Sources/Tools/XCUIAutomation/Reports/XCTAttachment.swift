public import Foundation
import XCTest

/// A file that belongs to the outcome of a test.
public class XCTAttachment: NSObject {
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
  let contents: Data
  private let fileExtension: String

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

  /// Attaches a picture.
  @MainActor @preconcurrency
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
  }

  /// Attaches what a file has; nothing where it cannot be read.
  public init(contentsOfFile url: URL) {
    contents = (try? Data(contentsOf: url)) ?? Data()
    uniformTypeIdentifier = Self.extensions.first { $0.value == url.pathExtension }?.key ?? "public.data"
    fileExtension = url.pathExtension.isEmpty ? "data" : url.pathExtension
    super.init()
  }

  private static let extensions = [
    "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json", "public.xml": "xml",
    "com.apple.property-list": "plist",
  ]

  /// The name of its file, the number of those of a test in front.
  func fileName(test: String, number: Int) -> String {
    let words = "\(test) \(number) \(name ?? "")".split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    return "\(words.prefix(120)).\(fileExtension)"
  }
}

/// A part of a test that has a name.
public protocol XCTActivity: NSObjectProtocol {
  /// What people call it.
  var name: String { get }
  /// Attaches a file to the test.
  func add(_ attachment: XCTAttachment)
}

/// Names parts of tests.
public class XCTContext: NSObject {
  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { XCUITestCase.running?.add(attachment) }
  }

  /// Does a part of a test, and says its name before.
  @MainActor @preconcurrency
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    print(name)
    return try block(Activity(name))
  }
}
