import ApusTesting
import CairoRenderer
import Charts
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Many points") struct ManyPointsTests {
  /// Noise on a wave, the same each time.
  private func values(_ count: Int) -> [Double] {
    var random = SplitMix(seed: 3)
    return (0..<count).map { 50 + 30 * sin(Double($0) / Double(count) * 9) + Double.random(in: -9...9, using: &random) }
  }

  private func scrolling(_ count: Int, visible: Int) -> ShownChart {
    let values = values(count)
    return ShownChart(
      Chart(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: visible))
  }

  /// Of the bytes of two pictures the greatest difference, and how many differ by more than a little.
  private func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> (greatest: Int, many: Int) {
    var (greatest, many) = (0, 0)
    for (first, second) in zip(a.bytes, b.bytes) where first != second {
      let distance = abs(Int(first) - Int(second))
      greatest = max(greatest, distance)
      if distance > 2 { many += 1 }
    }
    return (greatest, many)
  }

  // MARK: Values of an axis

  private func entries(_ count: Int, visible: Double? = nil) -> [AxisPlan.Entry] {
    let marks = (0..<count).map {
      Mark(
        .bar, x: Extent(Datum(label: .string("n"), value: .category("name \($0)"))), y: Extent(number(Double($0 % 10))))
    }
    var options = ChartOptions()
    options.x.visibleLength = visible
    if visible != nil { options.scroll.axes = .horizontal }
    let model = ChartModel(
      marks: marks, options: options, environment: ChartContext(calendar: .current, locale: .current, timeZone: .current))
    return model.axes.first { $0.axis == .horizontal }?.entries ?? []
  }

  @Test("of many names those have lines and labels that are apart from others, the first and the last one too")
  func names() {
    #expect(entries(4_000).count == 4_000)
    let many = entries(50_000)
    #expect(many.count > 3_000 && many.count <= 4_098)
    #expect(many.first?.start == 0 && many.last?.end == 1)
    #expect(zip(many, many.dropFirst()).dropLast().allSatisfy { $1.start - $0.start >= 1.0 / 4_096 - 1e-9 })
    // Where ten of them show at once all have.
    #expect(entries(50_000, visible: 10).count == 50_000)
  }

  // MARK: What is laid out

  @Test("are laid out as far as they show, however many there are beside them", arguments: [1_000, 10_000, 100_000])
  func part(count: Int) throws {
    let marks = (0..<count).map { index in
      Mark(.point, x: Extent(number(Double(index))), y: Extent(number(Double(index % 10))))
    }
    var options = ChartOptions()
    options.scroll.axes = .horizontal
    options.x.visibleLength = 100
    let model = ChartModel(
      marks: marks, options: options,
      environment: ChartContext(calendar: .current, locale: .current, timeZone: .current))
    let geometry = PlotGeometry(model, size: CGSize(width: CGFloat(count) * 4, height: 100))
    let part = CGRect(x: 2000, y: 0, width: 400, height: 100)
    // A hundred and one in the part, and four on each side that reach into it.
    #expect((101...111).contains(geometry.shapes(in: part).count))
    #expect(geometry.marks(in: part) == geometry.marks(in: part).sorted())
  }

  @Test("are found in any order, in both directions of a scale and where lines cross the part without a point in it")
  func order() {
    func marks(_ positions: [Double], _ kind: Mark.Kind, reversed: Bool = false) -> [Int] {
      var options = ChartOptions()
      options.scroll.axes = .horizontal
      options.x.visibleLength = 10
      options.x.scale.domain = _ScaleDomain(isReversed: reversed)
      let model = ChartModel(
        marks: positions.map { Mark(kind, x: Extent(number($0)), y: Extent(number(1))) }, options: options,
        environment: ChartContext(calendar: .current, locale: .current, timeZone: .current))
      let geometry = PlotGeometry(model, size: CGSize(width: 10_000, height: 100))
      return geometry.marks(in: CGRect(x: 4000, y: 0, width: 1000, height: 100))
    }
    let line = (0...100).map(Double.init)
    #expect(marks(line, .point) == Array(40...50))
    #expect(marks(line.reversed(), .point) == Array(50...60))
    #expect(marks(line, .point, reversed: true) == Array(50...60))
    #expect(marks([90, 45, 3, 41, 100, 0], .point) == [1, 3])
    // Three neighbours bend a curve inside.
    #expect(marks(line, .line) == Array(37...53))
    #expect(marks(line.reversed(), .line) == Array(47...63))
    #expect(marks([0, 100], .line) == [0, 1])
    // A line that runs to and fro is painted as a whole.
    #expect(marks([0, 60, 20, 100], .line) == [0, 1, 2, 3])
  }

  private func number(_ value: Double) -> Datum { Datum(label: .string("v"), value: .number(value)) }

  // MARK: Frames

  @Test("scroll without bodies, and paint what appears", arguments: [2_000, 20_000])
  func frames(count: Int) {
    let chart = scrolling(count, visible: 200)
    let plot = chart.plot
    chart.screen.touchDown(at: CGPoint(x: 200, y: 100))
    chart.screen.touchMove(to: CGPoint(x: 150, y: 100))
    chart.screen.forgetWork()
    let before = chart.screen.pixelsPainted
    for step in 1...5 { chart.screen.touchMove(to: CGPoint(x: 150 - CGFloat(step) * 8, y: 100)) }
    #expect(chart.screen.work.bodies == 0)
    // Strips of eight points, the grid's and the axis below, in five frames; not the plot five times.
    let painted = chart.screen.pixelsPainted - before
    #expect(painted < Int(plot.width * plot.height * 4 * 3), "\(painted)")
    #expect(chart.plot == plot)
  }

  @Test("show what a plot shows that is painted anew")
  func moved() {
    let chart = scrolling(20_000, visible: 1000)
    chart.screen.touchDown(at: CGPoint(x: 200, y: 100))
    for step in 0..<40 { chart.screen.touchMove(to: CGPoint(x: 190 - CGFloat(step) * 11.5, y: 100)) }
    // Each frame is compared with one that is painted as a whole.
    #expect(chart.screen.faults.isEmpty)
    chart.screen.touchUp(at: CGPoint(x: -260, y: 100))
    chart.screen.finishAnimations()
    #expect(chart.screen.faults.isEmpty)
  }

  @Test("of a curve are painted as a line's where they are more than pixels, and else as a curve's", arguments: [100, 20_000])
  func curve(count: Int) {
    let values = values(count)
    let points = values.enumerated().map { CGPoint(x: CGFloat($0) / CGFloat(count) * 300, y: $1) }
    let bottom = points.map { CGPoint(x: $0.x, y: 0) }
    func curves(_ figure: PlotFigure) -> Int {
      figure.painted(pixel: 0.5).path.path.cgPath.elements.count { if case .curve = $0 { true } else { false } }
    }
    for method in [.monotone, .cardinal, .catmullRom] as [InterpolationMethod] {
      let line = curves(.line(points, method, StrokeStyle()))
      let area = curves(.area(top: points, bottom: bottom, isHorizontal: false, method))
      #expect(line == (count == 100 ? 99 : 0) && area == 2 * line)
    }
    #expect(curves(.line(points, .stepCenter, StrokeStyle())) == 0)
  }

  @Test("of a ring are painted as far as they are pixels; few, and wide ones, as they are")
  func slivers() throws {
    func sectors(_ count: Int) throws -> [PlotShape] {
      let chart = ShownChart(
        Chart(0..<count, id: \.self) {
          SectorMark(angle: .value("share", 1)).foregroundStyle($0.isMultiple(of: 2) ? Color.red : Color.blue)
        })
      let all = try #require(chart.proxy.scene.geometry).shapes
      #expect(all.count == count)
      return all.withoutSlivers(pixel: 0.5)
    }
    let many = try sectors(20_000)
    // A ring of less than 100 points has less than 1,256 pixels around.
    #expect((600..<2_600).contains(many.count), "\(many.count)")
    let ends = many.compactMap { shape -> ClosedRange<CGFloat>? in
      if case .sector(let sector) = shape.figure { sector.start...sector.end } else { nil }
    }
    #expect(ends.count == many.count && zip(ends, ends.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(abs((ends.last?.upperBound ?? 0) - 2 * .pi) < 1e-6)
    #expect(try sectors(600).count == 600)
  }

  // MARK: The same picture

  @Test("of a line are thinned; the picture stays the same but for single pixels of the line's soft edge")
  func line() {
    let values = values(20_000)
    let thin = ShownChart(Chart(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) })
    // A line with dashes is painted with all its points; the first dash is longer than the line.
    let style = StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: [1e9])
    let whole = ShownChart(
      Chart(values.indices, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", values[$0])).lineStyle(style)
      })
    let found = difference(thin.screen.buffer, whole.screen.buffer)
    // Points that share a column of pixels lie at other fractions of it, which the soft edge of the line shows here and there.
    #expect(found.many <= 900 && found.greatest <= 200, "\(found)")
  }

  @Test("of one opaque colour that lie behind others are left out without changing the picture")
  func symbols() {
    var random = SplitMix(seed: 5)
    let points = (0..<6000).map { _ in
      CGPoint(x: Double.random(in: 0...10, using: &random), y: Double.random(in: 0...10, using: &random))
    }
    let chart = ShownChart(
      Chart(points.indices, id: \.self) { PointMark(x: .value("x", points[$0].x), y: .value("y", points[$0].y)) })
    // Nothing is left out behind marks that are not opaque, by however little.
    let whole = ShownChart(
      Chart(points.indices, id: \.self) {
        PointMark(x: .value("x", points[$0].x), y: .value("y", points[$0].y)).opacity(0.99999)
      })
    let found = difference(chart.screen.buffer, whole.screen.buffer)
    #expect(found.greatest <= 2, "\(found)")
  }

  @Test("that are bars of one opaque colour behind others are left out without changing the picture", arguments: [1, 37])
  func bars(step: Int) {
    let values = values(6000)
    func chart(_ edit: @escaping (BarMark) -> some ChartContent) -> ShownChart {
      ShownChart(
        Chart(values.indices, id: \.self) { edit(BarMark(x: .value("x", $0 * step % 6001), y: .value("y", values[$0]))) })
    }
    // A mark to which something is done is painted whatever lies before it.
    let (few, whole) = (chart { $0.opacity(1) }, chart { $0.blur(radius: 0) })
    let found = difference(few.screen.buffer, whole.screen.buffer)
    #expect(found.greatest <= 2, "\(found)")
  }

  @Test("of a loop share what they have in common but their numbers, and say the same")
  func shared() {
    let marks = _ChartMarks(
      of: ForEach(0..<50, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", 2 * $0))
        BarMark(x: .value("x", $0), y: .value("y", 3 * $0), width: 4)
        PointMark(x: .value("x", "name \($0)"), y: .value("y", $0))
      }
    ).marks
    #expect(Set(marks.filter { $0.kind == .line }.map { ObjectIdentifier($0.position) }).count == 1)
    #expect(Set(marks.filter { $0.kind == .bar }.map { ObjectIdentifier($0.position) }).count == 1)
    // A name is no number.
    #expect(Set(marks.filter { $0.kind == .point }.map { ObjectIdentifier($0.position) }).count == 50)
    for (index, mark) in marks.enumerated() {
      let number = index / 3
      #expect(mark.extent(along: .vertical)?.start.value == .number(Double(number * [2, 3, 1][index % 3])))
      let value: _PlottedValue = index % 3 == 2 ? .category("name \(number)") : .number(Double(number))
      #expect(mark.extent(along: .horizontal)?.start.value == value)
      #expect(mark.width.storage == (index % 3 == 1 ? .fixed(4) : .automatic))
    }
    var changed = marks[0]
    changed.width = .fixed(9)
    changed.x = Extent(Datum(label: .string("other"), value: .date(5)))
    #expect(changed.number(along: .horizontal) == 5 && changed.number(along: .vertical) == 0)
    #expect(marks[0].width.storage == .automatic && marks[0].number(along: .horizontal) == 0)
  }
}

/// What is left out of lines and clouds of points.
@Suite("Thinning") struct ThinningTests {
  private let thinning = LineThinning(pixel: 0.5, grid: .zero)

  @Test("keeps of each column of pixels first, highest, lowest and last, and all where each has its own")
  func columns() {
    var random = SplitMix(seed: 1)
    let many = (0..<50_000).map { CGPoint(x: Double($0) / 100, y: Double.random(in: 0...100, using: &random)) }
    let thin = thinning.thinned(many)
    #expect(thin.count <= 4 * 1001)
    for column in stride(from: 0, to: 1000, by: 97) {
      let inside = { (point: CGPoint) in (point.x / 0.5).rounded(.down) == CGFloat(column) }
      let (all, kept) = (many.filter(inside).map(\.y), thin.filter(inside).map(\.y))
      #expect(all.min() == kept.min() && all.max() == kept.max() && all.first == kept.first && all.last == kept.last)
    }
    let sparse = (0..<3000).map { CGPoint(x: Double($0), y: 1) }
    #expect(thinning.thinned(sparse) == sparse)
  }

  @Test("cuts lines that run up and down in a column, not those that cross columns")
  func cuts() {
    let dense = (0..<4000).map { CGPoint(x: Double($0) / 16, y: $0 % 2 == 0 ? 0 : 100) }
    let parts = thinning.parts(dense, width: 2)
    #expect(parts.segments.count > 1000)
    var length: CGFloat = 0
    for segment in parts.segments {
      for (from, to) in zip(segment, segment.dropFirst()) { length += abs(from.y - to.y) }
    }
    #expect(length < 100 * 4000 / 3)
    // The rows that are covered wholly, in whole pixels.
    #expect(parts.filled.allSatisfy { $0.minY >= 1 && $0.maxY <= 99 && $0.width == 0.5 })
    let flat = (0..<4000).map { CGPoint(x: Double($0), y: $0 % 2 == 0 ? 0 : 100) }
    #expect(thinning.parts(flat, width: 2).segments == [flat])
    #expect(thinning.parts(dense, width: 0.5).segments == [dense])
  }

  @Test("leaves out a symbol on covered pixels alone")
  func covered() throws {
    let circle = AnyChartSymbolShape(BasicChartSymbolShape(.circle))
    func form(_ x: CGFloat, _ area: CGFloat) -> PlotFigure { .symbol(CGPoint(x: x, y: 50), area: area, circle) }
    var covered = try #require(
      CoveredPixels(area: CGRect(x: 0, y: 0, width: 100, height: 100), isClipped: false, pixel: 0.5, grid: .zero))
    #expect(!covered.hides(form(50, 32)))
    covered.add(form(50, 400))
    #expect(covered.hides(form(50, 32)) && covered.hides(form(54, 32)))
    #expect(!covered.hides(form(60, 32)))
    // The same symbol has soft edges, under which another one shows.
    #expect(!covered.hides(form(50, 400)))
    // Beyond the area nothing is known.
    #expect(!covered.hides(form(-20, 4)))
  }

  @Test("leaves out a bar behind others on all of its columns, round corners apart")
  func coveredBars() throws {
    func form(_ x: CGFloat, _ top: CGFloat, width: CGFloat = 1, round: CGFloat = 0) -> PlotFigure {
      .bar(
        CGRect(x: x, y: top, width: width, height: 100 - top),
        corners: RectangleCornerRadii(topLeading: round, topTrailing: round), style: .circular)
    }
    var covered = try #require(
      CoveredPixels(area: CGRect(x: 0, y: 0, width: 100, height: 100), isClipped: true, pixel: 0.5, grid: .zero))
    covered.add(form(50.2, 20, width: 2, round: 0.5))
    // Its whole columns are those from 50.5 to 52.
    #expect(covered.hides(form(50.5, 40)) && covered.hides(form(51, 21)) && covered.hides(form(50.5, 20.5)))
    #expect(!covered.hides(form(50.4, 40)) && !covered.hides(form(51.5, 40)) && !covered.hides(form(51, 20)))
    covered.add(form(52, 30, width: 4))
    #expect(covered.hides(form(51.5, 40)) && !covered.hides(form(51.5, 25)))
    let across = PlotFigure.bar(
      CGRect(x: 10, y: 10, width: 80, height: 3), corners: RectangleCornerRadii(), style: .circular)
    covered.add(across)
    #expect(covered.hides(across))
    #expect(!covered.hides(.bar(CGRect(x: 10, y: 9, width: 20, height: 3), corners: .init(), style: .circular)))
  }
}
