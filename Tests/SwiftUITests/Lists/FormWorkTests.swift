import ApusTesting
import SwiftUI
import Testing

@Suite("What forms cost") @MainActor
struct FormWorkTests {
  /// A row with a control, of ten kinds in turn.
  private struct Row: View {
    let number: Int
    @State private var isOn = true
    @State private var name = ""
    @State private var amount = 0.5
    @State private var count = 1
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var choice = 1
    @State private var color = Color.red

    var body: some View {
      switch number % 10 {
      case 0: Toggle("Switch", isOn: $isOn)
      case 1: TextField("Name", text: $name)
      case 2: SecureField("Password", text: $name)
      case 3: Slider(value: $amount)
      case 4: Stepper("Count", value: $count)
      case 5: DatePicker("Day", selection: $day)
      case 6: Picker("Choice", selection: $choice) { ForEach(0..<30) { Text("\($0)") } }
      case 7: ColorPicker("Color", selection: $color)
      case 8: LabeledContent("Label", value: "Value")
      default: Button("Action") {}
      }
    }
  }

  private func opened(rows: Int) -> (nodes: Int, sizes: Int, places: Int, bodies: Int, texts: Int) {
    let screen = Screen { Form { Section("Rows") { ForEach(0..<rows, id: \.self) { Row(number: $0) } } } }
    let work = screen.work
    return (screen.liveNodes, work.sizesComputed, work.placements, work.bodies, work.textLayouts)
  }

  @Test("a form of 500 rows opens with the work of the rows that show")
  func opening() {
    let (few, many) = (opened(rows: 50), opened(rows: 500))
    #expect(many == few, "\(many) for \(few)")
  }
}
