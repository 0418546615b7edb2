import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Lists look as on iOS") struct ListPictureTests {
  /// A list with one of everything.
  private struct Everything: View {
    @State private var chosen: String? = "chosen"

    var body: some View {
      List(selection: $chosen) {
        Section {
          Text("Words")
          HStack {
            Image(systemName: "star")
            Text("Symbol and words")
          }
          Button("Button") {}
          Pressable(action: {}, row: ListRowPress(hasDisclosure: true)) { _ in Text("Leads on") }
          Text("Words that are too long for one line of a card")
        } header: {
          Text("Header")
        } footer: {
          Text("A footer below the card")
        }
        Section("Second") {
          Text("Chosen").tag("chosen")
          Text("Coloured").listRowBackground(Color.yellow).listRowSeparatorTint(.red)
          DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside") }
        }
        Section("Prominent") { Text("Below") }.headerProminence(.increased)
      }
    }
  }

  /// Sections of a few short rows.
  private struct Sections: View {
    @State private var chosen: String? = "chosen"
    var body: some View {
      List(selection: $chosen) {
        Section {
          Label("Label", systemImage: "folder").badge(3)
          Text("Chosen").tag("chosen")
          Pressable(action: {}, row: ListRowPress(hasDisclosure: true)) { _ in Text("Leads on") }
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section("Second") { Text("Row") }
      }
    }
  }

  private struct Edited: View {
    var isEditing = false
    @State private var names = ["First", "Second", "Third"]
    @State private var chosen: Set<String> = ["Second"]
    var selects = false
    var body: some View {
      list.environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }

    @ViewBuilder private var list: some View {
      if selects { List(selection: $chosen) { rows } } else { List { rows } }
    }

    private var rows: some View {
      ForEach(names, id: \.self) { name in
        Text(name).deleteDisabled(name == "Third").frame(minHeight: name == "Third" ? 44 : nil)
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Button("Flag", systemImage: "flag.fill") {}.tint(.orange)
          }
          .swipeActions(edge: .leading) { Button("Unread", systemImage: "star.fill") {}.tint(.blue) }
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  /// Something light, dark, with large texts and from right to left, below each other.
  private struct FourLooks<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) { content }
        HStack(spacing: 0) { content }.environment(\.colorScheme, .dark)
        HStack(spacing: 0) { content }.environment(\.dynamicTypeSize, .accessibility1)
        HStack(spacing: 0) { content }.environment(\.layoutDirection, .rightToLeft)
      }
    }
  }

  private func settings(width: CGFloat, height: CGFloat) -> Screen.Settings {
    Screen.Settings { $0.size = CGSize(width: width, height: height) }
  }

  @Test("cards: light, dark, with large text, from right to left")
  func cards() {
    let screen = Screen(settings(width: 1280, height: 800)) {
      HStack(spacing: 0) {
        Everything()
        Everything().environment(\.colorScheme, .dark)
        Everything().environment(\.dynamicTypeSize, .accessibility1)
        Everything().environment(\.layoutDirection, .rightToLeft)
      }
    }
    screen.expectImage("list-cards")
  }

  @Test("plain, inset, grouped, inset grouped and sidebar lists, each light, dark, with large text and from right to left")
  func styles() {
    let screen = Screen(settings(width: 1300, height: 1360)) {
      FourLooks {
        Sections().listStyle(.plain)
        Sections().listStyle(.inset)
        Sections().listStyle(.grouped)
        Sections().listStyle(.insetGrouped)
        Sections().listStyle(.sidebar)
      }
    }
    screen.expectImage("list-styles")
  }

  @Test("edited, with several chosen, pulled aside at both edges, and with a row that a finger moves, in the same four looks")
  func states() throws {
    let screen = Screen(settings(width: 1300, height: 1120)) {
      FourLooks {
        Edited(isEditing: true)
        Edited(isEditing: true, selects: true)
        Edited()
        Edited().listStyle(.plain)
        Edited(isEditing: true)
      }
    }
    let lists = Dictionary(grouping: screen.rows) { [Int($0.frame.midY / 280), Int($0.frame.midX / 260)] }
    // From right to left the first list is the last one.
    let list = { (line: Int, position: Int) in lists[[line, line == 3 ? 4 - position : position]]! }
    for line in 0..<4 {
      list(line, 2)[0].swipe(.trailing)
      list(line, 3)[line % 2 == 0 ? 2 : 1].swipe(line % 2 == 0 ? .trailing : .leading)
    }
    let row = list(0, 4)[0].frame
    let finger = CGPoint(x: row.maxX - 25, y: row.midY)
    screen.touchDown(at: finger)
    for part in [0.4, 0.7] { screen.touchMove(to: CGPoint(x: finger.x, y: finger.y + row.height * part)) }
    screen.advance(by: 1)
    screen.expectImage("list-states")
  }
}
