public import FoundationAdditions
public import SwiftUICore

extension View {
  /// Shows a number beside the view, where it is a tab or a row of a list; zero shows nothing.
  ///
  ///     List { Text("Kyoto").badge(3) }
  public nonisolated func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

  /// Shows a text beside the view, where it is a tab or a row of a list; `nil` shows nothing.
  public nonisolated func badge(_ label: Text?) -> some View { modifier(TraitModifier(BadgeTraitKey.self, label)) }

  /// Shows a text of the app's string tables beside the view, where it is a tab or a row of a list; `nil` shows nothing.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text that a resource names beside the view, where it is a tab or a row of a list; `nil` shows nothing.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }

  /// Shows a text as it is beside the view, where it is a tab or a row of a list; `nil` shows nothing.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// What `badge(_:)` asks the container to show beside the view.
package enum BadgeTraitKey: ViewTraitKey {
  package static var defaultValue: Text? { nil }
  package static var isSoughtInBodies: Bool { false }
}
