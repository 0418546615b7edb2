public import SwiftUICore

/// A tab of a `TabView`: its label, what stands for it in the selection, and the view that it shows.
nonisolated public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
  let name: String
  /// It searches; bars have it last, and give it a symbol and a title where it has none.
  public static let search = TabRole(name: "search")
  /// It matters most; bars have it at their end, after the one that searches.
  public static let prominent = TabRole(name: "prominent")
}

/// The label of a tab that was given a title and an image.
nonisolated public struct DefaultTabLabel: View {
  let content: AnyView
  nonisolated init(_ content: some View) { self.content = AnyView(content) }

  /// What a tab shows that was given no label.
  nonisolated init(for role: TabRole?) {
    self.init(role == .search ? AnyView(SwiftUI.Label("Search", systemImage: "magnifyingglass")) : AnyView(EmptyView()))
  }

  @MainActor public var body: some View { content }
}

extension Tab: TabContent, _PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  /// What the tabs are told apart by.
  public typealias TabValue = Value
  @ViewBuilder @MainActor public var _tabs: some View {
    let searches = role == .search
    TabPage(content: content)
      .transformEnvironment(\.searchTabLink) { if !searches { $0 = nil } }
      .modifier(TraitModifier(TagTraitKey.self, value.map { AnyHashable($0) }))
      .modifier(TraitModifier(TabTraitKey.self, TabTrait(label: AnyView(label), role: role)))
  }
}

/// What a tab shows, as one view that is looked into when it is chosen.
nonisolated private struct TabPage<Content: View>: View {
  let content: Content
  static func _viewListCount() -> Int? { 1 }
  @MainActor var body: some View { content }
}

// MARK: With a label of views

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with the views of a closure as its label.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, role: nil, content: content, label: label)
  }
  /// Creates a tab with a purpose and the views of a closure as its label.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, role: role, content: content(), label: label())
  }
  /// Creates a tab for a selection that may be empty, with the views of a closure as its label.
  public init<T: Hashable>(value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == T? {
    self.init(value: value, role: nil, content: content(), label: label())
  }
  /// Creates a tab for a selection that may be empty, with a purpose and the views of a closure as its label.
  public init<T: Hashable>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T? {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with the views of a closure as its label, in a tab view that keeps the present one by itself.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

// MARK: With a title and an image

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with the label of its purpose.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(for: role))
  }
  /// Creates a tab with a title of the app's string tables and one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(titleKey, systemImage: systemImage, value: value, role: nil, content: content)
  }
  /// Creates a tab with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(title, systemImage: systemImage, value: value, role: nil, content: content)
  }
  /// Creates a tab with a purpose, a title of the app's string tables and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }
  /// Creates a tab with a purpose, a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }
  /// Creates a tab with a title of the app's string tables and an image of the asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }
  /// Creates a tab with a title that is shown as it is and an image of the asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }
}

extension Tab where Content: View, Label == DefaultTabLabel {
  /// Creates a tab for a selection that may be empty, with a title of the app's string tables and one of the system's symbols.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }
  /// Creates a tab for a selection that may be empty, with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }
  /// Creates a tab for a selection that may be empty, with the label of its purpose.
  public init<T: Hashable>(value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == T? {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(for: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with the label of its purpose, in a tab view that keeps the present one by itself.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(for: role))
  }
  /// Creates a tab with a title of the app's string tables and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }
  /// Creates a tab with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }
  /// Creates a tab with a title of the app's string tables and an image of the asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }
  /// Creates a tab with a title that is shown as it is and an image of the asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }
}
