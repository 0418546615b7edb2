import ApusTesting
import Foundation
import Testing

@testable import Charts

/// Marks on their way from where they were to where they are.
@MainActor
@Suite("Marks in motion") struct MarkMotionTests {
  private static let context = ChartContext(
    calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!)

  private func geometry(
    _ content: some ChartContent, x: ClosedRange<Double>, y: ClosedRange<Double> = 0...10
  ) -> PlotGeometry {
    var options = ChartOptions()
    (options.x.scale.domain, options.y.scale.domain) = (x._domain, y._domain)
    (options.x.visibility, options.y.visibility) = (.hidden, .hidden)
    let model = ChartModel(marks: _ChartMarks(of: content).marks, options: options, environment: Self.context)
    return PlotGeometry(model, size: CGSize(width: 100, height: 100))
  }

  private func line(_ xs: [Int], _ domain: ClosedRange<Double>? = nil, y: Int = 0) -> PlotGeometry {
    geometry(
      ForEach(xs, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", ($0 + y) % 10)) },
      x: domain ?? Double(xs.min()!)...Double(xs.max()!))
  }

  private func points(_ shapes: [PlotShape]) -> [CGPoint] {
    for case .line(let points, _, _) in shapes.map(\.figure) { return points }
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
    guard case .area(let top, let bottom, _, _)? = area([1, 2, 3]).shapes(from: area([0, 1, 2]), by: 0.5).first?.figure else {
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
    #expect(shapes.map { $0.figure.frame.midX } == [20, 5, 10, 10])
    #expect(shapes.map(\.opacity) == [0.5, 1, 0.5, 1])
  }

  @Test("turn sectors by their shares")
  func sectors() {
    func pie(_ shares: [(String, Int)]) -> PlotGeometry {
      geometry(ForEach(shares, id: \.0) { SectorMark(angle: .value("Share", $0.1)) }, x: 0...1)
    }
    func ends(_ shapes: [PlotShape]) -> [Double] {
      shapes.compactMap { if case .sector(let sector) = $0.figure { (sector.end / .pi * 180).rounded() } else { nil } }
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

  // MARK: In a plot that scrolls

  @Test("cost what shows of them in a plot that scrolls, and go the same way there")
  func part() {
    func bars(_ top: Int, first: Int = 0) -> PlotGeometry {
      var options = ChartOptions()
      (options.x.visibility, options.y.visibility) = (.hidden, .hidden)
      options.scroll.axes = .horizontal
      options.x.visibleLength = 10
      options.y.scale.domain = (0...10)._domain
      options.x.scale.domain = (0...1000)._domain
      let marks = _ChartMarks(
        of: ForEach(first..<1000, id: \.self) {
          BarMark(x: .value("x", $0), y: .value("y", ($0 * top) % 10), width: 4)
          LineMark(x: .value("x", $0), y: .value("y", ($0 + top) % 7))
        }
      ).marks
      return PlotGeometry(
        ChartModel(marks: marks, options: options, environment: Self.context), size: CGSize(width: 10_000, height: 100))
    }
    let (before, after) = (bars(3), bars(7, first: 5)), part = CGRect(x: 0, y: 0, width: 300, height: 100)
    let few = after.shapes(from: before, by: 0.25, in: part), all = after.shapes(from: before, by: 0.25)
    #expect(few.count < 60 && all.count > 900)
    let whole = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
    for shape in few {
      guard let other = whole[shape.key] else {
        Issue.record("\(shape.key) is on the way in no whole plot")
        continue
      }
      guard case .bar(let rect, _, _) = shape.figure, case .bar(let wanted, _, _) = other.figure else { continue }
      #expect(rect == wanted && shape.opacity == other.opacity)
    }
    // A plot that has scrolled with the change shows marks where they were.
    let moved = after.shapes(from: before, by: 0, in: part.offsetBy(dx: 500, dy: 0), moved: CGPoint(x: 500, y: 0))
    let start = moved.first { if case .bar = $0.figure { true } else { false } }
    #expect(start?.figure.frame.midX ?? 0 >= 500)
  }

  @Test("move on the screen in a plot that scrolls, at any place of it, and no more once they are there")
  func scrolling() throws {
    struct Window: View {
      @State var height = 4
      var body: some View {
        VStack(spacing: 0) {
          Chart(0..<200, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", height)) }
            .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
          Button("grow") { withAnimation(.linear(duration: 1)) { height = 8 } }
        }
      }
    }
    let chart = ShownChart(Window())
    func value(_ x: CGFloat) -> CGFloat {
      guard let bar = chart.extent(of: 0xff00_7aff, atX: chart.plot.width * x) else { return .nan }
      return 10 * (1 - bar.lowerBound / chart.plot.height)
    }
    chart.screen.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 20, y: 60), rest: 0.2)
    chart.screen.finishAnimations()
    // A band that shows whole: a bar in the middle of what shows, wherever the plot has come to rest.
    let band =
      try #require((0..<200).lazy.compactMap { try? chart.proxy.position(forX: "n\($0)") }.first { $0 > 60 }) / chart.plot.width
    #expect(abs(value(band) - 4) < 0.2)
    try chart.screen.button("grow").tap()
    chart.screen.advance(by: 0.5)
    #expect(abs(value(band) - 6) < 0.3)
    chart.screen.finishAnimations()
    #expect(abs(value(band) - 8) < 0.2)
    #expect(chart.screen.faults.isEmpty && chart.screen.wrongPixels == 0)
  }
}
