import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Menus as they look; their measures are in the other suites.
@Suite("Pictures of menus and pickers")
@MainActor
struct MenuPictureTests {
  private struct Page: View {
    @State private var isOn = true
    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        Menu("Options") {
          Toggle("Show Titles", isOn: $isOn)
          Button("Share", systemImage: "square.and.arrow.up") {}
          ControlGroup {
            Button("Cut", systemImage: "pin") {}
            Button("Copy", systemImage: "doc.on.doc") {}
          }
          Menu("More") { Button("Nothing") {} }
          Section("Danger") {
            Button {
            } label: {
              Text("Archive")
              Text("Keeps a copy")
              Image(systemName: "tray")
            }
            Button("Locked", systemImage: "lock") {}.disabled(true)
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
        }
        LinearGradient(colors: [.orange, .purple, .green], startPoint: .leading, endPoint: .trailing).frame(height: 120)
        Text("Words behind the menu, which show through it a little.")
        Spacer()
      }
      .padding(20)
    }
  }

  /// Menus move over opaque grounds, so that only the frame that is compared blurs what is below.
  private final class Glass: ObservableObject { @Published var isReduced = true }
  private struct Pane<Content: View>: View {
    @ObservedObject var glass: Glass
    let content: Content
    var body: some View { content.environment(\.reducesTransparency, glass.isReduced) }
  }

  /// Lets a test do something with a view, and compares what then shows.
  private func expectImage<V: View>(
    _ name: String, _ size: CGSize, _ view: V, _ edit: (inout Screen.Settings) -> Void = { _ in },
    after act: (Screen) throws -> Void = { _ in }
  ) throws {
    let glass = Glass()
    let screen = Screen(
      .init {
        $0.size = size
        edit(&$0)
      }
    ) { Pane(glass: glass, content: view) }
    try act(screen)
    glass.isReduced = false
    screen.settle()
    screen.expectImage(name)
  }

  @Test("a menu with everything in it, light and dark")
  func everything() throws {
    let size = CGSize(width: 320, height: 520)
    try expectImage("menu", size, Page()) { _ in
    } after: { screen in
      try screen.openMenu("Options")
      let share = try screen.menuItem("Share").frame
      screen.touchDown(at: CGPoint(x: share.midX, y: share.midY))
    }
    try expectImage("menu-dark", size, Page()) {
      $0.colorScheme = .dark
    } after: {
      try $0.openMenu("Options")
    }
  }

  @Test("the same from right to left with large text, with a menu opened from it")
  func large() throws {
    try expectImage("menu-large-right-to-left", CGSize(width: 390, height: 760), Page()) {
      $0.isRightToLeft = true
      $0.dynamicTypeSize = .accessibility1
    } after: {
      try $0.openMenu("Options")
      try $0.chooseMenuItem("More")
    }
  }

  @Test("the row of a list, lifted above its menu; another view lifted in place of one")
  func contextMenus() throws {
    let list = List {
      ForEach(["Groceries", "Plants", "Attic"], id: \.self) { name in
        Label(name, systemImage: "doc").contextMenu {
          Button("Pin", systemImage: "pin") {}
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
    }
    try expectImage("context-menu", CGSize(width: 390, height: 420), list) { _ in
    } after: {
      try $0.openContextMenu(of: "Plants")
    }
    let words = VStack {
      Text("Words with a preview").contextMenu {
        Button("Copy", systemImage: "doc.on.doc") {}
      } preview: {
        LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing).frame(width: 200, height: 120)
      }
      Spacer()
    }
    try expectImage("context-menu-preview", CGSize(width: 320, height: 360), words.padding(.top, 80)) { _ in
    } after: {
      try $0.openContextMenu(of: "Words with a preview")
    }
  }

  private struct Pickers: View {
    @State private var value = 1
    var body: some View {
      VStack(spacing: 0) {
        VStack {
          Picker("Size", selection: $value) { options }
          Picker("Size", selection: $value) { options }.pickerStyle(.segmented)
          ControlGroup {
            Button("Cut") {}
            Button("Copy") {}
            Toggle("Bold", isOn: .constant(true))
          }
        }
        .padding()
        NavigationStack {
          Form {
            Picker("Size", selection: $value) { options }
            Picker("Link", selection: $value) { options }.pickerStyle(.navigationLink)
            Section { Picker("In Place", selection: $value) { options }.pickerStyle(.inline) }
          }
        }
      }
    }
    @ViewBuilder private var options: some View {
      Text("Small").tag(0)
      Text("Medium").tag(1)
      Text("Large").tag(2)
    }
  }

  @Test("pickers of all styles, light and dark")
  func pickers() throws {
    try expectImage("pickers", CGSize(width: 390, height: 600), Pickers())
    try expectImage("pickers-dark", CGSize(width: 390, height: 600), Pickers()) { $0.colorScheme = .dark }
  }

  @Test("the menus of bars")
  func bars() throws {
    let view = NavigationStack {
      List { Text("Row") }
        .navigationTitle("Folder").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu { Button("Rename") {} }
        .toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
          ToolbarItem(placement: .secondaryAction) { Button("Print", systemImage: "doc.on.doc") {} }
        }
    }
    try expectImage("menu-bar", CGSize(width: 390, height: 300), view) { _ in
    } after: {
      try $0.openMenu("More")
    }
  }
}
