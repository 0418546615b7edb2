public import SwiftUICore

extension View {
  /// Sets whether choosing the tab that searches in a tab view inside begins its search at once.
  ///
  ///     TabView {
  ///       Tab("Towns", systemImage: "building") { List { Text("Kyoto") } }
  ///       Tab(role: .search) { NavigationStack { List { Text("Uji") } } }
  ///     }
  ///     .searchable(text: $name)
  ///     .tabViewSearchActivation(.searchTabSelection)
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    environment(\.tabSearchActivation, activation)
  }
}

/// When the search of a tab that searches begins and ends.
nonisolated public struct TabSearchActivation: Hashable, Sendable {
  private enum Kind { case automatic, searchTabSelection }
  private let kind: Kind
  /// When a person uses its field, and when they leave it.
  public static let automatic = TabSearchActivation(kind: .automatic)
  /// When the tab is chosen; the end of the search leads back to the tab that was chosen before.
  public static let searchTabSelection = TabSearchActivation(kind: .searchTabSelection)
}

/// How a tab and the search in it begin and end together.
nonisolated struct SearchTabLink: Equatable {
  /// How often the tab was chosen.
  var requests = 0
  /// Chooses the tab that was chosen before.
  var leave: () -> Void = {}
  static func == (a: Self, b: Self) -> Bool { a.requests == b.requests }
}

/// Begins a search when its tab is chosen, and leaves the tab when the search ends.
struct LinkedSearch: ViewModifier {
  let isSearching: Binding<Bool>
  @Environment(\.searchTabLink) private var link
  @Environment(\.metrics.search.motion) private var motion

  nonisolated init(isSearching: Binding<Bool>) { self.isSearching = isSearching }

  func body(content: Content) -> some View {
    let (isSearching, link, motion) = (isSearching, link, motion)
    content
      .onChange(of: link) {
        if link != nil { withAnimation(motion) { isSearching.wrappedValue = true } }
      }
      .onChange(of: isSearching.wrappedValue) { _, isOn in
        if !isOn { link?.leave() }
      }
  }
}

private enum TabSearchActivationKey: EnvironmentKey { static var defaultValue: TabSearchActivation { .automatic } }
private enum SearchTabLinkKey: EnvironmentKey { static var defaultValue: SearchTabLink? { nil } }

extension EnvironmentValues {
  /// When searches in the tabs of tab views here begin that are for searching.
  var tabSearchActivation: TabSearchActivation {
    get { self[TabSearchActivationKey.self] }
    set { self[TabSearchActivationKey.self] = newValue }
  }

  /// What links a search to the tab around, which is one for searching; `nil`: nothing.
  var searchTabLink: SearchTabLink? {
    get { self[SearchTabLinkKey.self] }
    set { self[SearchTabLinkKey.self] = newValue }
  }
}
