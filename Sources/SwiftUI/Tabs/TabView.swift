import SwiftUICore

/// Shows one of several views at a time.
///
/// With `PageTabViewStyle` the views are pages; the selection decides which one shows. Paging with a finger is not built yet.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.tabViewStyle) private var style

  /// Creates a view whose page is chosen by tag.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// What the view shows.
  @MainActor public var body: some View {
    style.makeBody(
      pages: AnyView(PagesView(selection: selection.map { AnyHashable($0.wrappedValue) }, content: content)))
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that keeps its page by itself.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// How a tab view looks.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Puts the pages into the style's surroundings.
  func _makeBody(pages: AnyView) -> AnyView
}

/// Pages beside each other.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When the dots for the pages show.
  public struct IndexDisplayMode: Sendable {
    let rawValue: Int
    /// Dots where there are several pages.
    public static let automatic = IndexDisplayMode(rawValue: 0)
    /// Dots always.
    public static let always = IndexDisplayMode(rawValue: 1)
    /// No dots.
    public static let never = IndexDisplayMode(rawValue: 2)
  }
  let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  /// The view that shows pages in this style; called by the tab view.
  @MainActor public func _makeBody(pages: AnyView) -> AnyView { pages }
}

/// The style that fits the surroundings.
///
/// Tab bars are not built yet: the selected view shows alone.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view that shows pages in this style; called by the tab view.
  @MainActor public func _makeBody(pages: AnyView) -> AnyView {
    Diagnostics.report("TabView: tab bars are not built yet; the selected view shows without one")
    return pages
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

/// A tab view style behind its type.
struct TabViewStyleBox {
  private let make: @MainActor (AnyView) -> AnyView
  nonisolated init<S: TabViewStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    make = { style._makeBody(pages: $0) }
  }
  @MainActor func makeBody(pages: AnyView) -> AnyView { make(pages) }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewStyleBox { TabViewStyleBox(DefaultTabViewStyle()) }
}

extension EnvironmentValues {
  var tabViewStyle: TabViewStyleBox {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how tab views look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, TabViewStyleBox(style))
  }
}
