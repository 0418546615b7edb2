import Foundation

/// Whether the colours of a symbol's layers are flat or gradients.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private enum Kind { case flat, gradient }
  private let kind: Kind
  /// Each layer in one colour.
  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// Each layer from a lighter tone of its colour at its top to the colour.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

extension View {
  /// Sets whether the colours of symbols are flat or gradients; `nil` leaves it to the system, which draws them flat.
  ///
  /// Styles that are gradients or pictures themselves stay as they are.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

private enum SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }

extension EnvironmentValues {
  /// Whether the colours of symbols are flat or gradients; `nil`: as the system has it.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}
