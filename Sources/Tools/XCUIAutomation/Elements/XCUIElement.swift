public import Foundation

/// Something on the screen of an app.
///
/// It is looked for whenever it is asked or touched. What is asked of, or done with, an element that is not there fails the test,
/// with a line that says which one was meant and what is on screen; `exists` and waits do not.
///
///     let save = app.buttons["Save"]
///     XCTAssertTrue(save.waitForExistence(timeout: 2))
///     save.tap()
@MainActor @preconcurrency
public class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementAttributes {
  let driver: AppDriver
  let path: ElementPath

  init(_ driver: AppDriver, _ path: ElementPath) {
    (self.driver, self.path) = (driver, path)
    super.init()
  }

  /// The element itself, or the first of several that fit.
  public var firstMatch: XCUIElement { XCUIElement(driver, path.adding(.first, ".firstMatch")) }

  /// All elements of a kind inside, however deep.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(driver, path.adding(.descendants(type), ".\(type.queryName)"))
  }

  /// The elements of a kind directly inside.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(driver, path.adding(.children(type), ".children(matching: .\(type.name))"))
  }

  /// The element with all that lies inside, as it is now.
  ///
  /// - Throws: A line, where it is not there.
  public func snapshot() throws -> any XCUIElementSnapshot {
    let (tree, index) = try driver.only(path)
    return ElementSnapshot(tree.subtree(index), on: tree.bounds)
  }

  /// What was meant, and the element with all that lies inside.
  public override var debugDescription: String {
    MainActor.assumeIsolated {
      guard let tree = driver.tree() else { return "\(path.text): the app does not run" }
      let found = path.found(in: tree).prefix(1).map(tree.description)
      return "\(path.text):\n" + (found.first ?? "it is not there; \(tree.summary)")
    }
  }

  /// What was meant.
  public override var description: String { MainActor.assumeIsolated { path.text } }

  // MARK: Whether it is there

  /// Whether it is there now.
  public var exists: Bool { !driver.found(path).isEmpty }

  /// Waits until it is there.
  ///
  /// - Parameter timeout: Seconds after which to give up, of the app's clock and ours.
  /// - Returns: Whether it came.
  public func waitForExistence(timeout: TimeInterval) -> Bool { driver.wait(timeout) { exists } }

  /// Waits until it is not there.
  ///
  /// - Parameter timeout: Seconds after which to give up, of the app's clock and ours.
  /// - Returns: Whether it went.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { driver.wait(timeout) { !exists } }

  /// Waits until a property has a value; an element that is not there has none.
  ///
  /// - Returns: Whether it came to that.
  public func wait<V: Equatable>(for keyPath: KeyPath<XCUIElement, V>, toEqual expected: V, timeout: TimeInterval) -> Bool {
    driver.wait(timeout) { exists && self[keyPath: keyPath] == expected }
  }

  /// Whether it is there, and a press on the middle of the part of it that is on screen would reach it: nothing else lies over it.
  public var isHittable: Bool {
    guard let tree = driver.tree(), let index = path.found(in: tree).first else { return false }
    return tree[index].visiblePoint(in: tree.bounds) != nil && !tree[index].isCovered
  }

  // MARK: What it is

  private var node: ElementNode { driver.node(path) ?? ElementNode(types: [.any]) }

  /// The text that the app gave it to be found by.
  public var identifier: String { node.identifier }
  /// Its bounds in points of the screen.
  public var frame: CGRect { node.frame }
  /// Its value: a switch's `1` or `0`, a slider's percents, a field's text; `nil`: it has none.
  public var value: Any? { node.value }
  /// Its title; only an app has one here.
  public var title: String { node.title }
  /// What it is called.
  public var label: String { node.label }
  /// What it is.
  public var elementType: ElementType { node.type }
  /// Whether it can be used.
  public var isEnabled: Bool { node.isEnabled }
  /// What a field says as long as it is empty; `nil` for what is no field.
  public var placeholderValue: String? { node.placeholder }
  /// Whether it is chosen.
  public var isSelected: Bool { node.isSelected }
  /// Whether keys go to it.
  public var hasFocus: Bool { node.hasFocus }
}

extension ElementNode {
  /// The middle of the part of it that is on screen; `nil`: none is.
  func visiblePoint(in bounds: CGRect) -> CGPoint? {
    let shown = frame.intersection(bounds)
    guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
    return CGPoint(x: shown.midX, y: shown.midY)
  }
}
