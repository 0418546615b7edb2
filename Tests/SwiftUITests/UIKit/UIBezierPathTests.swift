import ApusTesting
import SwiftUI
import Testing

@Suite("UIKit's paths, corners and insets") @MainActor
struct UIBezierPathTests {
  @Test("shapes have the bounds that they are made with")
  func shapes() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 8),
      UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8)),
    ] {
      #expect(abs(path.bounds.minX - 10) < 0.01 && abs(path.bounds.maxY - 60) < 0.01 && path.contains(CGPoint(x: 60, y: 40)))
    }
    #expect(UIBezierPath(cgPath: CGPath(rect: rect, transform: nil)).bounds == rect)
    #expect(UIBezierPath().isEmpty && !UIBezierPath(rect: rect).isEmpty)
  }

  @Test("only the named corners are round, by half of the shorter side at most")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    func holds(_ corners: UIRectCorner, _ radius: CGFloat) -> [Bool] {
      let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return [CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 1), CGPoint(x: 1, y: 39), CGPoint(x: 99, y: 39)].map(path.contains)
    }
    #expect(holds(.topLeft, 20) == [false, true, true, true])
    #expect(holds([.topRight, .bottomLeft], 20) == [true, false, false, true])
    #expect(holds(.allCorners, 1000) == [false, false, false, false])
    #expect(holds([], 20) == [true, true, true, true])
    #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    #expect(UIRectCorner.bottomRight.rawValue == 8)
  }

  @Test("clockwise arcs go as the hands of a clock, with y pointing down")
  func arcs() {
    let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
    #expect(abs(quarter.bounds.width - 10) < 0.01 && abs(quarter.bounds.height - 10) < 0.01)
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.width - 20) < 0.01 && abs(rest.bounds.minY + 10) < 0.01)
  }

  @Test("steps, transforms, copies and the other direction")
  func steps() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 20))
    path.close()
    let back = path.reversing()
    #expect(back.bounds == path.bounds && back.currentPoint != path.currentPoint)
    #expect(back.reversing().cgPath == path.cgPath)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(copy.lineWidth == 3 && copy.bounds == path.bounds.offsetBy(dx: 5, dy: 5) && !copy.isEqual(path))
    copy.append(path)
    #expect(copy.bounds == path.bounds.union(path.bounds.offsetBy(dx: 5, dy: 5)))
    copy.removeAllPoints()
    #expect(copy.isEmpty)
    path.setLineDash([4, 2], count: 2, phase: 1)
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2 && phase == 1)
    path.usesEvenOddFillRule = true
    path.append(UIBezierPath(rect: CGRect(x: 8, y: 8, width: 2, height: 2)))
    #expect(!path.contains(CGPoint(x: 9, y: 9)))
  }

  @Test("SwiftUI draws it")
  func drawing() {
    let drawn = picture(40, 40) {
      Path(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath).fill(Color(red: 1, green: 0, blue: 0))
    }
    #expect(drawn.pixel(20, 20) == .red && drawn.pixel(5, 5) == .white)
  }

  @Test("insets take from rectangles, and the directional ones are SwiftUI's")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UIEdgeInsets.zero == UIEdgeInsets() && NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets())
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(directional) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(directional)) == directional)
  }
}
