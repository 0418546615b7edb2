import ApusTesting
import SwiftUI
import Testing

/// Sheets of a height, and searching in one, beside pictures of an iPhone 402 × 874.
@MainActor
@Suite("Sheets of a height measure what iOS's do") struct DetentMeasureTests {
  private func open<Sheet: View>(@ViewBuilder _ sheet: @escaping () -> Sheet) -> Screen {
    let screen = Screen(.phone402) {
      Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) {
        sheet().presentationDetents([.height(360), .large]).presentationBackgroundInteraction(.enabled)
      }
    }
    screen.finishAnimations()
    return screen
  }

  @Test("360 and what is below the safe area; the grabber 36 × 5 and 5 below the edge; nothing behind gets dark (Facts 4.10)")
  func height() throws {
    let screen = open { Color.white }
    let grabber = screen.ink(in: CGRect(x: 150, y: 481, width: 102, height: 20))
    expect([
      Measure("the sheet", try #require(screen.sheets.last).frame.minY, 480), Measure("the grabber", grabber.minX, 183.33),
      Measure("its end", grabber.maxX, 218.67), Measure("its top", grabber.minY, 485),
      Measure("its lower edge", grabber.maxY, 490),
    ])
    #expect(screen.pixel(200, 200) == .white)
  }

  @Test("a field in use: 8 below the sheet's edge, 36 high, 16 from the side; the content 8 below it (Facts 4.7, 4.10)")
  func searching() throws {
    struct Circles: View {
      @State private var text = "x"
      @State private var isSearching = true
      var body: some View {
        NavigationStack {
          List(0..<5) { Text("row \($0)") }.listStyle(.plain).navigationTitle("Circles").searchable(
            text: $text, isPresented: $isSearching)
        }
      }
    }
    let screen = open { Circles() }
    let cancel = try screen.button("Cancel").frame
    let field = screen.ink(in: CGRect(x: 4, y: 484, width: 170, height: 46), by: 8)
    expect([
      Measure("the field's top", field.minY, 488), Measure("its side", field.minX, 16), Measure("its height", field.height, 36),
      Measure("its letters", try screen.element("Search", role: "searchField").frame.minX, 48.5),
      Measure("Cancel's end", cancel.maxX, 386), Measure("the content", screen.rows[0].frame.minY, 532),
    ])
  }
}
