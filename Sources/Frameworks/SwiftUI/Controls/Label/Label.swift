public import SwiftUICore

/// A title with an icon before it, on the title's first line.
///
/// The icon says the same as the title, so only the title is read to somebody who cannot see it. `labelStyle(_:)` decides what
/// shows.
///
///     Label("Favourites", systemImage: "star").labelStyle(.titleOnly)
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @ControlStyle<LabelStyleConfiguration> private var style

  /// Creates a label of the views of two closures.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    style.body(
      of: LabelStyleConfiguration(title: .init(content: style.part(title)), icon: .init(content: style.part(icon))))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from what a style is given, so that the style can build on others.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text of the app's string tables and one of the system's symbols.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// Creates a label of a text that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// Creates a label of a text of the app's string tables and an image of the asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// Creates a label of a text that is shown as it is and an image of the asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
