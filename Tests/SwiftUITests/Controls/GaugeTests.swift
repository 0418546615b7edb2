import ApusTesting
import SwiftUI
import Testing

@Suite("Gauges") @MainActor
struct GaugeTests {
  private func full(_ value: Double = 40) -> some View {
    Gauge(value: value, in: 0...100) {
      Text("Speed")
    } currentValueLabel: {
      Text(verbatim: "\(Int(value)) km/h")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  private struct Style: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (AnyView) -> AnyView
  }
  nonisolated private static let styles: [Style] = [
    Style(testDescription: "automatic") { AnyView($0.gaugeStyle(.automatic)) },
    Style(testDescription: "linearCapacity") { AnyView($0.gaugeStyle(.linearCapacity)) },
    Style(testDescription: "accessoryLinear") { AnyView($0.gaugeStyle(.accessoryLinear)) },
    Style(testDescription: "accessoryLinearCapacity") { AnyView($0.gaugeStyle(.accessoryLinearCapacity)) },
    Style(testDescription: "accessoryCircular") { AnyView($0.gaugeStyle(.accessoryCircular)) },
    Style(testDescription: "accessoryCircularCapacity") { AnyView($0.gaugeStyle(.accessoryCircularCapacity)) },
  ]

  @Test("in every style it is one element with its name, and its value as it is shown or in percent", arguments: styles)
  private func accessibility(style: Style) throws {
    let screen = Screen { style.apply(AnyView(full())) }
    let value = try screen.element("Speed").value
    #expect(value == (style.testDescription == "accessoryLinear" ? "40 %" : "40 km/h"))
    let plain = Screen { style.apply(AnyView(Gauge(value: 0.25) { Text("Share") })) }
    #expect(try plain.element("Share").value == "25 %")
    #expect(plain.elements.count == 1 && screen.elements.count == 1)
  }

  @Test("a value beyond the range shows at its end, and a range without length at its beginning; nothing traps")
  func extremes() throws {
    func value<V: BinaryFloatingPoint>(_ value: V, in range: ClosedRange<V>) throws -> String {
      try Screen { Gauge(value: value, in: range) { Text("x") } }.element("x").value
    }
    #expect(try value(7, in: 0...1) == "100 %")
    #expect(try value(-7, in: 0...1) == "0 %")
    #expect(try value(1, in: 1...1) == "0 %")
    #expect(try value(.nan, in: 0...1) == "0 %")
    #expect(try value(Float(30), in: 20...40) == "50 %")
    // Farther from end to end than any number says.
    #expect(try value(1e308, in: -1e308...1e308) == "100 %")
    #expect(try value(0, in: -1e308...1e308) == "50 %")
  }

  @Test("a range without an end shows as its beginning, which is said once", arguments: [-Double.infinity, 0])
  func endless(lower: Double) throws {
    let screen = Screen { MadeInBody { Gauge(value: 1, in: lower...Double.infinity) { Text("x") } } }
    #expect(try screen.element("x").value == "0 %")
    #expect(screen.diagnostics == ["invalid gauge range \(lower)...inf (non-finite) is ignored"])
  }

  @Test("a bar that fills is 16 high and fills the width; labels stand around it (Facts 3.8)")
  func capacity() {
    let half = Gauge(value: 0.5) {}
    #expect(size(of: half, width: 200).height == 16)
    let shown = picture(100, 40) { half.tint(.pureRed) }
    #expect(shown.ink { $0 == .red }.isNear(CGRect(x: 0, y: 12, width: 50, height: 16)))
    #expect(shown.pixel(80, 20).isNear(Pixel(239, 239, 240), within: 2))
    #expect(picture(100, 40, rightToLeft: true) { half.tint(.pureRed) }.pixel(80, 20) == .red)
    let labelled = picture(300, 200) {
      Gauge(value: 0) {
        Color.pureRed.frame(width: 40, height: 20)
      } currentValueLabel: {
        Color.pureGreen.frame(width: 40, height: 20)
      } minimumValueLabel: {
        Color.pureBlue.frame(width: 20, height: 20)
      } maximumValueLabel: {
        Color.black.frame(width: 20, height: 20)
      }
    }
    let (label, value) = (labelled.ink { $0 == .red }, labelled.ink { $0 == .green })
    #expect(label.midX == 150 && value.midX == 150 && value.minY - label.maxY == 12 + 20 + 8)
    #expect(labelled.ink { $0 == .blue }.minX == 0 && labelled.ink { $0 == .black }.maxX == 300)
    let bar = labelled.ink { $0.isNear(Pixel(239, 239, 240), within: 2) }
    #expect(abs(bar.minX - 28.67) <= 1 && abs(bar.maxX - 271.33) <= 1 && abs(bar.height - 16) <= 1, "\(bar)")
  }

  @Test("a small bar is 8 high, all in the tint but a gap of 4 around the mark")
  func marked() {
    let shown = picture(100, 40, scale: 2) { Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinear).tint(.pureRed) }
    #expect(shown.ink { $0 == .red }.isNear(CGRect(x: 0, y: 16, width: 100, height: 8)))
    #expect(shown.pixel(50, 20) == .red && shown.pixel(52, 20) == .red)
    #expect(shown.pixel(56, 20) == .white && shown.pixel(44, 20) == .white)
    #expect(shown.pixel(60, 20) == .red && shown.pixel(40, 20) == .red)
  }

  @Test("an open ring is 58 wide with a line of 5.8 and a gap below, wider between the labels of the range")
  func openRing() {
    #expect(size(of: full().gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))
    let alone = picture(58, 58, scale: 3) { Gauge(value: 0) {}.gaugeStyle(.accessoryCircular).tint(.pureRed) }
    let ink = alone.ink { $0.isNear(.red, within: 60) }
    #expect(abs(ink.minX) < 0.7 && abs(ink.maxX - 58) < 0.7 && abs(ink.minY) < 0.7, "\(ink)")
    #expect(alone.pixel(29, 3) == .red && alone.pixel(29, 7) == .white && alone.pixel(29, 56) == .white)
    // The caps of the line reach beyond 135 degrees from the top, and a label's gap begins at 142.
    func at(_ degrees: Double, _ screen: Screen) -> Pixel {
      screen.pixel(29 + 26.1 * sin(degrees * .pi / 180), 29 - 26.1 * cos(degrees * .pi / 180))
    }
    #expect(at(138, alone) == .red && at(143, alone) == .white && at(-135, alone) == .red)
    #expect(at(-126, alone) == .white && at(-119, alone) == .red, "a gap around the mark")
    let bounds = picture(58, 58, scale: 3) {
      Gauge(value: 1) {
      } currentValueLabel: {
      } minimumValueLabel: {
        Text("")
      } maximumValueLabel: {
        Text("")
      }
      .gaugeStyle(.accessoryCircular).tint(.pureRed)
    }
    #expect(at(-123, bounds) == .red && at(-128, bounds) == .white && at(120, bounds) == .red)
  }

  @Test("a ring that fills goes clockwise from the top; the rest is a faint tint")
  func closedRing() {
    let quarter = picture(58, 58, scale: 3) {
      Gauge(value: 0.25) {}.gaugeStyle(.accessoryCircularCapacity).tint(.pureRed)
    }
    #expect(quarter.pixel(48, 11) == .red)
    #expect(quarter.pixel(10, 11).isNear(Pixel(255, 166, 166), within: 2))
    #expect(size(of: Gauge(value: 0.25) {}.gaugeStyle(.accessoryCircularCapacity)) == CGSize(width: 58, height: 58))
  }

  @Test("a tint of colours runs along a bar, around a ring, and where tints paint shapes")
  func gradients() {
    let colors = Gradient(colors: [.pureRed, .pureBlue])
    let bar = picture(100, 40) { Gauge(value: 1) {}.tint(colors) }
    #expect(bar.pixel(4, 20).red > 230 && bar.pixel(95, 20).blue > 230)
    let ring = picture(58, 58, scale: 3) { Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircular).tint(colors) }
    #expect(ring.pixel(3, 29).red > ring.pixel(3, 29).blue && ring.pixel(55, 29).blue > ring.pixel(55, 29).red)
    let line = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
    let shape = picture(40, 40) { Rectangle().fill(.tint).tint(line) }
    #expect(shape.pixel(1, 20).red > 230 && shape.pixel(38, 20).blue > 230)
    let mirrored = picture(100, 40, rightToLeft: true) { Gauge(value: 0.25) {}.gaugeStyle(.accessoryLinear).tint(colors) }
    #expect(mirrored.pixel(96, 20).red > 230 && mirrored.pixel(4, 20).blue > 230)
    #expect(mirrored.pixel(79, 20) == .white && mirrored.pixel(21, 20) != .white, "the mark is near where lines begin")
    // A tint of the tint is the app's own, and nil takes a tint away.
    #expect(picture(40, 40) { Rectangle().fill(.tint).tint(TintShapeStyle().opacity(1)) }.pixel(20, 20) == Pixel(0, 122, 255))
    #expect(picture(40, 40) { Rectangle().fill(.tint).tint(nil as Gradient?).tint(.pureRed) }.pixel(20, 20) == Pixel(0, 122, 255))
    #expect(picture(40, 40) { Color.accentColor.tint(AnyShapeStyle(Color.pureRed)) }.pixel(20, 20) != .red)
  }

  @Test("a style of one's own is given the fraction and the labels there are; marks make no difference")
  func ownStyle() throws {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: "\(configuration.value)")
          Text(verbatim: configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil ? "none" : "both")
        }
      }
    }
    #expect(Screen { full().gaugeStyle(Words()) }.contains("Speed, 0.4, both"))
    let marked = Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } markedValueLabels: {
      Text("c")
    }
    #expect(Screen { marked.gaugeStyle(Words()) }.contains("a, 0.5, none"))
    let all = Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("c")
    } maximumValueLabel: {
      Text("d")
    } markedValueLabels: {
      Text("e")
    }
    #expect(try Screen { all }.element("a").value == "b")
    #expect(DefaultGaugeStyle.self != AccessoryLinearGaugeStyle.self)
    let labels: [Any.Type] = [
      GaugeStyleConfiguration.Label.self, GaugeStyleConfiguration.CurrentValueLabel.self,
      GaugeStyleConfiguration.MinimumValueLabel.self, GaugeStyleConfiguration.MaximumValueLabel.self,
      GaugeStyleConfiguration.MarkedValueLabel.self,
    ]
    #expect(Set(labels.map { ObjectIdentifier($0) }).count == 5)
    #expect(AccessoryCircularGaugeStyle.self != AccessoryCircularCapacityGaugeStyle.self)
    #expect(AccessoryLinearCapacityGaugeStyle.self != LinearCapacityGaugeStyle.self)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, within tolerance: CGFloat = 1) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(maxX - other.maxX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxY - other.maxY) <= tolerance
  }
}
