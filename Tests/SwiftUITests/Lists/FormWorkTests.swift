import ApusTesting
import SwiftUI
import Testing

@Suite("What forms cost") @MainActor
struct FormWorkTests {
  /// Ten rows of controls of all kinds.
  private struct Rows: View {
    let number: Int
    @State private var isOn = true
    @State private var name = ""
    @State private var amount = 0.5
    @State private var count = 1
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var choice = 1
    @State private var color = Color.red

    var body: some View {
      Section("Section \(number)") {
        Toggle("Switch", isOn: $isOn)
        TextField("Name", text: $name)
        SecureField("Password", text: $name)
        Slider(value: $amount)
        Stepper("Count", value: $count)
        DatePicker("Day", selection: $day)
        Picker("Choice", selection: $choice) { ForEach(0..<30) { Text("\($0)") } }
        ColorPicker("Color", selection: $color)
        LabeledContent("Label", value: "Value")
        Button("Action") {}
      }
    }
  }

  private func opened(rows: Int) -> (nodes: Int, sizes: Int, places: Int, bodies: Int, texts: Int) {
    let screen = Screen { Form { ForEach(0..<rows / 10, id: \.self) { Rows(number: $0) } } }
    let work = screen.work
    return (screen.liveNodes, work.sizesComputed, work.placements, work.bodies, work.textLayouts)
  }

  @Test("a form of 500 rows opens with the work of the rows that show")
  func opening() {
    let (few, many) = (opened(rows: 50), opened(rows: 500))
    #expect(many == few, "\(many) for \(few)")
  }
}
