import Foundation

extension View {
  /// Turns hues around the colour circle; a whole turn changes nothing.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorFilterEffect(.hueRotation(angle.radians)))
  }
}
