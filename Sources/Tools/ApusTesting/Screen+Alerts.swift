public import EngineTesting
import Foundation
import SwiftUI
import SwiftUICore

/// Alerts and dialogs, as somebody answers them.
///
///     #expect(screen.alertTitle == "Delete \"Tokyo\"?")
///     try screen.answerAlert("Delete")
extension Screen {
  /// The alert or dialog that is shown, the one in front; `nil` where there is none.
  public var alert: Element? { elements.last { $0.role == "alert" } }
  /// Its title, or what it says first; `nil` where there is none.
  public var alertTitle: String? { alert?.label }
  /// What it says, from top to bottom, without the titles of its buttons.
  public var alertTexts: [String] {
    parts { $0 == "staticText" || $0 == "header" }.map(\.label)
  }
  /// Its buttons, from top to bottom and from left to right.
  public var alertButtons: [Element] { parts { $0 == "button" } }
  /// Its fields, from top to bottom.
  public var alertFields: [Element] { parts { $0 == "textField" } }

  /// A button of the alert or dialog that is shown, by its label or identifier.
  public func alertButton(_ name: String) throws -> Element { try part(name, of: alertButtons) }
  /// A field of the alert that is shown, by its label or identifier.
  public func alertField(_ name: String) throws -> Element { try part(name, of: alertFields) }

  /// Presses a button of the alert or dialog that is shown, and waits until that has gone.
  public func answerAlert(_ name: String) throws {
    try alertButton(name).tap()
    finishAnimations()
  }

  private func parts(where isRequested: (String) -> Bool) -> [Element] {
    guard let alert else { return [] }
    return alert.element.children.flatMap(\.flattened).map { Element($0, screen: self) }
      .filter { isRequested($0.role) }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private func part(_ name: String, of parts: [Element]) throws -> Element {
    guard let part = parts.first(where: { $0.label == name || $0.identifier == name }) else {
      throw ElementNotFound(name: name, present: parts.map(\.label))
    }
    return part
  }
}
