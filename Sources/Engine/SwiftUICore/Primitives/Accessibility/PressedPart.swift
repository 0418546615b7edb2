package import Foundation

extension View {
  /// Marks the part of a control that takes presses: whoever presses the control by its name presses it there.
  ///
  /// It is no element by itself.
  package nonisolated func accessibilityPressedPart() -> some View { modifier(PressedPartModifier()) }
}

nonisolated private struct PressedPartModifier: PrimitiveModifier {
  typealias Body = Never
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PressedPartNode { PressedPartNode(inputs: inputs) }
  static func updateNode(_ node: PressedPartNode, with modifier: Self) {}
}

private final class PressedPartNode: WrapperNode {
  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var part = AccessibilityElement(role: .other, label: "", node: self)
    part.isPressedPart = true
    part.activationPoint = CGPoint(x: part.frame.midX, y: part.frame.midY)
    builder.elements.append(part)
  }

  override var debugName: String { "PressedPart" }
}

// MARK: - By name

extension ViewGraph {
  /// What somebody finds who wants to press something by its name.
  package enum PressTarget {
    /// An element, and where it is pressed.
    case point(CGPoint)
    /// A step of what has a value and no part of that name.
    case step(() -> Void)
  }

  /// What is pressed by a name: an element by its identifier or label, or a step of what has a value.
  ///
  /// A step is called as on iOS: by the name of what has the value, with `-Increment` or `-Decrement` behind it.
  package func pressTarget(named name: String) -> PressTarget? {
    if let element = element(named: name) { return .point(element.pressPoint) }
    for (ending, direction) in [("-Increment", AccessibilityAdjustmentDirection.increment), ("-Decrement", .decrement)] {
      guard name.hasSuffix(ending) else { continue }
      let element = element(named: String(name.dropLast(ending.count))) { $0.adjust != nil }
      if let adjust = element?.adjust { return .step { adjust(direction) } }
    }
    return nil
  }

  /// The labels of everything that can be pressed, for messages; identifiers of what has none.
  package var pressNames: [String] {
    accessibilityElements().flatMap(\.flattened).flatMap { element in
      let name = element.label.isEmpty ? element.identifier : element.label
      return element.adjust == nil || name.isEmpty ? [name] : [name, name + "-Increment", name + "-Decrement"]
    }
  }
}
