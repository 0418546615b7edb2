import ApusTesting
import Foundation
import Testing

@testable import Charts

/// Marks on their way from where they were to where they are.
@MainActor
@Suite("Marks in motion") struct MarkMotionTests {
  private static let surroundings = ChartSurroundings(
    calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!)

  private func geometry(
    _ content: some ChartContent, x: ClosedRange<Double>, y: ClosedRange<Double> = 0...10
  ) -> PlotGeometry {
    var options = ChartOptions()
    (options.x.scale.domain, options.y.scale.domain) = (x._domain, y._domain)
    (options.x.visibility, options.y.visibility) = (.hidden, .hidden)
    let model = ChartModel(marks: _ChartMarks(of: content).marks, options: options, environment: Self.surroundings)
    return PlotGeometry(model, size: CGSize(width: 100, height: 100))
  }

  private func line(_ xs: [Int], _ domain: ClosedRange<Double>? = nil, y: Int = 0) -> PlotGeometry {
    geometry(
      ForEach(xs, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", ($0 + y) % 10)) },
      x: domain ?? Double(xs.min()!)...Double(xs.max()!))
  }

  private func points(_ shapes: [PlotShape]) -> [CGPoint] {
    for case .line(let points, _, _) in shapes.map(\.form) { return points }
    return []
  }

  @Test("pair points that stay with themselves, those that come and go with their neighbours")
  func pairs() {
    func pairs(_ old: [UInt64], _ new: [UInt64]) -> [[Int]] { PointPair.pairs(from: old, to: new).map { [$0.old, $0.new] } }
    #expect(pairs([1, 2, 3], [1, 2, 3]) == [[0, 0], [1, 1], [2, 2]])
    #expect(pairs([1, 2], [1, 2, 3]) == [[0, 0], [1, 1], [1, 2]])
    #expect(pairs([2], [1, 2]) == [[0, 0], [0, 1]])
    #expect(pairs([1, 2, 3], [1, 3]) == [[0, 0], [1, 0], [2, 1]])
    // A window that slides: the first point goes into the second, the new one comes out of the last.
    #expect(pairs([1, 2, 3], [2, 3, 4]) == [[0, 0], [1, 0], [2, 1], [2, 2]])
    #expect(pairs([1, 2, 3], [3, 2, 1]) == [[2, 0], [1, 1], [0, 2]])
    #expect(pairs([1, 2], [3, 4]).isEmpty && pairs([], [1]).isEmpty)
  }

  @Test("slide a window over a line: each point goes where it is, none into another one")
  func slidingLine() {
    let (before, after) = (line([0, 1, 2, 3, 4]), line([1, 2, 3, 4, 5]))
    #expect(points(after.shapes(from: before, by: 0)) == points(before.shapes) + [points(before.shapes)[4]])
    let half = points(after.shapes(from: before, by: 0.5))
    #expect(half.count == 6)
    // The point of 2 was at 50 and will be at 25; its height stays.
    #expect(half[2] == CGPoint(x: 37.5, y: 80))
    #expect(half[0].x == 0 && half[5].x == 100)
  }

  @Test("let points of a line come in and go out of its middle")
  func enteringAndLeaving() {
    let (few, many) = (line([0, 4], 0...4), line([0, 2, 4], 0...4))
    #expect(points(many.shapes(from: few, by: 0.5)) == [CGPoint(x: 0, y: 100), CGPoint(x: 25, y: 90), CGPoint(x: 100, y: 60)])
    #expect(points(few.shapes(from: many, by: 0.5)) == [CGPoint(x: 0, y: 100), CGPoint(x: 25, y: 90), CGPoint(x: 100, y: 60)])
  }

  @Test("let points of a line change places, and a line of other points fade over into it")
  func reordering() {
    let (before, after) = (line([0, 1, 2], 0...2), line([2, 1, 0], 0...2))
    #expect(points(after.shapes(from: before, by: 0.5)) == points(after.shapes))
    let other = line([7, 8], 0...10)
    let shapes = other.shapes(from: before, by: 0.25)
    #expect(shapes.map(\.opacity) == [0.75, 0.25])
  }

  @Test("move both edges of an area by its points")
  func area() {
    func area(_ xs: [Int]) -> PlotGeometry {
      geometry(ForEach(xs, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0)) }, x: Double(xs[0])...Double(xs[0] + 2))
    }
    guard case .area(let top, let bottom, _, _)? = area([1, 2, 3]).shapes(from: area([0, 1, 2]), by: 0.5).first?.form else {
      Issue.record("no area")
      return
    }
    #expect(top.map(\.x) == [0, 25, 75, 100] && bottom.map(\.x) == top.map(\.x))
    #expect(top.map(\.y) == [95, 90, 80, 75] && bottom.allSatisfy { $0.y == 100 })
  }

  @Test("let bars and points come, go and change places by what they are known by")
  func single() {
    func bars(_ names: [String]) -> PlotGeometry {
      geometry(
        ForEach(names, id: \.self) { PointMark(x: .value("x", Double(names.firstIndex(of: $0)!)), y: .value("y", 5)) }, x: 0...10)
    }
    let shapes = bars(["b", "c", "a"]).shapes(from: bars(["a", "b", "d"]), by: 0.5)
    #expect(shapes.map { $0.form.frame.midX } == [20, 5, 10, 10])
    #expect(shapes.map(\.opacity) == [0.5, 1, 0.5, 1])
  }

  @Test("turn sectors by their shares")
  func sectors() {
    func pie(_ shares: [(String, Int)]) -> PlotGeometry {
      geometry(ForEach(shares, id: \.0) { SectorMark(angle: .value("Share", $0.1)) }, x: 0...1)
    }
    func ends(_ shapes: [PlotShape]) -> [Double] {
      shapes.compactMap { if case .sector(let sector) = $0.form { (sector.end / .pi * 180).rounded() } else { nil } }
    }
    let (before, after) = (pie([("a", 1), ("b", 1)]), pie([("a", 1), ("b", 2), ("c", 1)]))
    #expect(ends(before.shapes) == [180, 360] && ends(after.shapes) == [90, 270, 360])
    let half = after.shapes(from: before, by: 0.5)
    #expect(ends(half) == [135, 315, 360])
    #expect(half.map(\.opacity) == [1, 1, 0.5])
    #expect(before.shapes(from: after, by: 0.5).map(\.opacity) == [0.5, 1, 1])
  }

  @Test("slide on the screen, too")
  func screen() throws {
    struct Window: View {
      @State var first = 0
      var body: some View {
        VStack(spacing: 0) {
          Chart(first..<first + 5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 == 2 ? 10 : 0)) }
            .chartXScale(domain: first...first + 4).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
          Button("next") { withAnimation(.linear(duration: 1)) { first += 1 } }
        }
      }
    }
    let chart = ShownChart(Window())
    // The hill of the value 2 is in the middle, and goes to a quarter of the width.
    func top() -> CGFloat? { chart.extent(of: 0xff00_7aff, atY: 12).map { ($0.lowerBound + $0.upperBound) / 2 } }
    #expect(abs(try #require(top()) - 150) < 2)
    try chart.screen.button("next").tap()
    chart.screen.advance(by: 0.5)
    #expect(abs(try #require(top()) - 112.5) < 4)
    chart.screen.finishAnimations()
    #expect(abs(try #require(top()) - 75) < 2)
  }
}
