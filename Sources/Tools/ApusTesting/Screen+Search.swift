public import EngineTesting
import Foundation
import SwiftUI

/// Searching, as a person does it.
///
///     try screen.search(for: "apple")
///     #expect(screen.contains("Apple pie"))
///     try screen.cancelSearch()
extension Screen {
  /// The field to search with; where content has to be pulled down for it, it is.
  public var searchField: Element {
    get throws {
      if let field = elements(role: "searchField").first { return field }
      pullDown()
      guard let field = elements(role: "searchField").first else {
        throw ElementNotFound(name: "a field to search with", present: elements.map(\.label))
      }
      return field
    }
  }

  /// Presses the field to search with and types a text into it.
  public func search(for text: String) throws {
    try searchField.tap()
    finishAnimations()
    type(text)
  }

  /// Ends the search by the button beside its field.
  public func cancelSearch() throws {
    try button("Cancel").tap()
    finishAnimations()
  }

  /// The tokens in the field, in order.
  public var searchTokens: [Element] { elements.filter { $0.identifier == "SearchToken" } }

  /// Scrolls to the beginning and pulls the content down from there, slowly.
  private func pullDown() {
    scroll(by: -100_000)
    finishAnimations()
    let (x, y) = (size.width / 2, size.height * 0.4)
    drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + 70), duration: 0.5, rest: 0.3)
    finishAnimations()
  }
}
