import CoreGraphicsTypes
import DisplayModel
import Foundation

/// Turns symbol files into shapes for a weight, with the symbols inside them in place.
struct SymbolBuilder {
  typealias Layer = SymbolGraphic.Layer

  /// The weight's stroke, in em.
  let stroke: CGFloat
  let load: (String) -> SymbolFile?
  private var depth = 0
  /// How many symbols were put in place: each may use many, which use many.
  private var count = 0

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
    var widthFactor: CGFloat = 1
    var extraWidth: CGFloat = 0
    var widestLine = CGFloat.infinity
    var scale: CGFloat = 1
    var level = 0
    var color: SymbolColor?
    var threshold: CGFloat?

    func inside(_ step: SymbolFile.Step, of file: SymbolFile) -> Context {
      Context(
        widthFactor: step.widthFactor * widthFactor, extraWidth: step.extraWidth / 1000 + extraWidth,
        widestLine: min(widestLine, file.widestLine.map { $0 / 1000 } ?? .infinity), scale: scale,
        level: min(step.level + level, 2), color: step.color ?? (step.role == .marks ? nil : color),
        threshold: step.threshold ?? threshold)
    }

    /// Marks inside circles keep a regular line's width although they are smaller; only what is heavier shrinks with them.
    func width(of stroke: CGFloat) -> CGFloat {
      let regular = SymbolWeight.stroke(0)
      let heavier = max(0, min(stroke, widestLine) - regular) * min(scale, 1)
      return (min(stroke, regular) + heavier) * widthFactor + extraWidth
    }

    func layer(_ role: Layer.Role, _ content: Layer.Content) -> Layer {
      Layer(role: role, content: content, level: level, color: color, threshold: threshold)
    }
  }

  private mutating func layers(
    of file: SymbolFile, _ transform: CGAffineTransform, _ context: Context
  ) throws -> [Layer] {
    depth += 1
    count += 1
    defer { depth -= 1 }
    var result: [Layer] = []
    for step in file.steps {
      var inside = context.inside(step, of: file)
      let width = inside.width(of: stroke)
      switch step.shape {
      case .path(let elements):
        let path = Path(CGPath(elements: elements.map { $0.applying(transform) }))
        result.append(
          inside.layer(
            step.role,
            step.isStroked
              ? .stroke(path, width: width)
              : .fill(path, isEvenOdd: step.isEvenOdd, growth: growth(of: step, width: width, inside))))
      case .dot(let center, let radius):
        let (middle, extent) = (center.applying(transform), radius * transform.scale + width / 2)
        let box = CGRect(x: middle.x - extent, y: middle.y - extent, width: 2 * extent, height: 2 * extent)
        result.append(inside.layer(step.role, .fill(Path(ellipseIn: box), isEvenOdd: false, growth: 0)))
      case .symbol(let name, let center, let scale):
        guard let inner = load(name) else { throw SymbolError(file.name, step.line, "there is no symbol \(name) to use") }
        guard depth < 6, count < 200 else { throw SymbolError(file.name, step.line, "symbols use each other in a circle") }
        inside.scale *= scale
        let placed = Self.placement(of: inner, center, scale, step).concatenating(transform)
        result += used(try layers(of: inner, placed, inside), step, inside)
      }
    }
    return result
  }

  /// How far a shape that is an outline of lines reaches beyond its drawing at the weight; other fills only make room for gaps.
  private func growth(of step: SymbolFile.Step, width: CGFloat, _ context: Context) -> CGFloat {
    guard let drawn = step.outlineWidth else { return context.extraWidth / 2 }
    // Below a third of its width a line would break.
    return max((width - drawn / 1000 * context.scale) / 2, -drawn / 1000 * context.scale / 3)
  }

  private static func placement(
    of file: SymbolFile, _ center: CGPoint, _ scale: CGFloat, _ step: SymbolFile.Step
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: -file.size.width / 2, y: -file.size.height / 2)
      .concatenating(CGAffineTransform(scaleX: step.isFlipped ? -scale : scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: step.angle * .pi / 180))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The layers of a symbol that another one uses.
  ///
  /// What takes away does so as one where it has holes; the gap around something has none.
  private func used(_ layers: [Layer], _ step: SymbolFile.Step, _ context: Context) -> [Layer] {
    if step.role == .paints { return layers }
    let solid = layers.filter { $0.role == .paints }
    if solid.count < layers.count, !(step.role == .erases && step.extraWidth > 0) {
      return [context.layer(step.role, .group(layers))]
    }
    return solid.map { layer in
      var layer = layer
      layer.role = step.role
      return layer
    }
  }

  /// Scales shapes about the middle so that the ink reaches as far as a regular line's does.
  ///
  /// Symbols have one size for all weights, so that a choice drawn bold moves nothing beside it, and a solid form is as large
  /// as its outline at each.
  private static func drawIn(_ layers: [Layer], to size: CGSize, regular: CGFloat) -> [Layer] {
    let room = room(layers, in: size)
    let factor = room < 1 ? room : max(1, room / max(1, regular))
    guard factor != 1, factor > 0, factor.isFinite else { return layers }
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: size.width / 2 * (1 - factor), ty: size.height / 2 * (1 - factor))
    return layers.map { $0.applying(transform) }
  }

  /// How much larger the shapes could be inside the box.
  private static func room(_ layers: [Layer], in size: CGSize) -> CGFloat {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var factor = CGFloat.infinity
    for (bounds, outset) in layers.filter({ $0.role == .paints }).flatMap(\.shapes) {
      let width = max(bounds.maxX - middle.x, middle.x - bounds.minX)
      let height = max(bounds.maxY - middle.y, middle.y - bounds.minY)
      if width > 0 { factor = min(factor, (middle.x - outset) / width) }
      if height > 0 { factor = min(factor, (middle.y - outset) / height) }
    }
    return factor
  }
}

extension CGAffineTransform {
  /// How much larger it makes shapes.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
