public import EngineTesting
public import Foundation
import SwiftUI

/// What is in the bars of the screen that shows, and the ways back from it.
///
///     try screen.barButton("Add").tap()
///     #expect(try screen.barTitle.label == "New")
///     screen.goBack()
extension Screen {
  /// The title in the bar: the large one, or the one in the row once it has taken its place.
  public var barTitle: Element {
    get throws {
      guard let title = elements.first(where: { $0.role == "header" && $0.frame.minY < barLimit }) else {
        throw ElementNotFound(name: "a title in the bar", present: elements.map(\.label))
      }
      return title
    }
  }

  /// The button that leads back; it is named after the screen before.
  public var backButton: Element { get throws { try element("BackButton") } }

  /// A button in one of the bars, by its label or identifier.
  public func barButton(_ name: String) throws -> Element { try button(name) }

  /// Goes back as somebody does who presses the back button, and waits until the screen before is in its place.
  public func goBack() throws {
    try backButton.tap()
    finishAnimations()
  }

  /// Puts a finger down at the leading edge and moves it inwards.
  /// - Parameters:
  ///   - part: How far it goes, as a part of the screen's width.
  ///   - duration: Seconds for the way.
  ///   - rest: Seconds for which the finger stays at the end, so that it lifts without speed.
  ///   - isRightToLeft: Whether the leading edge is on the right.
  public func swipeBack(by part: CGFloat, duration: TimeInterval = 0.3, rest: TimeInterval = 0, isRightToLeft: Bool = false) {
    let y = size.height / 2
    let (from, to) = (CGFloat(5), 5 + size.width * part)
    drag(
      from: CGPoint(x: isRightToLeft ? size.width - from : from, y: y),
      to: CGPoint(x: isRightToLeft ? size.width - to : to, y: y),
      duration: duration, rest: rest)
  }

  /// The size of the screen, in points.
  public var size: CGSize { engine.root?.size ?? .zero }
  /// Below it nothing is a bar's title.
  private var barLimit: CGFloat { 170 }
}
