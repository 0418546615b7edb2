public import SwiftUICore

/// Views that belong together, on a card under a label.
///
///     GroupBox("Weather") { Text("17°") }
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @ControlStyle<GroupBoxStyleConfiguration> private var style

  /// Creates a box of the views of two closures.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  /// What the box shows.
  @MainActor public var body: some View {
    style.body(
      of: GroupBoxStyleConfiguration(
        label: .init(content: style.part(label)), content: .init(content: style.part(content)),
        hasLabel: Label.self != EmptyView.self)
    )
    .accessibilityElement(children: .contain)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a label of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  /// Creates a box with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox {
  /// Creates a box with a view as its label.
  @available(*, deprecated, message: "use init(content:label:) instead")
  @_disfavoredOverload
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from what a style is given, so that the style can build on others.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
