public import SwiftUICore

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// Larger and darker than usual.
  case increased
}

extension View {
  /// Sets how much the headers of the sections inside stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
