import ApusTesting
import Foundation
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

  @Test("boxes with a check: light, dark, with large text, right to left")
  func checkboxes() {
    expectImage("checkboxes", width: 240, height: 500) {
      VStack(alignment: .leading, spacing: 12) {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Toggle("Mixed", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
        Toggle("None", isOn: .constant(true)).disabled(true)
        Toggle("Tinted", systemImage: "star", isOn: .constant(true)).tint(.green)
        HStack {
          Toggle("Mini", isOn: .constant(true)).controlSize(.mini)
          Toggle("Small", isOn: .constant(true)).controlSize(.small)
        }
        Toggle("A label of more words than one line has room for", isOn: .constant(false))
      }
      .toggleStyle(.checkbox)
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

  private struct Boat: Identifiable {
    let id: Int
    var name: String
    var length: Double
    var inner: [Boat]?
    static let fleet = [
      Boat(id: 1, name: "Ketches", length: 0, inner: [Boat(id: 2, name: "Swallow", length: 9.5)]),
      Boat(id: 3, name: "Amazon", length: 12), Boat(id: 4, name: "A boat with a long name", length: 104.25),
    ]
  }

  private struct Boats: View {
    @State private var order = [KeyPathComparator(\Boat.length, order: .reverse)]
    @State private var chosen: Int? = 3
    @State private var isOpen = true
    var body: some View {
      Table(of: Boat.self, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Length", value: \.length) { Text($0.length, format: .number) }.width(90).alignment(.numeric)
        TableColumn("Kind") { _ in Image(systemName: "star") }.width(50).alignment(.center)
      } rows: {
        DisclosureTableRow(Boat.fleet[0], isExpanded: $isOpen) { ForEach(Boat.fleet[0].inner ?? []) }
        ForEach(Boat.fleet.dropFirst())
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test("tables: light, dark, with large text, right to left")
  func tables() {
    expectImage("tables", width: 360, height: 330) { Boats() }
  }

  private struct Choices: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Picker("Size", selection: .constant(2)) {
          Text("S").tag(1)
          Text("Medium").tag(2)
          Text("L").tag(3)
        }
        .pickerStyle(.segmented)
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("L").tag(2)
        }
        .pickerStyle(.segmented).disabled(true)
        HStack {
          Picker("Menu", selection: .constant(1)) { Text("Choice").tag(1) }
          Picker("Menu", selection: .constant(1)) { Text("Off").tag(1) }.disabled(true)
        }
        ControlGroup {
          Button("Bold", systemImage: "bold") {}
          Toggle("Italic", systemImage: "star", isOn: .constant(true))
          Button("Off", systemImage: "heart") {}.disabled(true)
        }
        HStack {
          Menu("Menu") { Button("Act") {} }
          Link("Link", destination: URL(string: "https://example.com")!)
          Button("Remove", role: .destructive) {}
          Button("Off") {}.disabled(true)
        }
        LabeledContent("Name", value: "Value")
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
        DisclosureGroup("Shut") { Text("Inside") }
      }
    }
  }

  private struct Fields: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        TextField("Prompt", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("Plain", text: .constant("Plain text"))
        TextField("Off", text: .constant("Off")).textFieldStyle(.roundedBorder).disabled(true)
        SecureField("Secret", text: .constant("secret")).textFieldStyle(.roundedBorder)
        TextEditor(text: .constant("An editor\nof two lines")).frame(height: 60).border(.gray)
        GroupBox("Box") { Label("Label", systemImage: "star") }
        HStack {
          Label("Title", systemImage: "star").labelStyle(.titleOnly)
          Label("Icon", systemImage: "star").labelStyle(.iconOnly)
          ProgressView()
          ProgressView(value: 0.6).progressViewStyle(.circular)
        }
      }
    }
  }

  @Test("choices, links, fields and boxes, in their states: light, dark, with large text, right to left")
  func choices() {
    expectImage("choices", width: 300, height: 880) {
      VStack(spacing: 16) {
        Choices()
        Fields()
      }
      .padding(12)
    }
  }
}
