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
    let layers = try layers(of: file, CGAffineTransform(scaleX: 0.001, y: 0.001), erases: false)
    return SymbolGraphic(
      size: CGSize(width: file.size.width / 1000, height: file.size.height / 1000), layers: layers,
      mirrorsInRightToLeft: file.mirrors)
  }

  private mutating func layers(
    of file: SymbolFile, _ transform: CGAffineTransform, erases: Bool
  ) throws -> [SymbolGraphic.Layer] {
    guard depth < 6 else { throw SymbolError(file.name, 0, "symbols use each other in a circle") }
    depth += 1
    defer { depth -= 1 }
    var result: [SymbolGraphic.Layer] = []
    for step in file.steps {
      switch step.shape {
      case .path(let elements):
        result.append(
          SymbolGraphic.Layer(
            erases: step.erases != erases && (step.erases || erases),
            path: Path(CGPath(elements: elements.map { $0.applying(transform) })),
            // Marks inside circles keep most of the weight although they are smaller.
            strokeWidth: step.isStroked ? stroke * step.widthFactor : nil, level: step.level))
      case .symbol(let name, let center, let scale):
        guard let inner = load(name) else { throw SymbolError(file.name, 0, "there is no symbol \(name) to use") }
        let placed = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: center.x - inner.size.width / 2 * scale,
          ty: center.y - inner.size.height / 2 * scale
        ).concatenating(transform)
        result += try layers(of: inner, placed, erases: step.erases || erases)
      }
    }
    return result
  }
}
