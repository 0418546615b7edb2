import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Small shapes that follow each other") struct ShapeRunTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }
  }

  private func item(_ random: inout Random) -> DisplayItem {
    let frame = CGRect(
      x: random.number(-5...95), y: random.number(-5...95), width: random.number(0.2...14), height: random.number(0.2...14))
    let color = DisplayColor(
      red: Float(random.number(0...1)), green: Float(random.number(0...1)), blue: Float(random.number(0...1)),
      alpha: Bool.random(using: &random) ? 1 : Float(random.number(0...1)))
    let paint = DisplayPaint.color(color)
    var star = Path()
    star.addLines(
      (0..<5).map { corner in
        let angle = CGFloat(corner) * 4 * .pi / 5
        return CGPoint(x: frame.midX + sin(angle) * frame.width / 2, y: frame.midY - cos(angle) * frame.height / 2)
      })
    star.closeSubpath()
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .fill(DisplayFill(path: Path(ellipseIn: frame), paint: paint))
    case 1: return .fill(DisplayFill(path: Path(frame), paint: paint))
    case 2: return .fill(DisplayFill(path: Path(frame.integral), paint: paint))
    case 3: return .fill(DisplayFill(path: Path(roundedRect: frame, cornerRadius: 3), paint: paint, snapFrame: frame))
    case 4: return .fill(DisplayFill(path: star, paint: paint, isEvenOdd: Bool.random(using: &random)))
    case 5: return .stroke(DisplayStroke(path: star, style: StrokeStyle(lineWidth: random.number(0.5...3)), paint: paint))
    default:
      let style = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
      return .stroke(DisplayStroke(path: Path(ellipseIn: frame), style: style, paint: paint))
    }
  }

  /// The items in one fragment, or each in its own.
  private func painted(
    _ items: [DisplayItem], together: Bool, scale: CGFloat, damage: Damage? = nil
  ) -> [UInt8] {
    let parts = items.map { Make.fragment([$0], bounds: $0.bounds) }
    let all = together ? Make.fragment(items, bounds: parts.reduce(CGRect.null) { $0.union($1.bounds) }) : Make.all(parts)
    let turned = Make.group(.transform(ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))), all)
    let list = Make.list([Make.rect(0, 0, 100, 100, .white), all, turned], width: 100, height: 100, scale: scale)
    let buffer = list.makeBuffer()
    CairoRenderer().paint(list, into: buffer, damage: damage)
    return Array(buffer.bytes)
  }

  @Test("look as they do alone; where the picture's edge cuts one, Cairo may round otherwise", arguments: [1, 2, 3] as [CGFloat])
  func same(scale: CGFloat) {
    for seed in 1...8 {
      var random = Random(state: UInt64(seed))
      let items = (0..<300).map { _ in item(&random) }
      let (one, many) = (painted(items, together: false, scale: scale), painted(items, together: true, scale: scale))
      let wrong = one.indices.filter { one[$0] != many[$0] }
      let places = wrong.map { (x: $0 / 4 % Int(100 * scale), y: $0 / 4 / Int(100 * scale), one[$0], many[$0]) }
      let isAtEdge = places.allSatisfy { $0.y < 6 || $0.y >= Int(100 * scale) - 6 || $0.x < 6 || $0.x >= Int(100 * scale) - 6 }
      #expect(isAtEdge && wrong.count < 16, "\(wrong.count) of \(one.count), such as \(places.prefix(6))")
    }
  }

  @Test("look the same where only a part is painted")
  func part() {
    var random = Random(state: 77)
    let items = (0..<300).map { _ in item(&random) }
    let damage = Damage(rects: [CGRect(x: 20, y: 30, width: 33, height: 17)])
    #expect(painted(items, together: false, scale: 2, damage: damage) == painted(items, together: true, scale: 2, damage: damage))
  }
}
