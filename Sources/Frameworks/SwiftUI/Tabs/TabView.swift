import SwiftUICore

/// Shows one of several views at a time.
///
/// With `PageTabViewStyle` the views are pages that follow the finger; the selection decides which one shows, and hears of the
/// page that a finger has turned to.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.tabViewStyle) private var style

  /// Creates a view that shows the page with the selection as its `tag(_:includeOptional:)`.
  ///
  /// A person who turns to another page writes its tag; `nil` leaves the choice to the view.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// What the view shows.
  @MainActor public var body: some View {
    let selection = selection
    PagesView(
      selection: selection.map { AnyHashable($0.wrappedValue) }, isPageable: style.dots != nil, dots: style.dots ?? .never,
      select: { tag in
        if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
      }, content: content)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that begins with the first page and keeps the present one by itself.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// How a tab view looks.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Whether views are pages, and whether dots show for them; `nil` for anything but pages. Asked by the tab view.
  nonisolated var _pageDots: _PageDots? { get }
}

/// Whether pages have dots.
nonisolated public struct _PageDots {
  let dots: PageDots
}

/// Pages beside each other, which follow the finger; they do not begin anew after the last.
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

  /// Makes the style of pages, with dots below where there are several unless told otherwise.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  /// Whether views are pages, and whether dots show for them; asked by the tab view.
  public nonisolated var _pageDots: _PageDots? {
    switch indexDisplayMode.rawValue {
    case 0: _PageDots(dots: .severalPages)
    case 1: _PageDots(dots: .always)
    default: _PageDots(dots: .never)
    }
  }
}

/// The style that fits the surroundings.
///
/// Tab bars are not built yet: the selected view shows alone.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style that tab views have without another.
  public nonisolated init() {}
  /// Whether views are pages, which they are not; asked by the tab view.
  public nonisolated var _pageDots: _PageDots? {
    Diagnostics.report("TabView: tab bars are not built yet; the selected view shows without one")
    return nil
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
  private let ask: () -> PageDots?
  nonisolated init<S: TabViewStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    ask = { style._pageDots?.dots }
  }
  var dots: PageDots? { ask() }
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
  /// Sets how the tab views inside look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, TabViewStyleBox(style))
  }
}
