import Foundation
import FoundationAdditions
import UIKit

/// Hears of gestures and controls by selectors, and writes down what they say.
@MainActor
final class Listener: NSObject, SelectorPerforming {
  // Safe: gestures and controls call on the main thread, where tests read it.
  /// What was heard.
  nonisolated(unsafe) var lines: [String] = []
  // Safe: as above.
  /// What is written down of a sender.
  nonisolated(unsafe) var describe: (Any?) -> String = { _ in "called" }

  nonisolated static func method(for selector: String) -> ((AnyObject, [Any?]) -> Any?)? {
    guard selector == "heard:" || selector == "heard" else { return nil }
    return { object, values in
      guard let listener = object as? Listener else { return nil }
      listener.lines.append(listener.describe(values.first ?? nil))
      return ()
    }
  }

  /// Writes down the states of a gesture.
  func follow<G: UIGestureRecognizer>(
    _ gesture: G, as name: String = "", _ more: @escaping @MainActor (G) -> String = { _ in "" }
  ) {
    let old = describe
    gesture.addTarget(self, action: "heard:")
    describe = { [weak gesture] sender in
      MainActor.assumeIsolated {
        guard let gesture, sender as AnyObject === gesture else { return old(sender) }
        return [name, "\(gesture.state)", more(gesture)].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
  }
}

/// A view that writes down which touches it hears of.
final class TouchedView: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let point = touches.first?.location(in: self) ?? .zero
    heard.append("began \(Int(point.x)) \(Int(point.y))")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { if heard.last != "moved" { heard.append("moved") } }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}
