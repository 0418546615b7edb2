import ApusTesting
import SwiftUI
import Testing

@Suite("Links in rows of a list")
@MainActor
struct RowLinkTests {
  @Test("the row is pressed in place of its link, ends with a chevron, and leads to the link's screen")
  func rows() throws {
    let screen = Screen {
      NavigationStack {
        List(["Ann", "Ben"], id: \.self) { name in
          NavigationLink(value: name) { Text(name) }
        }
        .navigationTitle("People")
        .navigationDestination(for: String.self) { Text("Card of \($0)").navigationTitle($0) }
      }
    }
    let row = try screen.row("Ben")
    let plain = try Screen { NavigationStack { List { Text("Ben") }.navigationTitle("People") } }.row("Ben")
    #expect(row.frame.height == plain.frame.height)
    // Far from the label: only the row is there.
    screen.tap(at: CGPoint(x: row.frame.maxX - 60, y: row.frame.midY))
    screen.finishAnimations()
    #expect(try screen.barTitle.label == "Ben")
    #expect(screen.contains("Card of Ben"))
    try screen.goBack()
    screen.finishAnimations()
    #expect(try screen.barTitle.label == "People")
    #expect(screen.contains("Ann"))
  }
}
