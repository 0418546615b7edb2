import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("A list's cards, rows and headers stand where they do on iOS") struct ListLayoutTests {
  private let phone = CGSize(width: 393, height: 852)

  private func row(_ name: String, _ height: CGFloat = 20.33) -> some View { Box(name, 100, height) }

  // Numbers: Facts 5.1.
  @Test("rows of one line are 44 high in cards with margins of 20, texts 20 further in; the first card 35 below the top")
  func rows() {
    let found = frames(
      in: phone, scale: 3,
      List {
        row("a")
        row("b")
        row("c", 60)
      })
    for (name, y) in [("a", 46.83), ("b", 90.83), ("c", 134)] as [(String, CGFloat)] {
      #expect(found[name]?.minX == 40)
      #expect(abs(found[name]!.minY - y) < 0.4, "\(name)")
    }
  }

  @Test("cards are 35 apart, 56.33 with a header between, 72.33 with footer and header")
  func sections() {
    let found = frames(
      in: phone, scale: 3,
      List {
        Section { row("a") }
        Section { row("b") }
        Section("Title") { row("c") }
        Section {
          row("d")
        } header: {
          Text("Title")
        } footer: {
          Text("Words")
        }
        Section("Title") { row("e") }
      })
    let tops = ["a", "b", "c", "d", "e"].map { found[$0]!.minY }
    // A section with a footer and the next one with a header are the farthest apart.
    for (position, distance) in ([35, 56.33, 56.33, 72.33] as [CGFloat]).enumerated() {
      #expect(abs(tops[position + 1] - tops[position] - 44 - distance) < 0.4, "\(position)")
    }
  }

  @Test(
    "margins are 16 on narrow phones and on wide screens",
    arguments: [320: 32, 375: 32, 390: 40, 402: 40, 820: 32] as [CGFloat: CGFloat])
  func margins(width: CGFloat, x: CGFloat) {
    let found = frames(in: CGSize(width: width, height: 600), List { row("a") })
    #expect(found["a"]?.minX == x)
  }

  @Test("a first header stands 38.67 above its card, and no room is kept below a large title")
  func top() {
    let headed = frames(in: phone, scale: 3, List { Section("Title") { row("a") } })
    #expect(abs(headed["a"]!.minY - (38.67 + 11.83)) < 0.4)
    let list = List { row("a") }.environment(\.isBelowLargeTitle, true)
    let titled = frames(in: phone, scale: 3, insets: EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0), list)
    #expect(abs(titled["a"]!.minY - (59 + 11.83)) < 0.4)
  }

  @Test(
    "other styles have no margins: rows over the whole width, texts 20 from its edge",
    arguments: [_ListStyleKind.plain, .grouped])
  func styles(look: _ListStyleKind) {
    let list = List { row("a").listRowBackground(Box("ground")) }
    let found =
      look == .plain
      ? frames(in: phone, list.listStyle(.plain)) : frames(in: phone, list.listStyle(.grouped))
    #expect(found["a"]?.minX == 20)
    #expect(found["ground"] == CGRect(x: 0, y: look == .plain ? 0 : 35, width: 393, height: 44))
  }

  @Test("each style is the look that its short name says")
  func styleNames() {
    func look<S: ListStyle>(_ style: S) -> _ListStyleKind { style._kind }
    #expect(look(.automatic) == .insetGrouped && look(DefaultListStyle()) == .insetGrouped)
    #expect(look(.insetGrouped) == .insetGrouped && look(InsetGroupedListStyle()) == .insetGrouped)
    #expect(look(.plain) == .plain && look(PlainListStyle()) == .plain)
    #expect(look(.grouped) == .grouped && look(GroupedListStyle()) == .grouped)
    #expect(look(.inset) == .inset && look(InsetListStyle()) == .inset)
    #expect(look(.sidebar) == .sidebar && look(SidebarListStyle()) == .sidebar)
  }

  @Test("insets of a row replace the list's, and the least height stays")
  func insets() {
    let found = frames(
      in: phone,
      List {
        row("a", 100).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        row("b", 10).listRowInsets(EdgeInsets())
      })
    #expect(found["a"]?.origin == CGPoint(x: 22, y: 36))
    #expect(found["b"]?.origin == CGPoint(x: 20, y: 35 + 104 + 17))
    let tall = frames(in: phone, List { row("a", 10) }.environment(\.defaultMinListRowHeight, 80))
    #expect(tall["a"]?.midY == 75)
  }

  @Test("from right to left everything is mirrored")
  func mirrored() {
    let found = frames(in: phone, rightToLeft: true, List { row("a") })
    #expect(found["a"]?.maxX == 353)
  }

  @Test("several views of one element stand beside each other, 8 apart, in a list made of data")
  func joined() {
    let found = frames(
      in: phone,
      List(0..<2) { number in
        Box("icon\(number)", 20, 20)
        Box("text\(number)", 50, 20)
      })
    #expect(found["icon1"] == CGRect(x: 40, y: 35 + 44 + 12, width: 20, height: 20))
    #expect(found["text1"] == CGRect(x: 68, y: 35 + 44 + 12, width: 50, height: 20))
  }
}
