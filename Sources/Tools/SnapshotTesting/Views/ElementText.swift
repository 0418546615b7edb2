import Foundation
import SwiftUICore

/// Accessibility elements as a text: a line each, those in another one below it.
struct ElementText {
  private(set) var text: String

  init(of elements: [AccessibilityElement], frames: Bool) {
    text = Self.lines(elements, frames: frames, indent: "").joined(separator: "\n")
  }

  private static func lines(_ elements: [AccessibilityElement], frames: Bool, indent: String) -> [String] {
    elements.flatMap { element in
      [indent + line(element, frames: frames)] + lines(element.children, frames: frames, indent: indent + "  ")
    }
  }

  /// Such as `button "Buy" (16, 20, 80 × 44) disabled`.
  private static func line(_ element: AccessibilityElement, frames: Bool) -> String {
    var words = [element.role.rawValue]
    if !element.label.isEmpty { words.append(element.label.debugDescription) }
    if !element.value.isEmpty { words.append("value \(element.value.debugDescription)") }
    if !element.hint.isEmpty { words.append("hint \(element.hint.debugDescription)") }
    if !element.identifier.isEmpty { words.append("identifier \(element.identifier.debugDescription)") }
    if frames { words.append(place(element.frame)) }
    if element.isSelected { words.append("selected") }
    if !element.isEnabled { words.append("disabled") }
    return words.joined(separator: " ")
  }

  private static func place(_ frame: CGRect) -> String {
    guard !frame.isNull, !frame.isInfinite else { return "(nowhere)" }
    let (x, y) = (Int(clamping: frame.minX.rounded()), Int(clamping: frame.minY.rounded()))
    return "(\(x), \(y), \(Int(clamping: frame.width.rounded())) × \(Int(clamping: frame.height.rounded())))"
  }
}
