import CoreGraphicsTypes
import DisplayModel
import Foundation

/// One of the system's symbols as a drawing of its own, white, as large as the picture of an icon is.
struct SymbolPicture {
  private let symbol: SymbolGraphic
  /// Points of the longer side, of the 1024 that an icon has.
  private static let length = 560.0

  init(_ symbol: SymbolGraphic) { self.symbol = symbol }

  /// The drawing.
  var svg: Data {
    let (width, height) = (max(symbol.size.width, 0.001), max(symbol.size.height, 0.001))
    let factor = Self.length / max(width, height)
    let size = "width=\"\(width * factor)\" height=\"\(height * factor)\" viewBox=\"0 0 \(width) \(height)\""
    let box = "x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\""
    // What a layer takes away is black in the mask.
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" \(size)><mask id="shape" maskUnits="userSpaceOnUse" \(box)>\
      \(Self.shapes(symbol.layers, isAround: true))</mask><rect \(box) fill="white" mask="url(#shape)"/></svg>
      """
    return Data(text.utf8)
  }

  /// Groups are painted or taken away as one.
  private static func shapes(_ layers: [SymbolGraphic.Layer], isAround: Bool) -> String {
    layers.map { layer in
      let paints = layer.role == .paints ? isAround : !isAround
      let color = paints ? "white" : "black"
      switch layer.content {
      case .fill(let path, let isEvenOdd, let growth):
        let edge =
          growth > 0 ? " stroke=\"\(color)\" stroke-width=\"\(growth * 2)\" stroke-linejoin=\"round\"" : ""
        return "<path d=\"\(data(path))\" fill=\"\(color)\"\(isEvenOdd ? " fill-rule=\"evenodd\"" : "")\(edge)/>"
      case .stroke(let path, let width):
        return """
          <path d="\(data(path))" fill="none" stroke="\(color)" stroke-width="\(width)" stroke-linecap="round" \
          stroke-linejoin="round"/>
          """
      case .group(let inner): return shapes(inner, isAround: paints)
      }
    }.joined()
  }

  private static func data(_ path: Path) -> String {
    var steps: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): steps.append("M\(to.x) \(to.y)")
      case .line(let to): steps.append("L\(to.x) \(to.y)")
      case .quadCurve(let to, let control): steps.append("Q\(control.x) \(control.y) \(to.x) \(to.y)")
      case .curve(let to, let first, let second):
        steps.append("C\(first.x) \(first.y) \(second.x) \(second.y) \(to.x) \(to.y)")
      case .closeSubpath: steps.append("Z")
      }
    }
    return steps.joined()
  }
}
