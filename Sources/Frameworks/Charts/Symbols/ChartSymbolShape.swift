public import SwiftUI
public import Foundation

/// A shape that stands for a value of a chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a square of one by one.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The outline for a symbol that covers an area, in square points, around a point.
  nonisolated func path(area: CGFloat, at center: CGPoint) -> Path {
    let side = max(area, 0).squareRoot()
    let unit = perceptualUnitRect
    let (width, height) = (unit.width * side, unit.height * side)
    return path(in: CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }

  /// The shape as a line of a width in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape as a line.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { OutlinedSymbol(base: self, style: style) }
}

/// The line around a symbol.
nonisolated private struct OutlinedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle
  nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  nonisolated func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth / 2, min(rect.width, rect.height) / 2)
    return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

/// A symbol behind its type.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape
  /// Which of the charts' own symbols it is.
  let basic: BasicChartSymbolShape.Kind?
  /// Hides the type of a symbol.
  public init(_ shape: some ChartSymbolShape) { self.init(hiding: shape) }
  /// A symbol whose type is hidden already.
  init(hiding shape: any ChartSymbolShape) {
    base = shape
    basic = (shape as? AnyChartSymbolShape)?.basic ?? (shape as? BasicChartSymbolShape)?.kind
  }
  /// The rectangle in which the shape looks as large as a square of one by one.
  public nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension Circle: ChartSymbolShape {
  /// The rectangle around a circle of area one.
  public nonisolated var perceptualUnitRect: CGRect { BasicChartSymbolShape(.circle).perceptualUnitRect }
}
