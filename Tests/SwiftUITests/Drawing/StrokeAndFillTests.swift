import ApusTesting
import SwiftUI
import Testing

@Suite("Fills and strokes")
@MainActor
struct StrokeAndFillTests {
  private let box = Rectangle()

  @Test(
    "half of a stroke lies outside, all of a border inside",
    arguments: [
      (Change("stroke") { _ in Rectangle().stroke(Color.black, lineWidth: 4) }, 24, 16),
      (Change("stroke as a shape") { _ in Rectangle().stroke(lineWidth: 4) }, 24, 16),
      (Change("stroke by a style") { _ in Rectangle().stroke(style: StrokeStyle(lineWidth: 4)) }, 24, 16),
      (Change("stroke with both") { _ in Rectangle().stroke(Color.black, style: StrokeStyle(lineWidth: 4)) }, 24, 16),
      (Change("border") { _ in Rectangle().strokeBorder(Color.black, lineWidth: 4) }, 20, 12),
      (Change("border with the foreground") { _ in Rectangle().strokeBorder(lineWidth: 4) }, 20, 12),
      (Change("border by a style") { _ in Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 4)) }, 20, 12),
      (Change("border with both") { _ in Rectangle().strokeBorder(Color.black, style: StrokeStyle(lineWidth: 4)) }, 20, 12),
    ] as [(Change, CGFloat, CGFloat)])
  func strokes(change: Change, outer: CGFloat, inner: CGFloat) {
    let screen = picture { change(EmptyView()).frame(width: 20, height: 20) }
    #expect(screen.ink() == CGRect(x: 20 - outer / 2, y: 20 - outer / 2, width: outer, height: outer))
    #expect(screen.count { $0 == .black } == Int(outer * outer - inner * inner))
  }

  @Test("a stroke is a point wide unless said otherwise")
  func defaults() {
    #expect(StrokeStyle() == StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [], dashPhase: 0))
    let border = picture { box.strokeBorder(Color.black).frame(width: 20, height: 20) }
    #expect(border.count { $0 == .black } == 20 * 20 - 18 * 18)
  }

  @Test("a fill takes the foreground, or its style")
  func fills() {
    #expect(picture { box.fill().foregroundColor(.pureRed) }.pixel(20, 20) == .red)
    #expect(picture { box.foregroundStyle(Color.pureBlue) }.pixel(20, 20) == .blue)
    #expect(picture { box.fill(Color.pureGreen) }.pixel(20, 20) == .green)
    struct Star: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.addLines(
            (0..<5).map { corner in
              let angle = Double(corner) * 0.8 * .pi - .pi / 2
              return CGPoint(x: rect.midX + 20 * cos(angle), y: rect.midY + 20 * sin(angle))
            })
          $0.closeSubpath()
        }
      }
    }
    // A star drawn in one line surrounds its middle twice.
    #expect(picture { Star().fill(.black) }.pixel(20, 20) == .black)
    #expect(picture { Star().fill(.black, style: FillStyle(eoFill: true)) }.pixel(20, 20) == .white)
  }

  /// A line from 10 to 30 in the middle of the screen.
  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: CGPoint(x: 10, y: 20))
        $0.addLine(to: CGPoint(x: 30, y: 20))
      }
    }
  }

  @Test(
    "lines end where their caps say",
    arguments: [(.butt, 10, 30), (.round, 8, 32), (.square, 8, 32)] as [(CGLineCap, CGFloat, CGFloat)])
  func caps(cap: CGLineCap, left: CGFloat, right: CGFloat) {
    let screen = picture { Line().stroke(.black, style: StrokeStyle(lineWidth: 4, lineCap: cap)) }
    #expect(screen.ink() == CGRect(x: left, y: 18, width: right - left, height: 4))
    // The corner of the end is round only with round caps.
    #expect((screen.pixel(left, 18) == .black) == (cap != .round))
  }

  @Test("dashes and gaps take turns, from the phase on")
  func dashes() {
    func row(_ phase: CGFloat) -> String {
      let screen = picture { Line().stroke(.black, style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: phase)) }
      return String((10..<30).map { screen.pixel(CGFloat($0), 20) == .black ? "-" : " " })
    }
    #expect(row(0) == "----  ----  ----  --")
    #expect(row(3) == "-  ----  ----  ---- ")
  }

  @Test(
    "corners are pointed, round or cut", arguments: [(.miter, true), (.round, false), (.bevel, false)] as [(CGLineJoin, Bool)])
  func joins(join: CGLineJoin, isPointed: Bool) {
    let screen = picture(scale: 2) {
      box.stroke(.black, style: StrokeStyle(lineWidth: 8, lineJoin: join)).frame(width: 20, height: 20)
    }
    #expect((screen.pixel(6.1, 6.1) == .black) == isPointed)
    // A round corner reaches 4 from (10, 10), a cut one the middle between (6, 10) and (10, 6).
    #expect((screen.pixel(7.6, 7.6) == .black) == (join != .bevel))
    let limited = picture { box.stroke(.black, style: StrokeStyle(lineWidth: 8, miterLimit: 1)).frame(width: 20, height: 20) }
    #expect(limited.pixel(6, 6) == .white)
  }

  @Test(
    "a trimmed outline is a part of its length, from the top left clockwise",
    arguments: [
      (0, 0.25, CGRect(x: 10, y: 9, width: 20, height: 2)), (0.25, 0.5, CGRect(x: 29, y: 10, width: 2, height: 20)),
      (0.5, 0.625, CGRect(x: 20, y: 29, width: 10, height: 2)), (-1, 0.25, CGRect(x: 10, y: 9, width: 20, height: 2)),
      (0.75, 3, CGRect(x: 9, y: 10, width: 2, height: 20)), (0.5, 0.5, .null), (0.6, 0.3, .null),
    ] as [(CGFloat, CGFloat, CGRect)])
  func trim(start: CGFloat, end: CGFloat, expected: CGRect) {
    let screen = picture { box.trim(from: start, to: end).stroke(.black, lineWidth: 2).frame(width: 20, height: 20) }
    #expect(screen.ink() == expected)
  }

  @Test("a trimmed circle begins at the right")
  func trimmedCircle() {
    let screen = picture { Circle().trim(from: 0, to: 0.25).stroke(.black, lineWidth: 2).frame(width: 20, height: 20) }
    #expect(screen.ink { $0.green < 128 } == CGRect(x: 20, y: 20, width: 11, height: 11))
    #expect(
      picture { Circle().trim(to: 0.5).fill(.black).frame(width: 20, height: 20) }.ink()
        == CGRect(x: 10, y: 20, width: 20, height: 10))
  }

  @Test("smooth edges or not")
  func antialiasing() {
    let grays = [true, false].map { isSmooth in
      picture { Circle().stroke(.black, lineWidth: 3, antialiased: isSmooth).frame(width: 30, height: 30) }
        .count { $0 != .white && $0 != .black }
    }
    #expect(grays[0] > 40 && grays[1] == 0)
  }

  @Test("only the line of a stroke takes presses")
  func presses() {
    @MainActor final class Counter { var count = 0 }
    let counter = Counter()
    let screen = picture { box.strokeBorder(.black, lineWidth: 6).onTapGesture { counter.count += 1 } }
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(counter.count == 0)
    screen.tap(at: CGPoint(x: 3, y: 20))
    #expect(counter.count == 1)
  }
}
