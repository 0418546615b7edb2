public import SwiftUICore

/// Something to press that shows another screen in the stack around.
///
///     NavigationStack { NavigationLink("Kyoto") { Text("A thousand temples") } }
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: LinkTarget
  private let label: Label
  /// Whether it leads to the next column, where there is one.
  private var isDetail = true
  @Environment(\.navigation) private var navigation
  @Environment(\.navigationLinkIndicator) private var indicator
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.listSelectionType) private var selectionType
  @State private var link = ActiveLink()

  init(_ target: LinkTarget, label: Label) {
    self.target = target
    self.label = label
  }

  /// Shows a view when it is pressed.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(AnyView(destination())), label: label())
  }

  /// Shows a view when it is pressed.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(AnyView(destination)), label: label())
  }

  /// Shows a view when it is pressed, and while a binding is `true`.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(AnyView(destination()), isActive), label: label())
  }

  /// Shows a view when it is pressed, and while a binding is `true`.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.bound(AnyView(destination), isActive), label: label())
  }

  /// Shows a view when it is pressed, and while a binding has a value.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(AnyView(destination()), selection.isOn(tag)), label: label())
  }

  /// Shows a view when it is pressed, and while a binding has a value.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(AnyView(destination), selection.isOn(tag)), label: label())
  }

  /// The number of views that a view of this type stands for: one.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    let (target, navigation, link, isDetail) = (target, navigation, link, isDetail)
    let type = isInListRow ? selectionType : nil
    Group {
      let button = Button(action: { target.follow(in: navigation, as: link, isDetail: isDetail, selecting: type) }) { label }
      if isInListRow {
        button.buttonStyle(
          RowLinkStyle(
            hasDisclosure: indicator != .hidden && (!isDetail || navigation?.model.linkTarget == nil || indicator == .visible),
            highlight: link.highlight))
      } else {
        button
      }
    }
    .disabled(navigation == nil || target.isEmpty)
    .modifier(TraitModifier(TagTraitKey.self, isInListRow ? target.tag : nil))
    .modifier(
      LinkReport(
        destination: target.destination(of: link) { target.follow(in: navigation, as: link, isDetail: isDetail, selecting: nil) },
        isOrphan: navigation == nil))
  }
}

/// A link in a list's row: the row is pressed in its place, ends with a chevron unless it leads to the column beside it, and stays
/// gray while the link's screen shows; the label has the colours of text.
private struct RowLinkStyle: PrimitiveButtonStyle {
  let hasDisclosure: Bool
  let highlight: DrivenValue
  func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(row: ListRowPress(hasDisclosure: hasDisclosure, highlight: highlight)) { $0.label }
  }
}

extension NavigationLink where Destination == Never {
  /// Shows what the stack says for a value; it cannot be pressed while that is `nil`.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { NavigationPathElement($0) }), label: label())
  }

  /// Shows what the stack says for a value; it cannot be pressed while that is `nil`.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable {
    self.init(.value(value.map { NavigationPathElement($0) }), label: label())
  }

  /// Shows what the stack says for a value; it cannot be pressed while that is `nil`.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(.value(value.map { NavigationPathElement($0) }), label: Text(titleKey))
  }

  /// Shows what the stack says for a value; it cannot be pressed while that is `nil`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(.value(value.map { NavigationPathElement($0) }), label: Text(title))
  }

  /// Shows what the stack says for a value; it cannot be pressed while that is `nil`.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable {
    self.init(.value(value.map { NavigationPathElement($0) }), label: Text(titleKey))
  }

  /// Shows what the stack says for a value; it cannot be pressed while that is `nil`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text, P: Decodable, P: Encodable {
    self.init(.value(value.map { NavigationPathElement($0) }), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// Shows a view when its title is pressed, which is one of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(AnyView(destination())), label: Text(titleKey))
  }

  /// Shows a view when its title is pressed, which is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.view(AnyView(destination())), label: Text(title))
  }

  /// Shows a view when its title is pressed, which is one of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(AnyView(destination)), label: Text(titleKey))
  }

  /// Shows a view when its title is pressed, which is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(AnyView(destination)), label: Text(title))
  }

  /// Shows a view when its title is pressed, and while a binding is `true`.
  public nonisolated init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(.bound(AnyView(destination()), isActive), label: Text(titleKey))
  }

  /// Shows a view when its title is pressed, and while a binding is `true`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(.bound(AnyView(destination()), isActive), label: Text(title))
  }

  /// Shows a view when its title is pressed, and while a binding is `true`.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.bound(AnyView(destination), isActive), label: Text(titleKey))
  }

  /// Shows a view when its title is pressed, and while a binding is `true`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.bound(AnyView(destination), isActive), label: Text(title))
  }

  /// Shows a view when its title is pressed, and while a binding has a value.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(AnyView(destination), selection.isOn(tag)), label: Text(titleKey))
  }

  /// Shows a view when its title is pressed, and while a binding has a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(AnyView(destination), selection.isOn(tag)), label: Text(title))
  }

  /// Shows a view when its title is pressed, and while a binding has a value.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(AnyView(destination()), selection.isOn(tag)), label: Text(titleKey))
  }

  /// Shows a view when its title is pressed, and while a binding has a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(AnyView(destination()), selection.isOn(tag)), label: Text(title))
  }
}

extension NavigationLink {
  /// Sets whether the link shows its screen in the next column of a split view, where there is one, or in its own.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }
}

extension NavigationLink: KeepsOwnState {
  package static var keptProperties: Set<String> { ["link"] }
}
