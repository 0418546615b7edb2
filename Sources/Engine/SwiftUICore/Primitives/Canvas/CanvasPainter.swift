import CoreGraphicsTypes
import Foundation

/// Paints the steps of a context of Core Graphics into a canvas.
final class CanvasPainter: CGContextPainter {
  /// The canvas, and the layers that have begun in it.
  private var contexts: [GraphicsContext]
  private var current: GraphicsContext { contexts[contexts.count - 1] }
  /// The document of which a page is painted.
  weak var document: PDFPages?

  init(_ context: GraphicsContext) { contexts = [context] }

  /// Paints into another canvas from now on.
  func begin(_ context: GraphicsContext) { contexts = [context] }

  func clip(_ clip: AnyObject?, to path: CGPath, isEvenOdd: Bool) -> AnyObject {
    let context = painting(in: clip)
    let limit = GraphicsClip.Limit.path(Path(path).applying(context.transform), FillStyle(eoFill: isEvenOdd))
    return GraphicsClip(limit, in: context.clip, of: context.layer.frame)
  }

  func bounds(of clip: AnyObject?) -> CGRect { painting(in: clip).clipBoundingRect }

  /// The canvas within a clip that was made here.
  private func painting(in clip: AnyObject?) -> GraphicsContext {
    var context = current
    if let clip { context.clip = unsafeDowncast(clip, to: GraphicsClip.self) }
    return context
  }

  private func painting(_ state: CGContextState) -> GraphicsContext {
    var context = painting(in: state.clip)
    context.opacity *= state.alpha
    if state.blendMode != .normal { context.blendMode = GraphicsContext.BlendMode(rawValue: state.blendMode.rawValue) }
    if let shadow = state.shadow {
      let color = shadow.color.color
      // On a page y points up.
      let y = document == nil ? shadow.offset.height : -shadow.offset.height
      context.filters.insert(.shadow(color: color, radius: shadow.blur, x: shadow.offset.width, y: y), at: 0)
    }
    return context
  }

  func paint(_ step: CGContextStep, _ state: CGContextState) {
    var context = painting(state)
    switch step {
    case .fill(let path, let isEvenOdd):
      let style = FillStyle(eoFill: isEvenOdd, antialiased: state.isAntialiased)
      context.fill(Path(path), with: .color(state.fillColor.color), style: style)
    case .stroke(let path):
      context.concatenate(state.ctm)
      context.stroke(Path(path), with: .color(state.strokeColor.color), style: state.strokeStyle)
    case .clear(let path):
      context = painting(in: state.clip)
      context.blendMode = .clear
      context.fill(Path(path), with: .color(.black))
    case .image(let image, let rect):
      context.concatenate(state.ctm)
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(Image(decorative: image, scale: 1).interpolation(state.interpolationQuality.interpolation), in: rect)
    case .gradient(let gradient, let line, let path):
      context.concatenate(state.ctm)
      context.fill(Path(path), with: gradient.shading(along: line))
    }
  }

  /// Paints what views show as a picture from the origin on, its first row at the greater y, as images are painted.
  func paint(_ picture: DisplayFragment, size: CGSize, _ state: CGContextState) {
    var context = painting(state)
    context.concatenate(state.ctm)
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.paint(shape: context.transformed(picture))
  }

  /// Paints with all that is set on the context of Core Graphics.
  func paint(_ state: CGContextState, _ content: (GraphicsContext) -> Void) {
    var context = painting(state)
    context.concatenate(state.ctm)
    content(context)
  }

  func beginLayer() {
    var context = GraphicsContext(layer: GraphicsLayer(over: current.layer), environment: current.environment)
    context.transform = current.transform
    contexts.append(context)
  }

  func endLayer(_ state: CGContextState) {
    let picture = contexts.removeLast().layer.fragment()
    painting(state).paint(layer: picture)
  }

  func report(_ message: String) { Diagnostics.report(message) }
}

extension CGContextState {
  fileprivate var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}

extension CGInterpolationQuality {
  fileprivate var interpolation: Image.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .high: .high
    case .medium, .default: .medium
    }
  }
}

extension CGGradient {
  fileprivate func shading(along line: CGGradientLine) -> GraphicsContext.Shading {
    let gradient = Gradient(stops: stops.map { Gradient.Stop(color: $0.color.color, location: $0.location) })
    switch line {
    case .linear(let start, let end): return .linearGradient(gradient, startPoint: start, endPoint: end)
    case .radial(let center, let start, let end):
      return .radialGradient(gradient, center: center, startRadius: start, endRadius: end)
    }
  }
}

extension CGColor {
  fileprivate var color: Color {
    let parts = rgba
    return Color(.sRGB, red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.alpha)
  }
}
