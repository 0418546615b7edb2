import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Turns symbol files into shapes for a weight, with the symbols inside them in place.
struct SymbolBuilder {
  /// The weight's stroke, in em.
  let stroke: CGFloat
  let load: (String) -> SymbolFile?
  private var depth = 0

  init(stroke: CGFloat, load: @escaping (String) -> SymbolFile?) {
    self.stroke = stroke
    self.load = load
  }

  mutating func build(_ file: SymbolFile) throws -> SymbolGraphic {
    let size = CGSize(width: file.size.width / 1000, height: file.size.height / 1000)
    let drawn = try layers(of: file, CGAffineTransform(scaleX: 0.001, y: 0.001), Context())
    return SymbolGraphic(size: size, layers: Self.drawIn(drawn, to: size), mirrorsInRightToLeft: file.mirrors)
  }

  /// What a symbol gets from the one that uses it.
  private struct Context {
    var erases = false
    var widthFactor: CGFloat = 1
    var level = 0
  }

  private mutating func layers(
    of file: SymbolFile, _ transform: CGAffineTransform, _ context: Context
  ) throws -> [SymbolGraphic.Layer] {
    guard depth < 6 else { throw SymbolError(file.name, 0, "symbols use each other in a circle") }
    depth += 1
    defer { depth -= 1 }
    var result: [SymbolGraphic.Layer] = []
    for step in file.steps {
      let inside = Context(
        erases: step.erases != context.erases, widthFactor: step.widthFactor * context.widthFactor,
        level: max(step.level, context.level))
      switch step.shape {
      case .path(let elements):
        result.append(
          SymbolGraphic.Layer(
            erases: inside.erases, path: Path(CGPath(elements: elements.map { $0.applying(transform) })),
            // Marks inside circles keep the weight although they are smaller.
            strokeWidth: step.isStroked ? stroke * inside.widthFactor : nil, level: inside.level))
      case .symbol(let name, let center, let scale):
        guard let inner = load(name) else { throw SymbolError(file.name, 0, "there is no symbol \(name) to use") }
        let placed = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: center.x - inner.size.width / 2 * scale,
          ty: center.y - inner.size.height / 2 * scale
        ).concatenating(transform)
        result += try layers(of: inner, placed, inside)
      }
    }
    return result
  }

  /// Moves shapes towards the middle as far as lines of this weight need it to stay inside the box.
  ///
  /// Symbols have one size for all weights, so that a choice drawn bold moves nothing beside it.
  private static func drawIn(_ layers: [SymbolGraphic.Layer], to size: CGSize) -> [SymbolGraphic.Layer] {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var factor: CGFloat = 1
    for layer in layers where !layer.erases {
      let bounds = layer.path.boundingRect
      let half = (layer.strokeWidth ?? 0) / 2
      let reach = CGSize(
        width: max(bounds.maxX - middle.x, middle.x - bounds.minX),
        height: max(bounds.maxY - middle.y, middle.y - bounds.minY))
      if reach.width > 0 { factor = min(factor, (middle.x - half) / reach.width) }
      if reach.height > 0 { factor = min(factor, (middle.y - half) / reach.height) }
    }
    guard factor < 1, factor > 0 else { return layers }
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: middle.x * (1 - factor), ty: middle.y * (1 - factor))
    return layers.map { layer in
      var layer = layer
      layer.path = layer.path.applying(transform)
      return layer
    }
  }
}
