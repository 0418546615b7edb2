public import Foundation

/// Looks for elements on the screen of an app; it looks when it is asked, each time anew.
///
///     app.cells.containing(.staticText, identifier: "Kyoto").buttons["Delete"].tap()
@MainActor @preconcurrency
public class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let driver: AppDriver
  let path: ElementPath

  init(_ driver: AppDriver, _ path: ElementPath) {
    (self.driver, self.path) = (driver, path)
    super.init()
  }

  private func adding(_ kind: QueryStep.Kind, _ text: String, _ place: SourcePlace? = nil) -> XCUIElementQuery {
    XCUIElementQuery(driver, path.adding(kind, text, at: place))
  }

  private func element(_ kind: QueryStep.Kind, _ text: String, _ place: SourcePlace? = nil) -> XCUIElement {
    XCUIElement(driver, path.adding(kind, text, at: place))
  }

  // MARK: Elements

  /// The only element that fits; where there are more, what is done with it fails.
  public var element: XCUIElement { element(.only, ".element") }

  /// The first element that fits.
  public var firstMatch: XCUIElement { element(.first, ".firstMatch") }

  /// The element at a place of those that fit, from 0.
  public func element(boundBy index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    element(.index(index), ".element(boundBy: \(index))", SourcePlace(file: file, line: line))
  }

  /// The only element of those that fit for which a condition holds.
  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The only element of those that fit that is of a kind and has a name.
  public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The only element of those that fit whose identifier, title, label, value or placeholder is a text.
  public subscript(key: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    let named = path.adding(.filter { $0[$1].isNamed(key) }, "[\"\(key)\"]", at: SourcePlace(file: file, line: line))
    return XCUIElement(driver, named.adding(.only, ""))
  }

  // MARK: What is there

  /// How many elements fit now.
  public var count: Int { driver.found(path).count }

  /// The elements that fit now, each by its place among them.
  public var allElementsBoundByIndex: [XCUIElement] {
    (0..<count).map { element(.index($0), ".element(boundBy: \($0))") }
  }

  /// The elements that fit now.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  /// The query and what fits now.
  public override var debugDescription: String {
    MainActor.assumeIsolated {
      guard let tree = driver.tree() else { return "\(path.text): the app does not run" }
      let found = path.found(in: tree)
      return "\(path.text): \(found.count) found\n" + found.map(tree.description).joined(separator: "\n")
    }
  }

  // MARK: Further queries

  /// All elements of a kind inside of those that fit, however deep.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.descendants(type), ".\(type.queryName)")
  }

  /// The elements of a kind directly inside of those that fit.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.children(type), ".children(matching: .\(type.name))")
  }

  /// Those for which a condition holds.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    adding(.filter { predicate.holds(for: $0, $1) }, ".matching(predicate)")
  }

  /// Those of a kind that have a name; without one all of the kind.
  public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    let name = identifier.map { "\"\($0)\"" } ?? "nil"
    return adding(
      .filter { tree, index in tree[index].isOf(elementType) && identifier.map(tree[index].isNamed) ?? true },
      ".matching(.\(elementType.name), identifier: \(name))")
  }

  /// Those whose identifier, title, label, value or placeholder is a text.
  public func matching(identifier: String) -> XCUIElementQuery {
    adding(.filter { $0[$1].isNamed(identifier) }, ".matching(identifier: \"\(identifier)\")")
  }

  /// Those inside of which is an element for which a condition holds.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    adding(
      .filter { tree, index in tree.descendants(of: index).contains { predicate.holds(for: tree, $0) } },
      ".containing(predicate)")
  }

  /// Those inside of which is an element of a kind that has a name; without one, any of the kind.
  public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    let name = identifier.map { "\"\($0)\"" } ?? "nil"
    return adding(
      .filter { tree, index in
        tree.descendants(of: index).contains { tree[$0].isOf(elementType) && identifier.map(tree[$0].isNamed) ?? true }
      }, ".containing(.\(elementType.name), identifier: \(name))")
  }
}
