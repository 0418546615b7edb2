import CoreGraphicsTypes
import Foundation
import DisplayModel

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
    let em = CGAffineTransform(scaleX: 0.001, y: 0.001)
    let drawn = try layers(of: file, em, Context())
    var regular = SymbolBuilder(stroke: SymbolWeight.stroke(0), load: load)
    let room = Self.room(try regular.layers(of: file, em, Context()), in: size)
    return SymbolGraphic(
      size: size, bearings: (file.family ?? .plain).bearings, layers: Self.drawIn(drawn, to: size, regular: room),
      mirrorsInRightToLeft: file.mirrors)
  }

  /// What a symbol gets from the one that uses it.
  private struct Context {
    var erases = false
    var widthFactor: CGFloat = 1
    var extraWidth: CGFloat = 0
    var widestLine = CGFloat.infinity
    var scale: CGFloat = 1
    var level = 0

    func inside(_ step: SymbolFile.Step, of file: SymbolFile) -> Context {
      Context(
        erases: step.erases != erases, widthFactor: step.widthFactor * widthFactor,
        extraWidth: step.extraWidth / 1000 + extraWidth,
        widestLine: min(widestLine, file.widestLine.map { $0 / 1000 } ?? .infinity),
        scale: scale, level: max(step.level, level))
    }

    /// Marks inside circles keep a regular line's width although they are smaller; only what is heavier shrinks with them.
    func width(of stroke: CGFloat) -> CGFloat {
      let regular = SymbolWeight.stroke(0)
      let heavier = max(0, min(stroke, widestLine) - regular) * min(scale, 1)
      return (min(stroke, regular) + heavier) * widthFactor + extraWidth
    }
  }

  private mutating func layers(
    of file: SymbolFile, _ transform: CGAffineTransform, _ context: Context
  ) throws -> [SymbolGraphic.Layer] {
    depth += 1
    defer { depth -= 1 }
    var result: [SymbolGraphic.Layer] = []
    for step in file.steps {
      var inside = context.inside(step, of: file)
      let width = inside.width(of: stroke)
      switch step.shape {
      case .path(let elements):
        result.append(
          SymbolGraphic.Layer(
            erases: inside.erases, path: Path(CGPath(elements: elements.map { $0.applying(transform) })),
            strokeWidth: step.isStroked ? width : nil, level: inside.level))
      case .dot(let center, let radius):
        let (middle, extent) = (center.applying(transform), radius * transform.a + width / 2)
        let box = CGRect(x: middle.x - extent, y: middle.y - extent, width: 2 * extent, height: 2 * extent)
        result.append(
          SymbolGraphic.Layer(erases: inside.erases, path: Path(ellipseIn: box), strokeWidth: nil, level: inside.level))
      case .symbol(let name, let center, let scale):
        guard let inner = load(name) else { throw SymbolError(file.name, step.line, "there is no symbol \(name) to use") }
        let placed = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: center.x - inner.size.width / 2 * scale,
          ty: center.y - inner.size.height / 2 * scale
        ).concatenating(transform)
        guard depth < 6 else { throw SymbolError(file.name, step.line, "symbols use each other in a circle") }
        inside.scale *= scale
        result += try layers(of: inner, placed, inside)
      }
    }
    return result
  }

  /// Scales shapes about the middle so that the ink reaches as far as a regular line's does.
  ///
  /// Symbols have one size for all weights, so that a choice drawn bold moves nothing beside it, and a solid form is as large
  /// as its outline at each.
  private static func drawIn(
    _ layers: [SymbolGraphic.Layer], to size: CGSize, regular: CGFloat
  ) -> [SymbolGraphic.Layer] {
    let room = room(layers, in: size)
    let factor = room < 1 ? room : max(1, room / max(1, regular))
    guard factor != 1, factor > 0, factor.isFinite else { return layers }
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: size.width / 2 * (1 - factor), ty: size.height / 2 * (1 - factor))
    return layers.map { layer in
      var layer = layer
      layer.path = layer.path.applying(transform)
      return layer
    }
  }

  /// How much larger the shapes could be inside the box.
  private static func room(_ layers: [SymbolGraphic.Layer], in size: CGSize) -> CGFloat {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var factor = CGFloat.infinity
    for layer in layers where !layer.erases {
      let bounds = layer.path.boundingRect
      let half = (layer.strokeWidth ?? 0) / 2
      let width = max(bounds.maxX - middle.x, middle.x - bounds.minX)
      let height = max(bounds.maxY - middle.y, middle.y - bounds.minY)
      if width > 0 { factor = min(factor, (middle.x - half) / width) }
      if height > 0 { factor = min(factor, (middle.y - half) / height) }
    }
    return factor
  }
}
