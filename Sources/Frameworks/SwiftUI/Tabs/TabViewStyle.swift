public import SwiftUICore

/// How a tab view looks.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// What the style makes.
  associatedtype _Body: View
  /// Makes a tab view's look.
  @ViewBuilder func _body(configuration: _TabViewStyleConfiguration) -> Self._Body
}

/// What a tab view style is given.
nonisolated public struct _TabViewStyleConfiguration {
  /// The tag of the page that is chosen; `nil` leaves the choice to the view.
  let selection: AnyHashable?
  /// To be told of the tag of the page that a person has turned to.
  let select: (AnyHashable) -> Void
  /// The pages, each with its tag.
  let content: AnyView
  /// What pages and their dots look like.
  let pagesMetrics: PagesMetrics

  func pages(dots: PageDots) -> some View {
    PagesView(selection: selection, dots: dots, metrics: pagesMetrics, select: select, content: content)
      .environment(\.tabBarPlacement, .pageIndicator)
  }

  /// The pages one at a time, of which a bar around them learns by `TabBarKey`.
  var tabs: TabsView<TabBarKey, AnyView> {
    TabsView(selection: selection, select: select, key: TabBarKey.self, describe: { TabBarValue($0) }, content: content)
  }
}

extension _TabViewStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(DefaultTabViewStyle()) { $0._body(configuration: $1) } }
}

extension View {
  /// Sets how the tab views inside look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0._body(configuration: $1) })
  }
}

/// Pages beside each other, which follow the finger; they do not begin anew after the last.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When the dots for the pages show.
  public struct IndexDisplayMode: Sendable {
    let dots: PageDots
    /// Dots where there are several pages.
    public static let automatic = IndexDisplayMode(dots: .severalPages)
    /// Dots always.
    public static let always = IndexDisplayMode(dots: .always)
    /// No dots.
    public static let never = IndexDisplayMode(dots: .never)
  }
  let indexDisplayMode: IndexDisplayMode

  /// Makes the style of pages, with dots below where there are several unless told otherwise.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  /// The tab view's look in this style.
  @MainActor public func _body(configuration: _TabViewStyleConfiguration) -> some View {
    configuration.pages(dots: indexDisplayMode.dots)
  }
}

/// The style that fits the surroundings: a bar of tabs, at the bottom of a narrow window and at the top of a wide one.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style that tab views have without another.
  public nonisolated init() {}
  /// The tab view's look in this style.
  @MainActor public func _body(configuration: _TabViewStyleConfiguration) -> some View {
    TabBarContainer(configuration: configuration, kind: .automatic)
  }
}

/// A bar of tabs, which never becomes a sidebar.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style of a bar alone.
  public nonisolated init() {}
  /// The tab view's look in this style.
  @MainActor public func _body(configuration: _TabViewStyleConfiguration) -> some View {
    TabBarContainer(configuration: configuration, kind: .top)
  }
}

/// A bar of tabs, for which a person may have a sidebar instead in a wide window.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style of a bar that can become a sidebar.
  public nonisolated init() {}
  /// The tab view's look in this style.
  @MainActor public func _body(configuration: _TabViewStyleConfiguration) -> some View {
    TabBarContainer(configuration: configuration, kind: .sidebarAdaptable)
  }
}

/// A bar of tabs above their content, which stands on a ground with a line around, whatever the window's width.
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  /// Makes the style of content on a ground of its own.
  public nonisolated init() {}
  /// The tab view's look in this style.
  @MainActor public func _body(configuration: _TabViewStyleConfiguration) -> some View {
    TabBarContainer(configuration: configuration, kind: .grouped)
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages beside each other.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that fits the surroundings.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs, which never becomes a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar of tabs above their content, which stands on a ground with a line around.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, for which a person may have a sidebar instead in a wide window.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
