import ApusTesting
import Foundation
import SwiftUI
import Testing

/// Rows of forms beside pictures of iPhones, 393 × 852 unless said.
@MainActor
@Suite("Forms measure what iOS's do") struct FormMeasureTests {
  /// A form with one row, after which another one follows so that the row has its line.
  private func form<Row: View>(@ViewBuilder _ row: @escaping () -> Row) -> Screen {
    Screen(.phone()) {
      Form {
        row()
        Text("Last")
      }
    }
  }

  private struct Profile: View {
    @State private var name = ""
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var isHungry = false
    @State private var color = Color.yellow
    @State private var size = "large"
    @State private var rating = 0.0
    @State private var dogs = 0
    var body: some View {
      Form {
        Section(header: Text("Profile")) {
          LabeledContent("Score", value: "19")
          LabeledContent {
            Text("$1,234,567.00")
          } label: {
            Text("Sales")
            Text("2023")
            Text("January")
            Button("Foo") {}
          }
          TextField("Name", text: $name)
          DatePicker("Birthday", selection: $date, displayedComponents: .date)
          Toggle("Hungry?", isOn: $isHungry)
        }
        Section(header: Text("Preferences")) {
          Link(destination: URL(filePath: "/")) { Text("Blog") }
          ColorPicker("Favorite Color", selection: $color)
          DatePicker("Bed Time", selection: $date, displayedComponents: .hourAndMinute)
          Picker("Shirt Size", selection: $size) { ForEach(["small", "large"], id: \.self) { Text($0) } }
          HStack {
            Text("Rating")
            Slider(value: $rating, in: 0...10)
            Text("0")
          }
          HStack {
            Stepper("# of Dogs", value: $dogs, in: 0...10)
            Text("0")
          }
        }
      }
    }
  }

  @Test("a whole form below a large title: where each of eleven rows begins, and the button above (Facts 4.2, 5.1)")
  func whole() throws {
    let screen = Screen(.phone()) { NavigationStack { Profile().navigationTitle("Profile").toolbar { Button("Save") {} } } }
    let tops = screen.rows.map(\.frame.minY)
    // The picture has one row more, 44 high, after the first of its second card.
    let measured: [CGFloat] = [188.33, 232.33, 324, 368, 412.33, 512.33, 556.33, 600.33, 644.33, 688.33, 732.33]
    try #require(tops.count == measured.count)
    expect(zip(tops, measured).enumerated().map { Measure("row \($0)", $1.0, $1.1) })
    expect([
      Measure("the last row's end", screen.rows[10].frame.maxY, 776),
      Measure("a card's side", screen.rows[0].frame.minX, 20), Measure("its other side", screen.rows[0].frame.maxX, 373),
      Measure("a header's text", try screen.text("PREFERENCES").frame.minX, 40),
      Measure("the button's end", try screen.barButton("Save").frame.maxX, 377),
    ])
  }

  @Test("a label of four lines and the value in the middle beside it (Facts 3.7)")
  func label() throws {
    let screen = form {
      LabeledContent {
        Text("$1,234,567.00")
      } label: {
        Text("Sales")
        Text("2023")
        Text("January")
        Button("Foo") {}
      }
    }
    let row = try screen.row("Sales").frame
    // Capitals begin 3.67, 3, 2.67 and 2.67 below their line's top.
    let tops =
      try ["Sales", "2023", "January"].map { try screen.text($0).frame.minY - row.minY } + [
        try screen.button("Foo").frame.minY - row.minY
      ]
    let value = try screen.text("$1,234,567.00").frame
    expect([
      Measure("the row", row.height, 91.67), Measure("Sales", tops[0], 11), Measure("2023", tops[1], 31.33),
      Measure("January", tops[2], 49.33), Measure("Foo", tops[3], 65), Measure("the value's middle", value.midY, row.midY),
      Measure("its end", value.maxX, 353),
    ])
  }

  @Test("a well of colour is 28 wide and high, 8 below the row's top, and ends with the row's content (Facts 3.9)")
  func well() throws {
    let screen = form { ColorPicker("Favorite Color", selection: .constant(.yellow)) }
    let row = screen.rows[0].frame
    let well = screen.ink(in: CGRect(x: 300, y: row.minY + 1, width: 70, height: 42), by: 20)
    expect([
      Measure("the row", row.height, 44), Measure("the well", well.minX, 325), Measure("its end", well.maxX, 353),
      Measure("its top", well.minY - row.minY, 8), Measure("its height", well.height, 28),
    ])
  }

  @Test("a picker's value ends 6.3 before the sign, whose ink is 11.7 high and ends 22 before the card's edge (Facts 4.9)")
  func picker() throws {
    let screen = form { Picker("Shirt Size", selection: .constant(1)) { Text("large").tag(1) } }
    let row = screen.rows[0].frame
    let sign = screen.ink(in: CGRect(x: 338, y: row.minY + 2, width: 34, height: 40), by: 20)
    let value = screen.ink(in: CGRect(x: 250, y: row.minY + 2, width: 88, height: 40))
    expect([
      Measure("the value's end", value.maxX, 334.67), Measure("its width", value.width, 36),
      Measure("its end", sign.maxX, 351), Measure("its height", sign.height, 11.67),
      Measure("its middle", sign.midY - row.minY, 710.17 - 688.33),
    ])
    expect([Measure("the sign's beginning", sign.minX, 341), Measure("its width", sign.width, 10)], within: 0.5)
    #expect(screen.pixel(340, row.minY + 3) == .white)
  }

  @Test("a slider between texts has what they leave, 8 from them; its track and its knob (Facts 3.3)")
  func slider() throws {
    let screen = form {
      HStack {
        Text("Rating")
        Slider(value: .constant(0))
        Text("0")
      }
    }
    let row = screen.rows[0].frame
    let slider = try #require(screen.elements(role: "slider").first).frame
    let track = screen.ink(in: CGRect(x: 200, y: row.minY + 2, width: 140, height: 40))
    expect([
      Measure("the row", row.height, 44), Measure("the slider", slider.minX, 96),
      Measure("the track", track.minY - row.minY, 753 - 732.33), Measure("its lower edge", track.maxY - row.minY, 757 - 732.33),
    ])
    // The knob is white as the row; beside it the track ends.
    let after = screen.ink(in: CGRect(x: 110, y: track.minY, width: 30, height: 3))
    expect([Measure("the knob's end", after.minX, 123.67)])
    let slot = screen.ink(in: CGRect(x: 200, y: track.midY - 0.5, width: 142, height: 1))
    expect([Measure("the track's end", slot.maxX, 333.67)], within: 0.7)
  }

  @Test("a stepper before a text: 94 × 32 with a line of 1 × 18 in its middle (Facts 3.3)")
  func stepper() throws {
    let screen = form {
      HStack {
        Stepper("# of Dogs", value: .constant(0), in: 0...10)
        Text("0")
      }
    }
    let row = screen.rows[0].frame
    let box = screen.ink(in: CGRect(x: 200, y: row.minY + 2, width: 138, height: 40), by: 8)
    let line = screen.ink(in: CGRect(x: 284, y: row.minY + 2, width: 6, height: 40), by: 30)
    expect([
      Measure("the row", row.height, 44), Measure("the stepper", box.minX, 240.67), Measure("its end", box.maxX, 334.67),
      Measure("its top", box.minY - row.minY, 6.33), Measure("its height", box.height, 32),
      Measure("the line", line.midX, 287.5), Measure("its height", line.height, 18),
    ])
  }

  @Test("links and fields are rows of 44, their texts 40 from the side (Facts 3.3, 5.1)")
  func plainRows() throws {
    let screen = Screen(.phone()) {
      Form {
        Link(destination: URL(filePath: "/")) { Text("Hlog") }
        TextField("Hame", text: .constant(""))
        Text("Last")
      }
    }
    let rows = screen.rows.map(\.frame)
    let link = screen.ink(in: CGRect(x: 30, y: rows[0].minY + 2, width: 50, height: 40))
    let field = screen.ink(in: CGRect(x: 30, y: rows[1].minY + 2, width: 50, height: 40))
    expect([
      Measure("the link's row", rows[0].height, 44), Measure("the field's row", rows[1].height, 44),
      Measure("the link's letters", link.minX, 41.33), Measure("the field's letters", field.minX, 41.33),
      Measure("the link's capitals", link.minY - rows[0].minY, 16), Measure("the field's", field.minY - rows[1].minY, 16),
    ])
    let darkest = (Int(field.minX * 3)..<Int(field.maxX * 3)).map { screen.gray(x: $0, y: Int(field.midY * 3)) }.min() ?? 0
    expect([Measure("a placeholder's gray", CGFloat(darkest), 197)], within: 3)
  }

  @Test("switches: their grays and greens, the knob 2 inside, 6.3 from the row's edges (Facts 3.3)")
  func switches() throws {
    let screen = Screen(.phone()) {
      Form {
        Toggle("Off", isOn: .constant(false))
        Toggle("On", isOn: .constant(true))
        Text("Last")
      }
    }
    let rows = screen.rows.map(\.frame)
    let box = screen.ink(in: CGRect(x: 290, y: rows[0].minY + 1, width: 82, height: 42), by: 18)
    // Beside the knob and its shadow.
    let track = screen.ink(in: CGRect(x: 338, y: rows[0].minY + 1, width: 1, height: 42), by: 18)
    expect([
      Measure("the switch", box.minX, 304), Measure("its end", box.maxX, 355), Measure("its height", track.height, 31),
      Measure("its top", track.minY - rows[0].minY, 6.33),
    ])
    let off = screen.pixel(345, rows[0].midY)
    #expect(off.isNear(Pixel(233, 233, 235), within: 2), "off: \(off)")
    let green = screen.pixel(310, rows[1].midY)
    #expect(green.isNear(Pixel(52, 199, 89), within: 2), "on: \(green)")
    let knob = screen.ink(in: CGRect(x: 300, y: rows[0].midY - 1, width: 20, height: 2), by: 18)
    expect([Measure("the knob's beginning", knob.maxX, 306)])
  }

  @Test("a wide button with a label at least 38 high is 52.33 high; what cannot be pressed is gray (Facts 3.3)")
  func wideButton() throws {
    let screen = Screen(.phone()) {
      VStack {
        Button {
        } label: {
          Text("Save").frame(maxWidth: .infinity, minHeight: 38)
        }
        .buttonStyle(.borderedProminent).disabled(true)
      }
      .padding().frame(maxHeight: .infinity).background(Color(UIColor.systemGroupedBackground))
    }
    let button = try screen.button("Save").frame
    expect([Measure("its height", button.height, 52.33), Measure("its width", button.width, 361)])
    let fill = screen.pixel(button.minX + 40, button.midY)
    #expect(fill.isNear(Pixel(223, 223, 228), within: 2), "\(fill)")
  }

  @Test("a choice in place: the check mark's ink is 15.3 × 14.7 and ends 24.3 before the card's edge (Facts 4.9)")
  func inline() throws {
    let screen = form { Picker("Unit", selection: .constant(1)) { Text("mg").tag(1) }.pickerStyle(.inline) }
    let row = try screen.row("mg").frame
    let check = screen.ink(in: CGRect(x: 300, y: row.minY + 2, width: 72, height: 40))
    expect([
      Measure("the row", row.height, 44), Measure("the label's row", try screen.row("Unit").frame.height, 44),
    ])
    expect(
      [
        Measure("its width", check.width, 15.33), Measure("its height", check.height, 14.67),
        Measure("its end", check.maxX, 348.67), Measure("its middle", check.midY - row.minY, 21.67),
      ], within: 0.7)
  }
}
