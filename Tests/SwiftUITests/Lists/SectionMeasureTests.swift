import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Lists and their sections on several devices, beside pictures of them.
@MainActor
@Suite("Sections measure what iOS's do on each device") struct SectionMeasureTests {
  @Test("402 wide: headers of 17 below a large title, switches 18 before the edge (Facts 4.2, 5.1)")
  func pro() throws {
    let screen = Screen(.phone402) {
      NavigationStack {
        List {
          Section {
            Toggle("Map", isOn: .constant(true))
            Text("b")
            Text("c")
          } header: {
            Text("Customize").font(.headline).textCase(nil)
          }
          Section {
            Text("d")
          } header: {
            Text("Others").font(.headline).textCase(nil)
          }
        }
        .navigationTitle("More")
      }
    }
    let rows = screen.rows.map(\.frame)
    let box = screen.ink(in: CGRect(x: 290, y: rows[0].minY + 1, width: 91, height: 42), by: 20)
    expect([
      Measure("first card", rows[0].minY, 195.67), Measure("its end", rows[2].maxY, 327.67),
      Measure("second card", rows[3].minY, 388.67), Measure("card's side", rows[0].minX, 20),
      Measure("switch's end", box.maxX, 364),
    ])
  }

  @Test("402 wide, without a bar: first card, footer and header between two (Facts 5.1)")
  func bare() throws {
    let screen = Screen(.phone402) {
      List {
        Section {
          Text("a")
          Text("b")
        } footer: {
          Text("Hooter")
        }
        Section("Header") { Text("c") }
      }
    }
    let rows = screen.rows.map(\.frame)
    let footer = screen.ink(in: CGRect(x: 30, y: rows[1].maxY + 2, width: 20, height: 30), on: 242)
    let header = screen.ink(in: CGRect(x: 30, y: rows[2].minY - 30, width: 100, height: 28), on: 242)
    expect([
      Measure("first card", rows[0].minY, 97), Measure("footer's capitals below the card", footer.minY - rows[1].maxY, 8.67),
      Measure("header's baseline above the next", rows[2].minY - header.maxY, 9),
      Measure("header's capitals", rows[2].minY - header.minY, 255.67 - 237),
      Measure("card to card", rows[2].minY - rows[1].maxY, 72.33),
    ])
  }

  @Test("390 wide: cards 20 from the sides, and the word that confirms 16.3 before the edge (Facts 4.2, 5.1)")
  func smaller() throws {
    let screen = Screen(.phone(390, 844, top: 47)) {
      NavigationStack {
        Form {
          Text("a")
          Text("b")
        }
        .navigationTitle("Gift").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
      }
    }
    let rows = screen.rows.map(\.frame)
    let done = screen.ink(in: CGRect(x: 300, y: 48, width: 89, height: 42), on: 242)
    expect([
      Measure("card's side", rows[0].minX, 20), Measure("its end", rows[0].maxX, 370), Measure("a row", rows[0].height, 44),
      Measure("Done's end", done.maxX, 373.67), Measure("first card below the bar", rows[0].minY, 91 + 35),
    ])
  }

  @Test("on an iPad switches end 14 before the card's edge, rows of two lines are 59 high, arrows end 17 before it (Facts 5.1)")
  func pad() throws {
    let screen = Screen(.pad(1032, 1376)) {
      List {
        Toggle("Map", isOn: .constant(true))
        VStack(alignment: .leading) {
          Text("Name")
          Text("more").font(.caption)
        }
        Pressable(action: {}, row: ListRowPress(hasDisclosure: true)) { _ in Text("Next") }
      }
    }
    let rows = screen.rows.map(\.frame)
    let box = screen.ink(in: CGRect(x: 930, y: rows[0].minY + 1, width: 85, height: 42), by: 20)
    let arrow = screen.ink(in: CGRect(x: 960, y: rows[2].minY + 1, width: 55, height: 42), by: 20)
    expect([
      Measure("card's end", rows[0].maxX, 1016), Measure("switch's end", box.maxX, 1002),
      Measure("two lines", rows[1].height, 59), Measure("arrow's end", arrow.maxX, 1016 - 17),
      Measure("arrow's width", arrow.width, 7), Measure("arrow's height", arrow.height, 12),
    ])
  }

  @Test("a list with room around it has its margins inside of that (Facts 5.1)")
  func padded() throws {
    let screen = Screen(.pad(1180, 820)) {
      List {
        Text("Hirst")
        Text("b")
      }
      .padding()
    }
    let rows = screen.rows.map(\.frame)
    expect([
      Measure("card's side", rows[0].minX, 32), Measure("its end", rows[0].maxX, 1180 - 32),
      Measure("text", try screen.text("Hirst").frame.minX, 48), Measure("a row", rows[0].height, 44),
    ])
  }

  private struct Weather: Identifiable {
    let id: String
    let icon: String
    var children: [Weather]?
  }

  @Test(
    "symbols in an outline's rows: texts 8 after each symbol's box, 20 further in on each level, as are lines (Facts 1.6, 5.1)")
  func outline() throws {
    let sun = Weather(
      id: "Sun", icon: "sun.max.fill",
      children: [Weather(id: "minimum", icon: "sun.min"), Weather(id: "maximum", icon: "sun.max")])
    let all = Weather(id: "Weather", icon: "plus.circle", children: [Weather(id: "Rain", icon: "cloud.rain"), sun])
    let screen = Screen(.phone()) {
      List([all], children: \.children) {
        Image(systemName: $0.icon)
        Text($0.id).accessibilityIdentifier("text \($0.id)")
      }
    }
    for position in [0, 2] {
      try screen.row(at: position).tap()
      screen.finishAnimations()
    }
    let names = ["Rain", "minimum", "maximum"]
    let texts = try names.map { try screen.element("text \($0)").frame.minX }
    let measured: [CGFloat] = [67.67, 89, 88.3, 107.3, 108.67]
    expect(zip(texts, [89, 107.3, 108.67]).map { Measure("text", $0, $1) })
    let rows = screen.rows.map(\.frame)
    for (row, start) in zip(rows, measured).dropLast() {
      let line = screen.ink(in: CGRect(x: 25, y: row.maxY - 0.4, width: 340, height: 0.4))
      expect([Measure("line from", line.minX, start), Measure("height", row.height, 44)])
    }
  }

  @Test("a folded section of a sidebar leaves its header and its footer (Facts 5.1)")
  func folded() throws {
    let screen = Screen(.phone()) {
      List {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          Section {
            Text("first \(letter)")
            Text("second \(letter)")
          } header: {
            Text("Words that start with \(letter)")
          } footer: {
            Text("* words of \(letter)")
          }
        }
      }
      .listStyle(.sidebar).headerProminence(.increased)
    }
    let buttons = screen.elements(role: "button").filter { $0.label == "Collapse" }
    try #require(buttons.count == 3)
    let unfolded = try screen.row("first B").frame.minY
    buttons[1].tap()
    screen.finishAnimations()
    let (card, end) = (try screen.row("first A").frame.minY, try screen.row("second A").frame.maxY)
    let (a, b) = (try screen.text("Words that start with A").frame, try screen.text("Words that start with B").frame)
    #expect(!screen.contains("first B") && screen.contains("* words of B"))
    // A baseline is 19.04 below the top of a line of 20 points.
    expect([
      Measure("header's baseline to the card", card - a.minY - 19.04, 17.1), Measure("card", end - card, 88),
      Measure("header's letters", a.minX, 40), Measure("card to the next header's baseline", b.minY + 19.04 - end, 249 - 190),
      Measure("card to card with a footer", unfolded - end, 76.67),
      Measure("card to card over a folded section", try screen.row("first C").frame.minY - end, 152.67),
    ])
  }
}
