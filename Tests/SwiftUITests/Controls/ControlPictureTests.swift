import ApusTesting
import SwiftUI
import Testing

@Suite("Pictures of controls") @MainActor
struct ControlPictureTests {
  /// A view four times: light, dark, with large text, and from right to left.
  private struct Four<Content: View>: View {
    let width: CGFloat
    @ViewBuilder let content: Content
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        panel
        panel.environment(\.colorScheme, .dark)
        panel.environment(\.dynamicTypeSize, .accessibility1)
        panel.environment(\.layoutDirection, .rightToLeft)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    private var panel: some View {
      content.frame(width: width).frame(maxHeight: .infinity, alignment: .top).background(Color(UIColor.systemBackground))
    }
  }

  private func expectImage(_ name: String, width: CGFloat, height: CGFloat, @ViewBuilder _ content: () -> some View) {
    let view = content()
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 4 * width, height: height)
        $0.scale = 2
      }
    ) {
      Four(width: width) { view }
    }
    screen.finishAnimations()
    screen.expectImage(name)
  }

  private struct Buttons: View {
    var body: some View {
      VStack(alignment: .leading) {
        ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) { size in
          HStack {
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Main") {}.buttonStyle(.borderedProminent)
          }
          .controlSize(size)
        }
        HStack {
          Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).tint(.green)
          Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
          Button("+", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
        }
      }
    }
  }

  @Test("steppers, toggles, sliders, progress and buttons: light, dark, with large text, right to left")
  func controls() {
    expectImage("controls", width: 280, height: 820) {
      VStack(spacing: 12) {
        Stepper("Count", value: .constant(0), in: 0...9)
        Stepper("Off", value: .constant(1)).disabled(true)
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false)).disabled(true)
        HStack {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
          Toggle("None", isOn: .constant(true)).disabled(true)
        }
        .toggleStyle(.button)
        HStack {
          Toggle("On", systemImage: "bold", isOn: .constant(true))
          Toggle("Off", systemImage: "bold", isOn: .constant(false))
          Toggle("Small", isOn: .constant(true)).controlSize(.small).tint(.red)
        }
        .toggleStyle(.button).buttonStyle(.bordered)
        Slider(value: .constant(0.4)) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        Slider(value: .constant(0.6)).disabled(true).tint(.green)
        ProgressView("Copying", value: 0.3).tint(.orange)
        Buttons()
      }
      .padding(12)
    }
  }

  private struct Gauges: View {
    var body: some View {
      let colors = Gradient(colors: [.green, .yellow, .red])
      VStack(spacing: 12) {
        gauge
        gauge.tint(colors).gaugeStyle(.accessoryLinear)
        gauge.tint(.red).gaugeStyle(.accessoryLinearCapacity)
        HStack {
          gauge.tint(colors).gaugeStyle(.accessoryCircular)
          Gauge(value: 0.7) {
            Text("km")
          } currentValueLabel: {
            Text("70")
          }.gaugeStyle(.accessoryCircular)
          gauge.tint(.red).gaugeStyle(.accessoryCircularCapacity)
        }
      }
    }
    private var gauge: some View {
      Gauge(value: 40, in: 0...100) {
        Text("Speed")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    }
  }

  @Test("gauges, and what stands in place of content: light, dark, with large text, right to left")
  func gauges() {
    expectImage("gauges", width: 220, height: 740) {
      VStack(spacing: 12) {
        Gauges()
        ContentUnavailableView {
          Label("No Mail", systemImage: "envelope")
        } description: {
          Text("New mails you receive will appear here.")
        } actions: {
          Button("Refresh") {}
        }
      }
      .padding(12)
    }
  }
}
