import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("The first of some views") @MainActor
struct FirstViewsTests {
  private final class Counts { var values: [Int] = [] }

  private struct Page: View {
    let counts: Counts
    @State var limit = 3
    @State var count = 1_000
    var body: some View {
      VStack {
        Button("more") { limit += 2 }
        Button("few") { count = 2 }
        FirstViews(limit, of: ForEach(0..<count, id: \.self) { Text("row \($0)") }) { counts.values.append($0) }
      }
    }
  }

  private func rows(_ screen: Screen) -> [String] { screen.elements.map(\.label).filter { $0.hasPrefix("row") } }

  @Test("are made alone, more of them once the number grows, and all of them are counted")
  func limit() throws {
    let counts = Counts()
    let screen = Screen { Page(counts: counts) }
    #expect(rows(screen) == ["row 0", "row 1", "row 2"])
    #expect(counts.values.last == 1_000)
    #expect(screen.work.nodesMade < 100)
    try screen.button("more").tap()
    #expect(rows(screen) == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    try screen.button("few").tap()
    #expect(rows(screen) == ["row 0", "row 1"])
    #expect(counts.values.last == 2)
  }

  @Test("of a section its rows are cut, and what comes after it is left out")
  func sections() {
    struct Cut: View {
      let limit: Int
      var body: some View {
        List {
          FirstViews(
            limit,
            of: Group {
              Section("first") { ForEach(0..<2, id: \.self) { Text("row \($0)") } }
              Section("second") { ForEach(2..<9, id: \.self) { Text("row \($0)") } }
            }
          ) { _ in }
        }
      }
    }
    #expect(rows(Screen { Cut(limit: 6) }) == ["row 0", "row 1", "row 2", "row 3"])
    #expect(rows(Screen { Cut(limit: 2) }) == ["row 0"])
    #expect(rows(Screen { Cut(limit: 100) }).count == 9)
  }
}
