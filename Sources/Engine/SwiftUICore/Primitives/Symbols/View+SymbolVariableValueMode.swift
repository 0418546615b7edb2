import Foundation

/// How a symbol shows its value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private enum Kind { case color, draw }
  private let kind: Kind
  /// Parts that the value reaches are in full, others faint.
  public static let color = SymbolVariableValueMode(kind: .color)
  /// Lines are drawn as far as the value says, one after the other; the rest is faint, and shapes without lines are as in `color`.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}

extension View {
  /// Sets how symbols show their values; `nil` leaves it to the system, which shows them by `color`.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

extension EnvironmentValues {
  /// How symbols show their values; `nil`: as the system has it.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}
