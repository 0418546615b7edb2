import CoreGraphicsTypes
import Foundation
import Testing

@Suite("Core Graphics' paths")
struct CGPathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("a path is made of a shape, under a transform if there is one")
  func making() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let rect = CGPath(rect: square, transform: nil)
    #expect(rect.boundingBox == square && !rect.isEmpty)
    #expect(CGPath(rect: square, transform: &double).boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    let ellipse = CGPath(ellipseIn: square, transform: &double)
    #expect(ellipse.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(ellipse.contains(CGPoint(x: 10, y: 10)) && !ellipse.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("a mutable path takes steps; the box of its points is wider than what is drawn")
  func steps() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // A quadratic curve reaches half of the way to its control point.
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    path.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -8), control2: CGPoint(x: 20, y: -8))
    // A cubic one whose control points are as high reaches three quarters.
    #expect(path.boundingBox.minY == -8 && abs(path.boundingBoxOfPath.minY + 6) < 1e-9)
    path.addLine(to: CGPoint(x: 20, y: 4), transform: CGAffineTransform(translationX: 1, y: 1))
    #expect(path.currentPoint == CGPoint(x: 21, y: 5))
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
  }

  @Test("shapes and other paths are added as parts of their own")
  func shapes() throws {
    let path = CGMutablePath()
    path.addRect(square)
    path.addEllipse(in: square, transform: CGAffineTransform(translationX: 20, y: 0))
    path.addRoundedRect(in: CGRect(x: 40, y: 0, width: 10, height: 10), cornerWidth: 4, cornerHeight: 2)
    path.addLines(between: [CGPoint(x: 60, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 70, y: 10)])
    path.addPath(CGPath(rect: square, transform: nil), transform: CGAffineTransform(translationX: 0, y: 20))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 70, height: 30))
    for point in [(1, 1), (25, 5), (45, 5), (69, 1), (5, 25)] as [(CGFloat, CGFloat)] {
      #expect(path.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
    for point in [(21, 1), (40.3, 0.2), (61, 9), (5, 15)] as [(CGFloat, CGFloat)] {
      #expect(!path.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
  }

  @Test("arcs: clockwise is meant with y upwards")
  func arcs() {
    func box(_ draw: (CGMutablePath) -> Void) -> [CGFloat] {
      let path = CGMutablePath()
      draw(path)
      let box = path.boundingBoxOfPath
      return [box.minX, box.minY, box.maxX, box.maxY].map { $0.rounded() }
    }
    let quarter = box { $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false) }
    #expect(quarter == [0, 0, 10, 10])
    let others = box { $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true) }
    #expect(others == [-10, -10, 10, 10])
    #expect(box { $0.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2) } == [0, -10, 10, 0])
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(corner.currentPoint.x - 10) < 1e-9 && abs(corner.currentPoint.y - 4) < 1e-9)
  }

  @Test("what is inside follows the rule", arguments: [(.winding, true), (.evenOdd, false)] as [(CGPathFillRule, Bool)])
  func rules(rule: CGPathFillRule, isInside: Bool) {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: rule) == isInside)
    #expect(path.contains(CGPoint(x: 1, y: 1), using: rule))
    // The transform moves the path, not the point.
    #expect(path.contains(CGPoint(x: 101, y: 1), using: rule, transform: CGAffineTransform(translationX: 100, y: 0)))
    #expect(CGPathFillRule(rawValue: rule.rawValue) == rule)
  }

  @Test("copies go their own ways, and equal paths are equal")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(square)
    let (fixed, other) = (try #require(path.copy()), try #require(path.mutableCopy()))
    #expect(fixed == path && other == path && fixed.hashValue == path.hashValue)
    other.addLine(to: CGPoint(x: 50, y: 50))
    path.move(to: CGPoint(x: -5, y: 0))
    #expect(fixed.boundingBox == square && other.boundingBox.maxX == 50 && path.boundingBox.minX == -5)
    #expect(fixed != other && Set([fixed, CGPath(rect: square, transform: nil)]).count == 1)
  }
}

@Suite("Core Graphics' transforms and numbers")
struct CGAffineTransformTests {
  @Test("points, sizes and rectangles under a transform")
  func applying() {
    let transform = CGAffineTransform(2, 1, -1, 3, 5, 7)
    #expect(CGPoint(x: 3, y: 4).applying(transform) == CGPoint(x: 2 * 3 - 4 + 5, y: 3 + 3 * 4 + 7))
    // Moves do not count for sizes.
    #expect(CGSize(width: 3, height: 4).applying(transform) == CGSize(width: 2, height: 15))
    let rect = CGRect(x: 0, y: 0, width: 2, height: 4)
    #expect(rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)) == CGRect(x: 6, y: 0, width: 4, height: 2))
    #expect(CGRect.null.applying(transform).isNull)
  }

  @Test("what is added comes first, what is concatenated last")
  func order() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(move.concatenating(CGAffineTransform(scaleX: 2, y: 2))) == CGPoint(x: 22, y: 2))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    let turned = point.applying(move.rotated(by: .pi / 2))
    #expect(abs(turned.x - 9) < 1e-9 && abs(turned.y - 1) < 1e-9)
  }

  @Test("back is back, where there is a way")
  func inverse() {
    let transform = CGAffineTransform(2, 1, -1, 3, 5, 7)
    let back = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat && CGAffineTransform().isIdentity && !flat.isIdentity)
  }

  @Test("vectors")
  func vectors() throws {
    var vector = CGVector(dx: 3, dy: 4)
    vector.dy += 1
    #expect(vector == CGVector(dx: 3, dy: 5) && CGVector() == .zero && CGVector.zero.dx == 0)
    #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
  }

  @Test(
    "blend modes have Core Graphics' numbers",
    arguments: [
      (.normal, 0), (.multiply, 1), (.overlay, 3), (.colorBurn, 7), (.exclusion, 11), (.luminosity, 15), (.clear, 16),
      (.copy, 17), (.sourceAtop, 20), (.destinationOver, 21), (.xor, 25), (.plusDarker, 26), (.plusLighter, 27),
    ] as [(CGBlendMode, Int32)])
  func blendModes(mode: CGBlendMode, number: Int32) {
    #expect(mode.rawValue == number && CGBlendMode(rawValue: number) == mode)
  }

  @Test("glyphs are numbered in 16 bits")
  func glyphs() {
    #expect(CGGlyph.max == 65_535 && CGFontIndex.max == CGGlyph.max)
  }
}
