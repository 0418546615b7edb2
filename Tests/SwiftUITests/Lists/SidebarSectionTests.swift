import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Sections of a sidebar fold") struct SidebarSectionTests {
  private struct Sidebar: View {
    @State var isShown = true
    @State var isPlain = false
    var body: some View {
      VStack {
        Button("Style") { isPlain.toggle() }
        Text(isShown ? "shown" : "folded")
        if isPlain { list.listStyle(.plain) } else { list.listStyle(.sidebar) }
      }
    }

    private var list: some View {
      List {
        Section("Own") {
          Text("a")
          Text("b")
        }
        Section("Bound", isExpanded: $isShown) { Text("c") }
        Section("Fixed") { Text("d") }.collapsible(false)
        Section { Text("e") }
      }
    }
  }

  @Test("a section without a binding folds by its chevron and unfolds again; one that is not collapsible has none")
  func folding() throws {
    let screen = Screen { Sidebar() }
    #expect(screen.rows.map { $0.labels.first } == ["a", "b", "c", "d", "e"])
    // Those with a header that fold.
    let chevrons = screen.elements.filter { $0.label == "Collapse" }
    try #require(chevrons.count == 2)
    let below = try screen.row("c").frame.minY
    chevrons[0].tap()
    #expect(screen.isAnimating)
    screen.finishAnimations()
    #expect(screen.rows.map { $0.labels.first } == ["c", "d", "e"])
    #expect(try screen.row("c").frame.minY < below - 80)
    try screen.button("Expand").tap()
    screen.finishAnimations()
    #expect(screen.rows.map { $0.labels.first } == ["a", "b", "c", "d", "e"])
    #expect(try screen.row("c").frame.minY == below)
  }

  @Test("a binding is written by the chevron, and folds its section")
  func bound() throws {
    let screen = Screen { Sidebar() }
    screen.elements.filter { $0.label == "Collapse" }[1].tap()
    screen.finishAnimations()
    #expect(screen.contains("folded"))
    #expect(screen.rows.map { $0.labels.first } == ["a", "b", "d", "e"])
  }

  @Test("in other styles nothing folds")
  func otherStyles() throws {
    let screen = Screen { Sidebar() }
    try screen.button("Style").tap()
    #expect(screen.rows.count == 5)
    #expect(!screen.contains("Collapse"))
  }

  @Test("the chevron's middle is 24.5 before the card's edge, and it turns")
  func chevron() throws {
    let screen = Screen(Screen.Settings { $0.scale = 3 }) {
      List { Section("Own") { Text("a") } }.listStyle(.sidebar)
    }
    let button = try screen.button("Collapse").frame
    #expect(abs(button.midX - (370 - 24.5)) < 1)
    screen.tap(at: CGPoint(x: button.midX, y: button.midY))
    screen.finishAnimations()
    #expect(try abs(screen.button("Expand").frame.midX - (370 - 24.5)) < 1)
  }
}
