import Foundation

extension View {
  /// Spreads colours around the middle: 1 changes nothing, 0 is gray, below 0 they are inverted.
  public nonisolated func contrast(_ amount: Double) -> some View { modifier(_ColorFilterEffect(.contrast(amount))) }
}
