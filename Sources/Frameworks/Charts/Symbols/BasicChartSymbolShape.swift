public import SwiftUI
public import Foundation

/// One of the symbols that charts have.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  nonisolated init(_ kind: Kind) { self.kind = kind }

  /// The rectangle in which the shape looks as large as a square of one by one.
  public nonisolated var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 2 / CGFloat.pi.squareRoot()
      case .square: 1
      case .triangle, .diamond, .pentagon, .plus, .cross, .asterisk: 1.25
      }
    return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
  }

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: Self.polygon(3, in: rect)
    case .diamond: Self.polygon(4, in: rect)
    case .pentagon: Self.polygon(5, in: rect)
    case .plus: Self.star(of: 2, in: rect, turned: 0)
    case .cross: Self.star(of: 2, in: rect, turned: .pi / 4)
    case .asterisk: Self.star(of: 3, in: rect, turned: .pi / 6)
    }
  }

  /// A polygon with equal sides and a corner at the top.
  private static func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
          return CGPoint(x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
        })
      path.closeSubpath()
    }
  }

  /// Bars through the middle.
  private static func star(of bars: Int, in rect: CGRect, turned: CGFloat) -> Path {
    let (thickness, length) = (rect.width * 0.24, rect.width)
    var outline = Path()
    for bar in 0..<bars {
      let angle = turned + CGFloat.pi * CGFloat(bar) / CGFloat(bars)
      let along = CGVector(dx: cos(angle), dy: sin(angle))
      let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { side, up in
        CGPoint(
          x: rect.midX + along.dx * length / 2 * side - along.dy * thickness / 2 * up,
          y: rect.midY + along.dy * length / 2 * side + along.dx * thickness / 2 * up)
      }
      outline.addLines(corners)
      outline.closeSubpath()
    }
    return outline
  }

  /// The symbols that values get in turn.
  static let automatic: [Kind] = [.circle, .cross, .triangle, .square, .diamond, .pentagon]
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public nonisolated static var circle: BasicChartSymbolShape { .init(.circle) }
  /// A square.
  public nonisolated static var square: BasicChartSymbolShape { .init(.square) }
  /// A triangle that points up.
  public nonisolated static var triangle: BasicChartSymbolShape { .init(.triangle) }
  /// A square on one of its corners.
  public nonisolated static var diamond: BasicChartSymbolShape { .init(.diamond) }
  /// A pentagon.
  public nonisolated static var pentagon: BasicChartSymbolShape { .init(.pentagon) }
  /// An upright cross.
  public nonisolated static var plus: BasicChartSymbolShape { .init(.plus) }
  /// A cross of diagonals.
  public nonisolated static var cross: BasicChartSymbolShape { .init(.cross) }
  /// A star of three lines.
  public nonisolated static var asterisk: BasicChartSymbolShape { .init(.asterisk) }
}
