/// A value that an app attaches to a part of a text, for its renderers to find in the runs.
///
///     struct Emphasis: TextAttribute {}
///     Text("Tap ") + Text("Continue").customAttribute(Emphasis())
public protocol TextAttribute: Hashable {}

extension Text {
  /// Attaches a value to the text, which a ``TextRenderer`` finds in the runs of its characters.
  ///
  /// A part has one value of each type: of those around each other the innermost counts.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.attribute(TextAttributeBox(value))) }
}

// Safe: never changed; texts are compared and drawn on the main thread, where apps make the values.
/// A value that an app attaches to a part of a text.
final class TextAttributeBox: Equatable, @unchecked Sendable {
  let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }

  static func == (a: TextAttributeBox, b: TextAttributeBox) -> Bool {
    func isEqual<A: TextAttribute>(_ value: A) -> Bool { (b.value as? A) == value }
    return isEqual(a.value)
  }

  /// Takes the place of the value of the same type, or stands beside the others.
  func replace(in attributes: inout [TextAttributeBox]) {
    attributes.removeAll { type(of: $0.value) == type(of: value) }
    attributes.append(self)
  }
}
