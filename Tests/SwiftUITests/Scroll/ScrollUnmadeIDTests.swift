import ApusTesting
import SwiftUI
import Testing

/// `scrollTo` with an identity that a row has by `id(_:)` and not by its loop, where the row was never made.
@Suite("Rows that were not made are found by id(_:)") @MainActor
struct ScrollUnmadeIDTests {
  enum Row: CaseIterable { case plain, modified, either }

  private struct Rows: View {
    let row: Row
    let id: String
    var isAnimated = false
    var count = 400
    @State private var taps = 0
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go \(taps)") {
            taps += 1
            withAnimation(isAnimated ? .easeInOut(duration: 0.4) : nil) { proxy.scrollTo(id, anchor: .top) }
          }
          .frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) {
              switch row {
              case .plain: ForEach(0..<count, id: \.self) { Box("row.\($0)", 100, 20).id("id \($0)") }
              case .modified: ForEach(0..<count, id: \.self) { Box("row.\($0)", 80, 10).id("id \($0)").padding(5) }
              case .either:
                ForEach(0..<count, id: \.self) {
                  if $0 % 2 == 0 { Box("row.\($0)", 100, 20).id("id \($0)") } else { Box("row.\($0)", 90, 20).id("id \($0)") }
                }
              }
            }
          }
        }
      }
    }
  }

  private func screen(_ rows: Rows) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 240)
        $0.scale = 1
      }
    ) { rows }
  }

  @Test("the row comes to the top", arguments: Row.allCases, [false, true])
  func unmade(row: Row, isAnimated: Bool) throws {
    let screen = screen(Rows(row: row, id: "id 250", isAnimated: isAnimated))
    try screen.button("go 0").tap()
    screen.finishAnimations()
    // The view that has the identity, not what is around it.
    #expect(try screen.element("row.250").frame.minY == 40)
    #expect(screen.faults.isEmpty)
  }

  @Test("no row's node is made to find it, and one that nobody has moves nothing")
  func work() throws {
    let screen = screen(Rows(row: .modified, id: "nobody"))
    screen.forgetWork()
    try screen.button("go 0").tap()
    screen.finishAnimations()
    #expect(screen.work.nodesMade == 0)
    #expect(try screen.element("row.0").frame.minY == 45)
    let found = self.screen(Rows(row: .plain, id: "id 9999", count: 1_000_000))
    found.forgetWork()
    try found.button("go 0").tap()
    #expect(try found.element("row.9999").frame.minY == 40)
    // A row is three nodes or so; eleven show.
    #expect(found.work.nodesMade < 200, "\(found.work.nodesMade)")
  }
}
