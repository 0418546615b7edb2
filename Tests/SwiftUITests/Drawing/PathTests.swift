import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("Paths")
struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 0.02) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { abs($0) < tolerance }
  }

  @Test("a path grows by a step at the cost of the step", .timeLimit(.minutes(1)))
  func growing() {
    // Copied at each step, this would move terabytes.
    var path = Path()
    path.move(to: .zero)
    for index in 1..<200_000 { path.addLine(to: CGPoint(x: index, y: index % 7)) }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 199_999, height: 6))
  }

  @Test("an empty path has no bounds, no end and no inside")
  func empty() {
    let path = Path()
    #expect(path.isEmpty && path.boundingRect.isNull && path.currentPoint == nil && !path.contains(.zero))
    #expect(path.description == "" && path == Path("") && path.cgPath.isEmpty)
  }

  @Test("steps are told in order, and read back from their text")
  func steps() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 0))
      $0.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
      $0.closeSubpath()
      $0.closeSubpath()
    }
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    #expect(
      steps == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 0)),
        .curve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8)), .closeSubpath,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.description == "1.0 2.0 m 3.0 4.0 l 4.0 0.0 5.0 6.0 q 7.0 7.0 8.0 8.0 9.0 9.0 c h")
    #expect(Path(path.description) == path)
    for text in ["1 m", "1 2 3 l", "1 2", "x", "1 2 h"] { #expect(Path(text) == nil, "\(text)") }
    #expect(Path(path.cgPath) == path)
  }

  @Test("whole shapes become their steps when something is added")
  func adding() {
    var path = Path()
    path.addRect(square)
    path.addEllipse(in: square.offsetBy(dx: 20, dy: 0))
    path.addRects([CGRect(x: 0, y: 20, width: 5, height: 5), CGRect(x: 0, y: 30, width: 5, height: 5)])
    path.addRoundedRect(in: CGRect(x: 20, y: 20, width: 20, height: 20), cornerSize: CGSize(width: 4, height: 4))
    path.addLines([CGPoint(x: 50, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 10)])
    path.addPath(Path(square), transform: CGAffineTransform(translationX: 0, y: 50))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 60))
    for point in [(5, 5), (25, 5), (2, 22), (2, 32), (30, 30), (59, 1), (5, 55)] as [(CGFloat, CGFloat)] {
      #expect(path.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
    #expect(!path.contains(CGPoint(x: 20.5, y: 0.5)) && !path.contains(CGPoint(x: 51, y: 9)))
    #expect(Path(ellipseIn: square).boundingRect == square && Path(square).cgPath.boundingBox == square)
  }

  @Test("arcs go clockwise on the screen when they are not clockwise with y upwards")
  func arcs() {
    let (center, right) = (CGPoint.zero, CGPoint(x: 10, y: 0))
    func box(_ draw: (inout Path) -> Void) -> CGRect { Path(draw).boundingRect }
    let down = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      isNear(box { $0.addArc(center: center, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false) }, down))
    let rest = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(
      isNear(box { $0.addArc(center: center, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true) }, rest))
    #expect(isNear(box { $0.addRelativeArc(center: center, radius: 10, startAngle: .zero, delta: .degrees(90)) }, down))
    #expect(
      isNear(
        box { $0.addRelativeArc(center: center, radius: 10, startAngle: .degrees(90), delta: .degrees(-90)) }, down))
    // From a current point a line leads to the arc.
    let joined = Path {
      $0.move(to: CGPoint(x: -5, y: 0))
      $0.addArc(center: center, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    var steps: [Path.Element] = []
    joined.forEach { steps.append($0) }
    #expect(steps.count == 3 && steps[1] == .line(to: right))
  }

  @Test("a tangent arc rounds a corner by its radius")
  func tangentArc() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 20) < 1e-9 && abs(end.y - 5) < 1e-9)
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5)))
  }

  @Test("what is surrounded twice is inside by winding, and outside by even and odd")
  func inside() {
    var path = Path(square)
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
  }

  @Test("transforms keep shapes what they are, and move points")
  func transforms() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(Path(square).applying(scale) == Path(CGRect(x: 0, y: 0, width: 20, height: 30)))
    #expect(Path(ellipseIn: square).offsetBy(dx: 4, dy: 5) == Path(ellipseIn: square.offsetBy(dx: 4, dy: 5)))
    let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned.boundingRect, CGRect(x: -10, y: 0, width: 10, height: 10)))
  }

  @Test("a part by length, and the outline of a stroke")
  func derived() {
    let path = Path(square)
    #expect(path.trimmedPath(from: 0, to: 1) == path && path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.125, to: 0.375).description == "5.0 0.0 m 10.0 0.0 l 10.0 5.0 l")
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    let stroked = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(isNear(stroked.boundingRect, CGRect(x: -2, y: -2, width: 14, height: 4)))
    #expect(stroked.contains(CGPoint(x: 5, y: 1.9)) && !stroked.contains(CGPoint(x: 5, y: 2.1)))
  }

  @Test("corner radii of their own, and square corners where there is no radius")
  func roundedRectangles() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 20)
    let path = Path(roundedRect: frame, cornerRadii: radii, style: .circular)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 36, y: 36)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 39.5)))
    #expect(Path(roundedRect: frame, cornerRadius: 0) == Path(frame))
    #expect(Path(roundedRect: frame, cornerSize: CGSize(width: 5, height: -1)) == Path(frame))
  }
}
