import Foundation

extension View {
  /// Strengthens or weakens colours: 1 changes nothing, 0 is gray.
  public nonisolated func saturation(_ amount: Double) -> some View { modifier(_ColorFilterEffect(.saturation(amount))) }
}
