public import SwiftUICore

/// Tabs that belong together: a sidebar shows them below a header; bars show them one after the other.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  var actions: AnyView?
}

extension TabSection: TabContent, _PrimitiveTabContent
where Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable {
  /// What the tabs are told apart by.
  public typealias TabValue = SelectionValue
  @MainActor public var _tabs: some View { TabSectionTabs(header: header, actions: actions, tabs: content._tabs) }

  /// Offers buttons below the section's tabs where a sidebar shows them.
  public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some TabContent<SelectionValue> {
    var section = self
    section.actions = AnyView(content())
    return section
  }
}

/// The tabs of a section, each of which knows it.
nonisolated private struct TabSectionTabs<Header: View, Tabs: View>: View {
  let header: Header
  let actions: AnyView?
  let tabs: Tabs
  @Namespace private var id
  @MainActor var body: some View {
    tabs.modifier(TraitModifier(TabSectionTraitKey.self, TabSectionTrait(id: id, header: AnyView(header), actions: actions)))
  }
}

extension TabSection
where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  /// Creates a section with the views of a closure as its header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), content: content())
  }
}

extension TabSection
where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  /// Creates a section with a title of the app's string tables.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: Text(titleKey), content: content())
  }
  /// Creates a section with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: Text(title), content: content())
  }
}
