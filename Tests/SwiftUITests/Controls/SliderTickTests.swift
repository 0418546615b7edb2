import ApusTesting
@testable import SwiftUI
import SwiftUICore
import Testing

@Suite("Ticks of sliders") @MainActor
struct SliderTickTests {
  private struct Panel: View {
    @State var value = 20.0
    @State var balance = 0.5
    @State var stars = 3.0
    var hasMore = false
    var body: some View {
      VStack(spacing: 0) {
        Slider(value: $value, in: 0...100) {
          Text("Size")
        } currentValueLabel: {
          Text(verbatim: "\(Int(value)) pieces")
        } ticks: {
          SliderTick(0) { Text("none") }
          SliderTick("half", 50)
          if hasMore { SliderTick(75) }
          SliderTickContentForEach([80.0, 100], id: \.self) { SliderTick($0) }
          SliderTick(200)
        }
        Slider(value: $balance, neutralValue: 0.5, enabledBounds: 0.25...0.75) { Text("Balance") }
        Slider(value: $stars, in: 1...5, step: 1) {
          Text("Stars")
        } tick: {
          $0 == 3 ? SliderTick($0) : nil
        }
        Text(verbatim: "\(value.rounded()) \(balance) \(stars)").accessibilityIdentifier("shown")
      }
      .frame(width: 227)
    }
  }

  private func knob(_ fraction: Double, of slider: Element) -> CGPoint {
    CGPoint(x: slider.frame.minX + 13.5 + 200 * fraction, y: slider.frame.minY + 17)
  }

  @Test("hold the knob nowhere; the value is said by the label for it")
  func values() throws {
    let screen = Screen { Panel() }
    #expect(try screen.slider("Size").value == "20 pieces")
    let slider = try screen.slider("Size")
    screen.drag(from: knob(0.2, of: slider), to: knob(0.43, of: slider))
    #expect(try screen.text("shown").label == "43.0 0.5 3.0")
    #expect(try screen.slider("Size").value == "43 pieces")
  }

  @Test("beside them: the values that can be chosen may be fewer than those of the track")
  func enabled() throws {
    let screen = Screen { Panel() }
    let slider = try screen.slider("Balance")
    screen.drag(from: knob(0.5, of: slider), to: knob(1, of: slider))
    #expect(try screen.text("shown").label == "20.0 0.75 3.0")
    screen.drag(from: knob(0.75, of: slider), to: knob(-1, of: slider))
    #expect(try screen.text("shown").label == "20.0 0.25 3.0")
  }

  @Test("of steps are asked for one by one")
  func steps() throws {
    var asked: [Double] = []
    _ = Slider(value: .constant(2.0), in: 1...3, step: 0.5) {
      Text("x")
    } tick: {
      asked.append($0)
      return SliderTick($0)
    }
    #expect(asked == [1, 1.5, 2, 2.5, 3])
    let screen = Screen { Panel() }
    try screen.slider("Stars").increment()
    #expect(try screen.text("shown").label.hasSuffix(" 4.0"))
  }

  @Test("are marks 1 by 3, 9 above the track's middle, where the knob would be; those outside of the range do not show")
  func marks() {
    let slider = Slider(value: .constant(0.5), in: 0...1) {
      Text("x")
    } ticks: {
      SliderTick(0.0)
      SliderTick(0.25)
      SliderTick(2.0)
    }
    let shown = picture(227, 34, scale: 3) { slider.environment(\.colorScheme, .light) }
    var found: [CGFloat] = []
    for x in stride(from: CGFloat(0.5), to: 227, by: 1) where abs(x - 113.5) > 24 && shown.pixel(x, 8) != .white {
      found.append(x)
    }
    #expect(found == [13.5, 63.5])
    #expect(shown.pixel(63.5, 5.5) == .white && shown.pixel(63.5, 10.5) == .white)
  }

  @Test("have their labels below them, at the ends within the slider, and from right to left", arguments: [false, true])
  func labels(isRightToLeft: Bool) {
    let slider = Slider(value: .constant(0.5), in: 0...10) {
      Text("x")
    } ticks: {
      SliderTick(0) { Box("start", 40, 10) }
      SliderTick(5) { Box("middle", 20, 10) }
    }
    let positions = frames(in: CGSize(width: 227, height: 60), rightToLeft: isRightToLeft, slider.frame(width: 227))
    #expect(positions["middle"]?.midX == 113.5 && positions["middle"]?.minY == 42)
    #expect(isRightToLeft ? positions["start"]?.maxX == 227 : positions["start"]?.minX == 0)
  }

  @Test("a neutral value is where the filled part begins")
  func neutral() {
    let slider = Slider(value: .constant(0.9), neutralValue: 0.5) { Text("x") }.tint(.pureRed)
    let fill = picture(227, 34, scale: 2) { slider }.ink { $0.isNear(.red, within: 8) }
    #expect(abs(fill.minX - 113.5) <= 1.5, "\(fill)")
    let below = Slider(value: .constant(0.1), neutralValue: 0.5) { Text("x") }.tint(.pureRed)
    let other = picture(227, 34, scale: 2) { below }.ink { $0.isNear(.red, within: 8) }
    #expect(abs(other.maxX - 113.5) <= 1.5, "\(other)")
  }

  @Test("are told apart and ordered by their values; a tuple's parts are its value")
  func vocabulary() {
    #expect(SliderTick(1.0).id == SliderTick(1.0) { Text("a") }.id && SliderTick(1.0) < SliderTick(2.0))
    #expect(SliderTick(1.0).id != SliderTick<Double>.ID(value: 2))
    let tuple = TupleSliderTickContent<Double, (SliderTick<Double>, SliderTick<Double>)>(
      value: (SliderTick(1), SliderTick(2)), body: [SliderTick(1), SliderTick(2)])
    #expect(tuple.body.count == 2 && tuple.value.1 == SliderTick(2))
    func ticks(@SliderTickBuilder<Double> _ content: () -> some SliderTickContent<Double>) -> [Double] {
      content().body.map(\.value)
    }
    let isOn = tuple.body.count > 5
    #expect(ticks {} == [])
    #expect(
      ticks {
        if isOn { SliderTick(1) } else { SliderTick(2) }
        if isOn { SliderTick(3) }
        SliderTickContentForEach([SliderTick(4.0)].map(\.value), id: \.self) { SliderTick($0) }
      } == [2, 4])
  }
}
