import CairoRenderer
import CoreGraphicsTypes
import EngineTesting
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Small shapes that follow each other") struct ShapeRunTests {
  /// A small shape; with a scale, it lies at a 16th of a pixel.
  private func item(_ random: inout SplitMix, at scale: CGFloat? = nil) -> DisplayItem {
    var frame = CGRect(
      x: random.number(-5...95), y: random.number(-5...95), width: random.number(0.2...14), height: random.number(0.2...14))
    if let scale {
      let unit = 16 * scale
      frame.origin = CGPoint(x: (frame.minX * unit).rounded() / unit, y: (frame.minY * unit).rounded() / unit)
      frame.size = CGSize(width: (frame.width * unit).rounded() / unit, height: (frame.height * unit).rounded() / unit)
    }
    let color = DisplayColor(
      red: Float(random.number(0...1)), green: Float(random.number(0...1)), blue: Float(random.number(0...1)),
      alpha: Bool.random(using: &random) ? 1 : Float(random.number(0...1)))
    let paint = DisplayPaint.color(color)
    let star = star(in: frame)
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

  /// A star whose box begins in the frame's corner.
  private func star(in frame: CGRect) -> Path {
    var star = Path()
    star.addLines(
      (0..<5).map { corner in
        let angle = CGFloat(corner) * 4 * .pi / 5
        return CGPoint(x: sin(angle) * frame.width / 2, y: -cos(angle) * frame.height / 2)
      })
    star.closeSubpath()
    let box = star.boundingRect
    return star.offsetBy(dx: frame.minX - box.minX, dy: frame.minY - box.minY)
  }

  private func items(_ count: Int, seed: Int, at scale: CGFloat? = nil) -> [DisplayItem] {
    var random = SplitMix(seed: UInt64(seed))
    return (0..<count).map { _ in item(&random, at: scale) }
  }

  /// The items in one fragment, or each in its own.
  private func list(_ items: [DisplayItem], together: Bool = true, scale: CGFloat = 2) -> DisplayList {
    let parts = items.map { Make.fragment([$0], bounds: $0.bounds) }
    let all = together ? Make.fragment(items, bounds: parts.reduce(CGRect.null) { $0.union($1.bounds) }) : Make.all(parts)
    return Make.list([Make.rect(0, 0, 100, 100, .white), all], width: 100, height: 100, scale: scale)
  }

  private func painted(_ list: DisplayList, _ renderer: CairoRenderer = CairoRenderer()) -> [UInt8] {
    let buffer = list.makeBuffer()
    renderer.paint(list, into: buffer, damage: nil)
    return Array(buffer.bytes)
  }

  @Test(
    "look as they do alone at 16ths of a pixel; where the picture's edge cuts one, Cairo may round otherwise",
    arguments: [1, 2, 3] as [CGFloat])
  func same(scale: CGFloat) {
    for seed in 1...8 {
      let items = items(300, seed: seed, at: scale)
      let one = painted(list(items, together: false, scale: scale)), many = painted(list(items, scale: scale))
      // Points are rounded to 256ths once more.
      let wrong = one.indices.filter { abs(Int(one[$0]) - Int(many[$0])) > 3 }
      let positions = wrong.map { (x: $0 / 4 % Int(100 * scale), y: $0 / 4 / Int(100 * scale), one[$0], many[$0]) }
      let isAtEdge = positions.allSatisfy { $0.y < 6 || $0.y >= Int(100 * scale) - 6 || $0.x < 6 || $0.x >= Int(100 * scale) - 6 }
      #expect(isAtEdge && wrong.count < 16, "\(wrong.count) of \(one.count), such as \(positions.prefix(6))")
    }
  }

  @Test("lie within a 32nd of a pixel of where they lie alone", arguments: [1, 2, 3] as [CGFloat])
  func near(scale: CGFloat) {
    let black = DisplayPaint.color(.black)
    for (number, item) in items(60, seed: 5).enumerated() {
      guard case .fill(var fill) = item, case .ellipse = fill.path.storage else { continue }
      fill.paint = black
      // What lies outside of the picture makes a run of it.
      let far = DisplayItem.fill(DisplayFill(path: Path(ellipseIn: CGRect(x: 300, y: 300, width: 4, height: 4)), paint: black))
      let one = painted(list([.fill(fill)], scale: scale))
      let many = painted(list([.fill(fill)] + Array(repeating: far, count: 16), scale: scale))
      // A 32nd of 255 in both directions, and what is rounded.
      #expect(zip(one, many).allSatisfy { abs(Int($0) - Int($1)) <= 2 * 8 + 4 }, "shape \(number)")
    }
  }

  @Test("look the same where only a part is painted, also where there are more than are painted at once")
  func part() {
    let items = items(1200, seed: 77)
    let (list, renderer) = (list(items), CairoRenderer())
    let whole = painted(list, renderer)
    let buffer = list.makeBuffer()
    for row in 0..<10 {
      for column in 0..<4 {
        let part = CGRect(x: column * 25, y: row * 10, width: 25, height: 10)
        (row % 2 == 0 ? renderer : CairoRenderer()).paint(list, into: buffer, damage: Damage(rects: [part]))
      }
    }
    #expect(Array(buffer.bytes) == whole)
  }

  @Test("that move draw no masks once each place within a pixel was seen")
  func kept() {
    let renderer = CairoRenderer()
    let disc = { (number: Int, time: Int) in
      let x = Double(number % 40) * 2.31 + Double(time) * 0.37, y = Double(number / 40) * 3.77 + Double(time) * 0.19
      let frame = CGRect(x: x, y: y, width: 6, height: 6)
      return DisplayItem.fill(DisplayFill(path: Path(ellipseIn: frame), paint: .color(.black)))
    }
    for time in 0..<4 { _ = painted(list((0..<1000).map { disc($0, time) }), renderer) }
    let drawn = renderer.shapesDrawn
    #expect(drawn > 200 && drawn <= 256)
    for time in 4..<10 {
      let moved = list((0..<1000).map { disc($0, time) })
      #expect(painted(moved, renderer) == painted(moved), "what is kept looks as what is drawn anew")
    }
    #expect(renderer.shapesDrawn <= 256)
  }

  @Test("are forgotten when there are too many")
  func forgotten() {
    let renderer = CairoRenderer()
    for time in 0..<24 {
      let all = (0..<1000).map { number in
        let size = CGSize(width: 3 + Double(number) / 128, height: 3 + Double(time) / 8)
        let frame = CGRect(origin: CGPoint(x: number % 90, y: number / 12), size: size)
        return DisplayItem.fill(DisplayFill(path: Path(ellipseIn: frame), paint: .color(.black)))
      }
      let list = list(all)
      let picture = painted(list, renderer)
      if time > 15, time % 3 == 0 { #expect(picture == painted(list)) }
    }
    #expect(renderer.shapesDrawn > 16_384 && renderer.shapesKept <= 16_384 + 2048)
  }
}

extension SplitMix {
  fileprivate mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }
}
