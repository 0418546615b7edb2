public import SwiftUICore

/// Tabs: one, a section of them, or what makes them in a `TabView`.
///
/// An app's own type says its tabs in `body`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What stands for one of the tabs in the selection; `Never` where nothing does.
  associatedtype TabValue: Hashable
  /// What the content is made of.
  associatedtype Body: TabContent
  /// What the content is made of.
  @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
  /// The type of the views that stand for the tabs.
  associatedtype _Tabs: View
  /// The views that stand for the tabs.
  var _tabs: Self._Tabs { get }
}

extension TabContent {
  @MainActor public var _tabs: some View { ComposedTabs(content: self) }
}

/// Shows the tabs of an app's own type, which may have dynamic properties.
nonisolated private struct ComposedTabs<Content: TabContent>: View {
  let content: TabContentHolder<Content>
  init(content: Content) { self.content = TabContentHolder(content: content) }
  @MainActor var body: some View { content.content.body._tabs }
}

nonisolated private struct TabContentHolder<Content>: DynamicPropertyHolder {
  let content: Content
}

/// Tabs that show as views; what the framework has of them.
public protocol _PrimitiveTabContent: TabContent where Body == Never {}

extension _PrimitiveTabContent {
  public var body: Never { primitiveBody("\(Self.self)") }
}

extension Never: TabContent {
  /// What the tabs are told apart by.
  public typealias TabValue = Never
  public typealias _Tabs = EmptyView
  public var _tabs: EmptyView { EmptyView() }
}

/// Makes tabs of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The views that stand for tabs.
  nonisolated public struct Content<C: TabContent>: View {
    let content: C
    nonisolated init(content: C) { self.content = content }
    @MainActor public var body: some View { content._tabs }
  }

  /// Passes one statement's tabs through.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

  /// Passes a single one through.
  public static func buildBlock<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

  /// Puts tabs one after the other.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TupleTabContent<TabValue, repeat each Content> {
    TupleTabContent(repeat each content)
  }

  /// Has tabs only when the condition of an `if` without `else` holds.
  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> Content? { content }

  /// Has the tabs of the first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> _ConditionalTabContent<First, Second> { _ConditionalTabContent(branch: .first(first)) }

  /// Has the tabs of the second branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> _ConditionalTabContent<First, Second> { _ConditionalTabContent(branch: .second(second)) }

  /// Erases the type of tabs that are only available on some systems.
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(_ content: Content) -> AnyTabContent<TabValue> {
    AnyTabContent(content)
  }
}

/// Tabs one after the other.
nonisolated public struct TupleTabContent<TabValue: Hashable, each Content: TabContent>: _PrimitiveTabContent {
  let content: (repeat each Content)
  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
  @MainActor public var _tabs: some View { TupleView((repeat (each content)._tabs)) }
}

/// The tabs of one of two branches.
nonisolated public struct _ConditionalTabContent<First: TabContent, Second: TabContent>: _PrimitiveTabContent
where First.TabValue == Second.TabValue {
  /// What the tabs are told apart by.
  public typealias TabValue = First.TabValue
  enum Branch {
    case first(First)
    case second(Second)
  }
  let branch: Branch
  @MainActor @ViewBuilder public var _tabs: some View {
    switch branch {
    case .first(let content): content._tabs
    case .second(let content): content._tabs
    }
  }
}

/// Tabs whose type is hidden.
nonisolated public struct AnyTabContent<TabValue: Hashable>: _PrimitiveTabContent {
  let content: any TabContent<TabValue>
  /// Hides the type of tabs.
  public nonisolated init(_ content: some TabContent<TabValue>) { self.content = content }
  @MainActor public var _tabs: AnyView {
    func erased(_ content: some TabContent) -> AnyView { AnyView(content._tabs) }
    return erased(content)
  }
}

extension Optional: TabContent, _PrimitiveTabContent where Wrapped: TabContent {
  /// What the tabs are told apart by.
  public typealias TabValue = Wrapped.TabValue
  @MainActor public var _tabs: some View { map { $0._tabs } }
}

extension Group: TabContent, _PrimitiveTabContent where Content: TabContent {
  /// What the tabs are told apart by.
  public typealias TabValue = Content.TabValue
  /// Treats tabs as one statement.
  public nonisolated init<T: Hashable>(@TabContentBuilder<T> content: () -> Content) where T == Content.TabValue {
    self = .of(content())
  }
  @MainActor public var _tabs: some View { content._tabs }
}

extension ForEach: TabContent, _PrimitiveTabContent where Content: TabContent {
  /// What the tabs are told apart by.
  public typealias TabValue = Content.TabValue
  @MainActor public var _tabs: some View {
    let content = content
    return ForEach<Data, ID, Content._Tabs>(data: data, identity: identity) { element in content(element)._tabs }
  }
}

extension ForEach where Content: TabContent {
  /// Makes a tab for each element of a collection, identified by a property of the element.
  public nonisolated init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(data: data, identity: .keyPath(id), content: content)
  }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a tab for each element of a collection of identifiable elements.
  public nonisolated init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(data: data, identity: .keyPath(\.id), content: content)
  }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// Makes a tab for each number of a range.
  public nonisolated init<T: Hashable>(_ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content)
  where T == Content.TabValue {
    self.init(data: data, identity: .element, content: content)
  }
}
