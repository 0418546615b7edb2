public import Foundation

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
