import Foundation

extension View {
  /// Draws the view as one picture before effects outside apply, as `compositingGroup()` does.
  ///
  /// The parameters make no difference: the picture is translucent and gamma-encoded.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_CompositingGroupEffect())
  }
}

/// How colours are mixed while drawing.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In gamma-encoded components, in linear light, or in linear light beyond 0…1.
  case nonLinear, linear, extendedLinear
}
