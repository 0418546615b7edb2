public import SwiftUICore
public import UIKitTypes

/// Controls that belong together.
///
/// By itself it is a bar of them, in a bar of a screen they stand side by side, or in a menu where the group has a label; in a menu
/// they share a row. `controlGroupStyle(_:)` says otherwise.
///
///     ControlGroup {
///       Button("Back") { save() }
///       Button("Forward") { save() }
///     }
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  @ControlStyle<ControlGroupStyleConfiguration> private var style

  private init(whole: Content) { content = whole }

  /// Creates a group of the controls of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(whole: content()) }

  /// Creates a group of the controls of a closure, with the views of another one as its label.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(whole: LabeledControlGroupContent(content: content(), label: label()))
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  /// What the group shows.
  @MainActor public var body: some View {
    let parts = (content as? any LabeledGroup)?.parts
    style.body(
      of: ControlGroupStyleConfiguration(
        content: .init(content: style.part(parts?.content ?? AnyView(content))),
        label: .init(content: style.part(parts?.label ?? AnyView(EmptyView()))), hasLabel: parts != nil))
  }
}

/// The controls of a group and its label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  /// The controls.
  @MainActor public var body: some View { content }
}

nonisolated private protocol LabeledGroup {
  var parts: (content: AnyView, label: AnyView) { get }
}

extension LabeledControlGroupContent: LabeledGroup {
  fileprivate var parts: (content: AnyView, label: AnyView) { (AnyView(content), AnyView(label)) }
}

extension ControlGroup {
  /// Creates a group with a title of the app's string tables.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a group with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  /// Creates a group with a title of the app's string tables and one of the system's symbols.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a group with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
  /// Creates a group with a title of the app's string tables and a picture of an asset catalogue.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }
  /// Creates a group with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}

extension ControlGroup
where
  Content == LabeledControlGroupContent<
    ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
  >
{
  /// Creates a group from what a style is given, so that the style can build on others.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
