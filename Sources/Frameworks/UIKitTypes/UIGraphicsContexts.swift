public import CoreGraphicsTypes

/// The contexts that drawing goes into, the current one last.
@MainActor
private enum GraphicsContexts {
  static var stack: [CGContext] = []
}

/// The context that drawing goes into now; `nil` outside of drawing.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last }
/// Has drawing go into a context until ``UIGraphicsPopContext()``.
@MainActor @preconcurrency
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.stack.append(context) }
/// Has drawing go where it went before the last ``UIGraphicsPushContext(_:)``.
@MainActor @preconcurrency
public func UIGraphicsPopContext() { _ = GraphicsContexts.stack.popLast() }
