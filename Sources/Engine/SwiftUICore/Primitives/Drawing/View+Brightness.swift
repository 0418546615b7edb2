import Foundation

extension View {
  /// Adds to each colour component: −1 gives black, 0 changes nothing, 1 gives white.
  public nonisolated func brightness(_ amount: Double) -> some View { modifier(_ColorFilterEffect(.brightness(amount))) }
}
