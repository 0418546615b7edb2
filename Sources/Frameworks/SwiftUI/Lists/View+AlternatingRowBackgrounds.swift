public import SwiftUICore

extension View {
  /// Sets whether every second row of the lists and tables inside has another ground.
  ///
  ///     List { Text("Kyoto") }.alternatingRowBackgrounds()
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRowBackgroundBehavior, behavior)
  }
}

/// Whether every second row of a list has another ground.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  /// As the style of the list has it: all rows have the same, unless the style says otherwise.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  /// Every second row has another ground.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  /// All rows have the same ground.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

private enum AlternatingRowBackgroundBehaviorKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}
private enum StyleAlternatesRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether every second row of lists here has another ground, whatever their style says.
  var alternatingRowBackgroundBehavior: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowBackgroundBehaviorKey.self] }
    set { self[AlternatingRowBackgroundBehaviorKey.self] = newValue }
  }

  /// Whether the style of lists here gives every second row another ground.
  var styleAlternatesRows: Bool {
    get { self[StyleAlternatesRowsKey.self] }
    set { self[StyleAlternatesRowsKey.self] = newValue }
  }

  /// Whether every second row of lists here has another ground.
  var alternatesRowBackgrounds: Bool {
    switch alternatingRowBackgroundBehavior {
    case .enabled: true
    case .disabled: false
    default: styleAlternatesRows
    }
  }
}
