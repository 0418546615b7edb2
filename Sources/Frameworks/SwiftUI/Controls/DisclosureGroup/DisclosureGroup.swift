public import SwiftUICore

/// Views that fold away below a label, which unfolds them.
///
/// In a list the label is a row of its own, and the content makes rows below it, one level further in. Elsewhere
/// `disclosureGroupStyle(_:)` says how it looks. In a list the content is made when it is unfolded, and its state ends when it is
/// folded.
///
///     DisclosureGroup("Kansai") {
///       Text("Kyoto")
///       Text("Nara")
///     }
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let expansion: Binding<Bool>?
  let content: () -> Content
  let label: Label
  @State private var isOpen = false
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.metrics) private var metrics
  @Environment(\.listIndentation) private var level
  @ControlStyle<DisclosureGroupStyleConfiguration> private var style

  init(expansion: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.expansion = expansion
    self.content = content
    self.label = label
  }

  /// The number of views that a view of this type stands for depends on whether it is unfolded.
  public nonisolated static func _viewListCount() -> Int? { nil }

  @MainActor public var body: some View {
    let isExpanded = expansion ?? $isOpen
    if isInListRow {
      let motion = metrics.lists.disclosureMotion
      let toggle = { withAnimation(motion) { isExpanded.wrappedValue.toggle() } }
      Pressable(action: toggle, row: ListRowPress(isUnfolded: isExpanded.wrappedValue)) { _ in label }
        .accessibilityControl(.button, activate: toggle)
        .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
      if isExpanded.wrappedValue {
        content().environment(\.listIndentation, level + 1).listRowTrait { $0.level = level + 1 }
      }
    } else {
      style.body(
        of: DisclosureGroupStyleConfiguration(
          label: .init(content: style.part(label)), content: .init(content: style.part(FoldedContent(content: content))),
          isExpanded: isExpanded))
    }
  }
}

/// Makes the content where a style shows it.
private struct FoldedContent<Content: View>: View {
  let content: () -> Content
  nonisolated static func _viewListCount() -> Int? { nil }
  var body: some View { content() }
}

extension DisclosureGroup {
  /// Creates a group that begins folded and remembers by itself whether it is.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(expansion: nil, content: content, label: label())
  }
  /// Creates a group that is unfolded while a value is `true`.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(expansion: isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(expansion: nil, content: content, label: Text(titleKey))
  }
  /// Creates a group with a title of the app's string tables that is unfolded while a value is `true`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: isExpanded, content: content, label: Text(titleKey))
  }
  /// Creates a group with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(expansion: nil, content: content, label: Text(label))
  }
  /// Creates a group with a title that is shown as it is, unfolded while a value is `true`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: isExpanded, content: content, label: Text(label))
  }
}

private enum ListIndentationKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How many levels of an outline are around.
  var listIndentation: Int {
    get { self[ListIndentationKey.self] }
    set { self[ListIndentationKey.self] = newValue }
  }
}

extension DisclosureGroup: KeepsOwnState {
  package static var keptProperties: Set<String> { ["isOpen"] }
}
