public import CoreGraphicsTypes

extension GraphicsContext {
  /// Paints with the drawing of Core Graphics, within the transform, opacity, blend mode, filters and clip of this context.
  ///
  /// What is set on the context of Core Graphics holds for the closure only.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(CanvasPainter(self))
    defer { context.finish() }
    try content(context)
  }
}
