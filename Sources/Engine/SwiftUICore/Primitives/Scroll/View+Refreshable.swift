import Foundation

extension View {
  /// Lets vertical scroll views inside be pulled down to refresh.
  ///
  /// A turning sign shows until the action has ended.
  ///
  ///     List { Text("Kyoto") }.refreshable { await load() }
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}

/// What a person asks for who pulls content down beyond its beginning.
public struct RefreshAction: Sendable {
  private let action: UncheckedSendable<@isolated(any) () async -> Void>

  init(_ action: sending @escaping @isolated(any) () async -> Void) { self.action = UncheckedSendable(action) }

  /// Refreshes; returns when that is done.
  public func callAsFunction() async { await action.value() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// How the content here is refreshed; `nil` where it is not.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
