import Foundation

/// Names a piece of further content of an element, whatever is read for it.
nonisolated public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let id: String
  let label: Text

  /// Creates a key with a label and an identity of its own.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }
  /// Creates a key with a label of the app's string tables and an identity of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// Creates a key that is its own label.
  public init(_ labelKey: LocalizedStringKey) {
    let text = Text(labelKey)
    self.init(text, id: text.plainString)
  }
}

/// The framework of the further content's importance, as Apple names it.
public enum AXCustomContent {
  /// Whether further content is read with the element or only when it is asked for.
  public enum Importance: UInt, Sendable { case `default`, high }
}

extension View {
  /// Adds further content, which is read when it is asked for; `nil` takes it away.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(
      AccessibilityModifier {
        $0.setCustomContent(
          key.id, value.map { .init(label: key.label.plainString, value: $0.plainString, isImportant: importance == .high) })
      })
  }
  /// Adds further content, which is read when it is asked for.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }
  /// Adds further content, which is read when it is asked for.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }
  /// Adds further content under a label, which is read when it is asked for.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(label, id: label.plainString), value, importance: importance)
  }
  /// Adds further content under a label, which is read when it is asked for.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  /// Adds further content under a label, which is read when it is asked for.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  /// Adds further content under a label, which is read when it is asked for.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(verbatim: String(value)), importance: importance)
  }
}

extension AccessibilityElement {
  /// A piece of further content.
  package struct CustomContent: Equatable {
    package var label: String
    package var value: String
    package var isImportant: Bool
  }

  /// Sets a piece of further content; `nil` takes it away.
  mutating func setCustomContent(_ id: String, _ content: CustomContent?) {
    customContent.removeAll { $0.id == id }
    if let content { customContent.append((id, content)) }
  }
}
