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

  func pages(isPageable: Bool, dots: PageDots) -> PagesView<AnyView> {
    PagesView(selection: selection, isPageable: isPageable, dots: dots, select: select, content: content)
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
    configuration.pages(isPageable: true, dots: indexDisplayMode.dots)
  }
}

/// The style that fits the surroundings.
///
/// Tab bars are not built yet: the selected view shows alone.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style that tab views have without another.
  public nonisolated init() {}
  /// The tab view's look in this style.
  @MainActor public func _body(configuration: _TabViewStyleConfiguration) -> some View {
    configuration.pages(isPageable: false, dots: .never)
      .onAppear { Diagnostics.report("TabView: tab bars are not built yet; the selected view shows without one") }
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
