import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite @MainActor
struct SliderTests {
  private final class Log {
    var editing: [Bool] = []
  }

  private struct Panel: View {
    @State var value = 20.0
    @State var whole = 3
    var log = Log()
    var body: some View {
      VStack(spacing: 0) {
        Slider(value: $value, in: 0...100, label: { Text("Size") }) { log.editing.append($0) }
        Slider(value: Binding(get: { Double(whole) }, set: { whole = Int($0) }), in: 1...5, step: 1) { Text("Steps") }
        Text(verbatim: "\(value) \(whole)").accessibilityIdentifier("shown")
      }
      .frame(width: 227)
    }
  }

  /// Where the knob is at a fraction of a track of 227 points, whose knob has 200 to go.
  private func knob(_ fraction: Double, of slider: Element) -> CGPoint {
    CGPoint(x: slider.frame.minX + 13.5 + 200 * fraction, y: slider.frame.midY)
  }

  @Test("the knob follows the finger, and editing begins and ends with it")
  func dragging() throws {
    let panel = Panel()
    let screen = Screen { panel }
    let slider = try screen.slider("Size")
    screen.drag(from: knob(0.2, of: slider), to: knob(0.5, of: slider))
    #expect(try screen.text("shown").label == "50.0 3")
    #expect(panel.log.editing == [true, false])
    screen.drag(from: knob(0.5, of: slider), to: knob(3, of: slider))
    #expect(try screen.text("shown").label == "100.0 3")
    screen.tap(at: knob(0.1, of: slider))
    #expect(try screen.text("shown").label == "100.0 3")
  }

  @Test("a finger that the system takes away ends the editing, and the next one begins where the knob is")
  func cancelled() throws {
    let panel = Panel()
    let screen = Screen { panel }
    let slider = try screen.slider("Size")
    screen.touchDown(at: knob(0.2, of: slider))
    screen.touchMove(to: knob(0.3, of: slider))
    screen.touchMove(to: knob(0.4, of: slider))
    screen.touchCancel(at: knob(0.4, of: slider))
    #expect(panel.log.editing == [true, false])
    #expect(try screen.slider("Size").value == "40 %")
    screen.drag(from: knob(0.4, of: slider), to: knob(0.7, of: slider))
    #expect(try screen.slider("Size").value == "70 %")
    #expect(panel.log.editing == [true, false, true, false])
  }

  @Test("with a step the value is a whole number of steps")
  func steps() throws {
    let screen = Screen { Panel() }
    let slider = try screen.slider("Steps")
    screen.drag(from: knob(0.5, of: slider), to: knob(0.7, of: slider))
    #expect(try screen.text("shown").label == "20.0 4")
    slider.increment()
    slider.increment()
    #expect(try screen.text("shown").label == "20.0 5")
    try screen.slider("Steps").decrement()
    #expect(try screen.text("shown").label == "20.0 4")
    #expect(try screen.slider("Steps").value == "75 %")
  }

  @available(*, deprecated)
  @Test("a label at the end names the slider, with steps and without")
  func labelAtTheEnd() throws {
    let log = Log()
    let screen = Screen {
      VStack(spacing: 0) {
        Slider(value: .constant(0.0), onEditingChanged: { log.editing.append($0) }, label: { Text(verbatim: "Plain") })
        Slider(value: .constant(2.0), in: 1...5, step: 1, onEditingChanged: { _ in }, label: { Text(verbatim: "Whole") })
      }
      .frame(width: 227)
    }
    #expect(try screen.slider("Whole").value == "25 %")
    let plain = try screen.slider("Plain")
    screen.drag(from: knob(0, of: plain), to: knob(0.5, of: plain))
    #expect(log.editing == [true, false])
  }

  @Test("it is 34 points high and fills the width; a value outside the range shows at its end")
  func measures() throws {
    #expect(size(of: Slider(value: .constant(0.5)), width: 120) == CGSize(width: 120, height: 34))
    let screen = Screen { Slider(value: .constant(7.0), in: 0...1, label: { Text("x") }) }
    #expect(try screen.slider("x").value == "100 %")
  }

  @Test("it is named after all the views of its label")
  func name() throws {
    struct Named: View {
      @State var isLoud = false
      var body: some View {
        VStack {
          Slider(value: .constant(0.5)) {
            HStack {
              Label("Volume", systemImage: "speaker")
              Text(isLoud ? "loud" : "soft")
            }
          }
          Text("switch").onTapGesture { isLoud.toggle() }
        }
      }
    }
    let screen = Screen { Named() }
    #expect(try screen.slider("Volume, soft").value == "50 %")
    try screen.text("switch").tap()
    #expect(screen.contains("Volume, loud"))
    #expect(!screen.contains("speaker"))
  }

  @Test("from right to left the knob starts on the right")
  func rightToLeft() throws {
    let screen = Screen(Screen.Settings { $0.isRightToLeft = true }) { Panel() }
    let slider = try screen.slider("Size")
    screen.drag(from: knob(0.8, of: slider), to: knob(0.5, of: slider))
    #expect(try screen.text("shown").label == "50.0 3")
  }

  @Test("a slider in a scroll view is dragged sideways and scrolled upwards")
  func scrolling() throws {
    let screen = Screen {
      ScrollView {
        Panel()
        Color.blue.frame(height: 2000)
      }
    }
    let slider = try screen.slider("Size")
    screen.drag(from: knob(0.2, of: slider), to: knob(0.5, of: slider), rest: 0.2)
    #expect(try screen.text("shown").label == "50.0 3")
    #expect(try screen.slider("Size").frame.minY == slider.frame.minY)
  }

  @Test("a finger that drags evaluates one body a frame: that of the slider's bar")
  func work() throws {
    struct Quiet: View {
      @State private var value = 0.5
      var body: some View {
        VStack {
          Slider(value: $value, label: { Text("Size") })
          Text("Below")
        }
        .frame(width: 227)
      }
    }
    let screen = Screen { Quiet() }
    let slider = try screen.slider("Size")
    screen.touchDown(at: knob(0.5, of: slider))
    screen.touchMove(to: knob(0.52, of: slider))
    for step in 1...5 {
      screen.forgetWork()
      screen.touchMove(to: knob(0.52 + 0.05 * Double(step), of: slider))
      #expect(screen.work.bodies == 1, "\(screen.bodiesByType)")
      #expect(screen.bodiesByType["SliderBar"] == 1 && screen.work.textLayouts == 0)
    }
    screen.touchUp(at: knob(0.77, of: slider))
    #expect(try screen.slider("Size").value == "77 %")
  }

  @Test("keys move the knob by steps, and by tenths where there are none; a disabled slider stays", arguments: [false, true])
  func keys(isRightToLeft: Bool) throws {
    let screen = Screen(.init { $0.isRightToLeft = isRightToLeft }) { Panel().environment(\.keyboardReachesControls, true) }
    screen.press(key: "Tab")
    screen.press(key: isRightToLeft ? "ArrowLeft" : "ArrowRight")
    #expect(try screen.slider("Size").value == "30 %")
    screen.press(key: "ArrowDown")
    #expect(try screen.slider("Size").value == "20 %")
    screen.press(key: "Tab")
    screen.press(key: "ArrowUp")
    #expect(try screen.slider("Steps").value == "75 %")
    #expect(try screen.text("shown").label.hasSuffix(" 4"))

    let disabled = Screen { Slider(value: .constant(0.5), label: { Text("x") }).disabled(true) }
    #expect(try !disabled.slider("x").isEnabled)
    try disabled.slider("x").increment()
    #expect(try disabled.slider("x").value == "50 %")
  }

  @Test("track and knob lie where iOS has them (Facts 3.3)")
  func look() {
    let shown = picture(200, 60, scale: 3) { Slider(value: .constant(0.5)).tint(.pureRed) }
    let fill = shown.ink { $0.isNear(.red, within: 8) }
    #expect(abs(fill.minX - 0.67) <= 0.4 && abs(fill.height - 4) <= 0.7 && abs(fill.midY - 30) <= 0.4, "\(fill)")
    #expect(shown.pixel(195, 30).isNear(Pixel(228, 228, 230), within: 6))
    // The knob is what is white on the track: 26 inside its rim, and a little less 1.2 below its middle.
    var left: CGFloat = 200, right: CGFloat = 0
    for x in stride(from: CGFloat(20), to: 180, by: 1 / 3) where shown.pixel(x, 30) == .white {
      (left, right) = (min(left, x), max(right, x))
    }
    #expect(abs(right - left - 25.9) <= 1 && abs((left + right) / 2 - 100) <= 0.7, "\(left) \(right)")
    let labels = Slider(value: .constant(0.5)) {
      Text("x")
    } minimumValueLabel: {
      Box("low", 20, 20)
    } maximumValueLabel: {
      Box("high", 20, 20)
    }
    let positions = frames(in: CGSize(width: 200, height: 60), labels)
    #expect(positions["low"]?.minX == 0 && positions["high"]?.maxX == 200)
  }

  /// A slider over a range, and what it has written.
  private struct Wide: View {
    let range: ClosedRange<Double>
    var step: Double?
    @State var value = 0.0
    @State var written = 0
    var body: some View {
      VStack(spacing: 0) {
        let binding = Binding {
          value
        } set: {
          value = $0
          written += 1
        }
        if let step {
          Slider(value: binding, in: range, step: step) { Text("Size") }
        } else {
          Slider(value: binding, in: range) { Text("Size") }
        }
        Text(verbatim: "\(value) \(written)").accessibilityIdentifier("shown")
      }
      .frame(width: 227)
    }
  }

  @Test("a range that is longer than any number says has its values where they belong")
  func longest() throws {
    let screen = Screen { Wide(range: -1e308...1e308) }
    let slider = try screen.slider("Size")
    #expect(slider.value == "50 %")
    screen.drag(from: knob(0.5, of: slider), to: knob(0.75, of: slider))
    #expect(try screen.slider("Size").value == "75 %")
    screen.drag(from: knob(0.75, of: slider), to: knob(3, of: slider))
    #expect(try screen.text("shown").label.hasPrefix("1e+308 "))
    let steps = Screen { Wide(range: -1e308...1e308, step: 1e308) }
    try steps.slider("Size").increment()
    #expect(try steps.text("shown").label == "1e+308 1")
    // A step that leads nowhere is none.
    let none = Screen { Wide(range: 0...4, step: .infinity) }
    none.drag(from: knob(0, of: try none.slider("Size")), to: knob(0.5, of: try none.slider("Size")))
    #expect(try none.text("shown").label.hasPrefix("2.0 "))
  }

  @Test("with a range without an end the knob stands at the beginning and nothing is written, which is said once")
  func endless() throws {
    for (lower, upper) in [(-Double.infinity, Double.infinity), (0, .infinity), (-.infinity, 0)] {
      let screen = Screen { Wide(range: lower...upper) }
      let slider = try screen.slider("Size")
      #expect(slider.value == "0 %")
      screen.drag(from: knob(0, of: slider), to: knob(0.5, of: slider))
      slider.increment()
      #expect(try screen.text("shown").label == "0.0 0")
      #expect(screen.diagnostics == ["invalid slider range \(lower)...\(upper) (non-finite) is ignored"])
    }
  }

  @Test("in a form it leaves its row 44 high, and is itself as high as elsewhere")
  func row() throws {
    let screen = Screen {
      Form {
        HStack {
          Text("Rating"); Slider(value: .constant(0)); Text("0")
        }
      }
    }
    #expect(try abs(screen.row(at: 0).frame.height - 44) < 0.4)
    #expect(try #require(screen.elements(role: "slider").first).frame.height == 34)
  }
}
