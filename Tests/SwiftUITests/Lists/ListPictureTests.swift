import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Lists look as on iOS") struct ListPictureTests {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  /// A list with one of everything.
  private struct Everything: View {
    @State private var chosen: String? = "chosen"
    private let tree = [Item(id: "Folder", children: [Item(id: "File")])]

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

  private struct Edited: View {
    @State private var names = ["Swiped", "Deletable", "Fixed"]
    var isEditing = false
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).deleteDisabled(name == "Fixed")
            .swipeActions {
              Button("Delete", role: .destructive) {}
              Button {
              } label: {
                Label("Flag", systemImage: "flag.fill")
              }
              .tint(.orange)
            }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
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

  @Test("plain, grouped and sidebar lists, and one that is edited, above one with a row pulled aside")
  func styles() throws {
    let screen = Screen(settings(width: 1280, height: 800)) {
      HStack(spacing: 0) {
        Everything().listStyle(.plain)
        Everything().listStyle(.grouped)
        Everything().listStyle(.sidebar)
        VStack(spacing: 0) {
          Edited(isEditing: true)
          Edited()
        }
      }
    }
    try #require(screen.rows.last { $0.contains("Swiped") }).swipe(.trailing)
    screen.expectImage("list-styles")
  }
}
