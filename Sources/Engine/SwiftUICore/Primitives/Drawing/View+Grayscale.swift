import Foundation

extension View {
  /// Takes colour away: 0 changes nothing, 1 is gray.
  public nonisolated func grayscale(_ amount: Double) -> some View { modifier(_ColorFilterEffect(.grayscale(amount))) }
}
