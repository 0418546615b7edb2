import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Lists beside what pictures of iOS were measured to show (Facts 5.1), each number within a point.
@MainActor
@Suite("Lists measure what iOS's do") struct ListMeasureTests {
  private static let phone = Screen.Settings {
    $0.size = CGSize(width: 393, height: 852)
    $0.scale = 3
    $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  }

  private func expect(_ what: String, _ ours: CGFloat, _ measured: CGFloat, within tolerance: CGFloat = 1) {
    #expect(abs(ours - measured) <= tolerance, "\(what): \(ours), on iOS \(measured)")
  }

  /// The first and last pixels in a row or column that are not of the ground, in points.
  private func ink(_ screen: Screen, y: CGFloat, from start: CGFloat, to end: CGFloat, ground: Int = 255) -> (CGFloat, CGFloat)? {
    let found = (Int(start * 3)..<Int(end * 3)).filter { abs(screen.gray(x: $0, y: Int(y * 3)) - ground) > 12 }
    guard let first = found.first, let last = found.last else { return nil }
    return (CGFloat(first) / 3, CGFloat(last + 1) / 3)
  }

  @Test("sections of a sidebar: headers, chevrons, footers, and one that is folded")
  func sidebar() throws {
    struct Words: View {
      @State var showsB = false
      var body: some View {
        List {
          Section {
            Box("apple", 100, 20.33)
            Box("alligator", 100, 20.33)
          } header: {
            Text("Words that start with A")
          } footer: {
            Text("* curse words excluded")
          }
          Section(isExpanded: $showsB) {
            Box("banana", 100, 20.33)
          } header: {
            Text("Words that start with B")
          }
          Section("Words that start with C") { Box("cow", 100, 20.33) }
        }
        .listStyle(.sidebar)
      }
    }
    let screen = Screen(Self.phone) { Words() }
    let card = try screen.element("apple").frame.minY - 11.83
    let end = try screen.element("alligator").frame.maxY + 11.83
    let header = try screen.element("Words that start with A").frame
    expect("text of a header to the card", card - header.maxY, 102.0 - 84.9 - 4.8)
    expect("header's text from the side", header.minX, 40)
    expect("card's height of two rows", end - card, 88)
    let footer = try screen.element("* curse words excluded").frame
    expect("card to the footer's line", footer.minY - end, 6)
    let next = try screen.element("Words that start with B").frame
    expect("footer's baseline to the next header's cap", (next.minY + 4.7) - (footer.maxY - 3.2), 26.7)
    let chevron = try screen.button("Collapse").frame
    expect("middle of the chevron before the card's edge", 373 - chevron.midX, 24.5)
    expect("middle of the chevron and of the header's text", chevron.midY, header.midY)
  }

  @Test("a row: text, line, switch, badge, chevron, icon")
  func rows() throws {
    let screen = Screen(Self.phone) {
      List {
        Text("Score").accessibilityIdentifier("text")
        Toggle("Switch", isOn: .constant(true))
        Text("Badge").badge("Great One")
        Pressable(action: {}, row: ListRowPress(hasDisclosure: true)) { _ in Text("Link") }
        Label {
          Text("title")
        } icon: {
          Box("icon", 30, 30)
        }
        Text("Last")
      }
    }
    let rows = screen.rows.map(\.frame)
    for (position, row) in rows.enumerated() { expect("height of row \(position)", row.height, 44) }
    expect("card from the side", rows[0].minX, 20)
    let text = try screen.element("text").frame
    // The baseline of a line of 20.33 is 16.17 below its top.
    expect("baseline below the row's top", text.minY - rows[0].minY + 16.67, 28.83)
    expect("text from the side", text.minX, 40)
    let separator = (Int(rows[0].maxY * 3) - 3..<Int(rows[0].maxY * 3)).filter { screen.gray(x: 600, y: $0) < 230 }
    #expect(separator == [Int(rows[0].maxY * 3) - 1], "the line is the row's last pixel")
    expect("gray of the line", CGFloat(screen.gray(x: 600, y: separator[0])), 198, within: 4)
    let knob = try #require(ink(screen, y: rows[1].midY, from: 250, to: 372.9))
    expect("end of a switch before the card's edge", 373 - knob.1, 18)
    let badge = try screen.text("Great One").frame
    expect("end of a badge before the card's edge", 373 - badge.maxX, 20)
    let chevron = try #require(ink(screen, y: rows[3].midY, from: 250, to: 372.9))
    expect("end of a chevron before the card's edge", 373 - chevron.1, 20.67)
    let title = try screen.text("title").frame
    expect("title after an icon of 30", title.minX, 86)
    let titleLine = try #require(
      (60..<390).first { screen.gray(x: $0, y: Int(rows[4].maxY * 3) - 1) < 230 }.map { CGFloat($0) / 3 })
    expect("line from the title on", titleLine, 86)
  }

  @Test("levels of an outline and its chevrons")
  func outline() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [Node(id: "weather", children: [Node(id: "sun", children: [Node(id: "sunrise")])])]
    let screen = Screen(Self.phone) { List(tree, children: \.children) { Text($0.id) } }
    for name in ["weather", "sun"] {
      try screen.row(name).tap()
      screen.finishAnimations()
    }
    let texts = try ["weather", "sun", "sunrise"].map { try screen.element($0).frame }
    expect("level 1", texts[1].minX - texts[0].minX, 20)
    expect("level 2", texts[2].minX - texts[0].minX, 40)
    expect("pitch of rows", texts[2].midY - texts[1].midY, 44)
    let row = try screen.row("weather").frame
    let open = try #require(ink(screen, y: row.midY - 2, from: 300, to: 372.9))
    expect("middle of an open chevron before the card's edge", 373 - (open.0 + open.1) / 2, 24.5)
    expect("width of an open chevron", open.1 - open.0, 12, within: 2)
  }

  @Test("cards: the first one, headers and footers between, with headers of 17 too")
  func cards() throws {
    let screen = Screen(Self.phone) {
      List {
        Section { Box("a", 10, 22) }
        Section {
          Box("b", 10, 22)
        } footer: {
          Text("Footer")
        }
        Section("Header") { Box("c", 10, 22) }
        Section("Header") { Box("d", 10, 22) }
        Section {
          Box("e", 10, 22)
        } header: {
          Text("Header").font(.headline).textCase(nil)
        }
      }
    }
    let tops = try ["a", "b", "c", "d", "e"].map { try screen.element($0).frame.minY - 11 }
    expect("first card below the safe area", tops[0] - 59, 35)
    expect("card to card", tops[1] - tops[0] - 44, 35)
    expect("card to card with footer and header", tops[2] - tops[1] - 44, 72.33)
    expect("card to card with a header", tops[3] - tops[2] - 44, 56.33)
    expect("card to card with a header of 17", tops[4] - tops[3] - 44, 61)
  }

  @Test("below a large title the first header keeps its room")
  func largeTitle() throws {
    let headed = Screen(Self.phone) {
      NavigationStack { List { Section("Profile") { Box("a", 10, 22) } }.navigationTitle("Profile") }
    }
    expect("first card below a large title, with a header", try headed.element("a").frame.minY - 11, 188.33)
  }

  @Test("a list under something else has its room below a large title, one that reaches up to the bar has none")
  func underSomething() throws {
    func gap<V: View>(@ViewBuilder _ content: () -> V) throws -> CGFloat {
      let view = content()
      let screen = Screen(Self.phone) { NavigationStack { view.navigationTitle("Title") } }
      let above = (try? screen.element("header").frame.maxY) ?? 59 - 16.0 / 3 + 96
      return try screen.element("a").frame.minY - 11 - above
    }
    let list = List { Box("a", 10, 22) }
    expect(
      "under a box",
      try gap {
        VStack(spacing: 0) {
          Box("header", 100, 40)
          list
        }
      }, 35)
    expect(
      "under a choice",
      try gap {
        VStack(spacing: 0) {
          Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
          Box("header", 100, 1)
          list
        }
      }, 35)
    expect("under a bar of its own", try gap { list.safeAreaInset(edge: .top, spacing: 0) { Box("header", 100, 30) } }, 0)
    expect("under the title", try gap { list }, 0)
    expect(
      "over a ground",
      try gap {
        ZStack {
          Color.yellow.ignoresSafeArea()
          list
        }
      }, 0)
    expect(
      "above a box",
      try gap {
        VStack {
          list
          Box("footer", 100, 40)
        }
      }, 0)
    expect("with room around it", try gap { list.padding(.top, 20) }, 20 + 35)
  }

  @Test("a list comes to stand under something else, and right below the title again")
  func movedApart() throws {
    struct Page: View {
      @State private var hasHeader = false
      var body: some View {
        NavigationStack {
          VStack(spacing: 0) {
            if hasHeader { Box("header", 100, 40) }
            List { Button("toggle") { hasHeader.toggle() } }
          }
          .navigationTitle("Title")
        }
      }
    }
    let screen = Screen(Self.phone) { Page() }
    let before = try screen.row("toggle").frame.minY
    try screen.button("toggle").activate()
    #expect(try abs(screen.row("toggle").frame.minY - (before + 40 + 35)) < 0.01)
    try screen.button("toggle").activate()
    #expect(try screen.row("toggle").frame.minY == before)
  }

  @Test("edit mode: the sign that deletes, the text beside it, the handle")
  func editing() throws {
    struct Names: View {
      @State var names = ["a", "b"]
      var body: some View {
        List($names, id: \.self, editActions: .all) { $name in Text(name) }.environment(\.editMode, .constant(.active))
      }
    }
    let screen = Screen(Self.phone) { Names() }
    let row = try screen.row("a").frame
    let sign = try #require(ink(screen, y: row.midY, from: 21, to: 75))
    expect("sign after the card's edge", sign.0 - 20, 21)
    expect("width of the sign", sign.1 - sign.0, 22)
    expect("text after the card's edge", try screen.text("a").frame.minX - 20, 61)
    let handle = try #require(ink(screen, y: row.midY, from: 300, to: 372.9))
    expect("handle before the card's edge", 373 - handle.1, 22)
    expect("width of the handle", handle.1 - handle.0, 22)
  }

  @Test("a plain list reaches over the whole width, with lines to its edge and chevrons 20.67 before it")
  func plain() throws {
    let screen = Screen(Self.phone) {
      List {
        Pressable(action: {}, row: ListRowPress(hasDisclosure: true)) { _ in Text("Link") }
        Text("Last")
      }
      .listStyle(.plain)
    }
    let row = screen.rows[0].frame
    #expect(row.minX == 0 && row.width == 393)
    let chevron = try #require(ink(screen, y: row.midY, from: 250, to: 393))
    expect("end of a chevron before the edge", 393 - chevron.1, 20.67)
    let line = (0..<1179).filter { screen.gray(x: $0, y: Int(row.maxY * 3) - 1) < 230 }
    expect("line from the text on", CGFloat(line.first ?? 0) / 3, 20)
    expect("line to the edge", CGFloat((line.last ?? 0) + 1) / 3, 393)
  }

  @Test("on an iPad cards stand 16 from the sides, and texts 16 inside")
  func pad() throws {
    let screen = Screen(
      Screen.Settings {
        $0.size = CGSize(width: 1032, height: 1376)
      }
    ) { List { Text("row") } }
    expect("card from the side", screen.rows[0].frame.minX, 16)
    expect("text from the side", try screen.text("row").frame.minX, 32)
    expect("height of a row", screen.rows[0].frame.height, 44)
  }
}
