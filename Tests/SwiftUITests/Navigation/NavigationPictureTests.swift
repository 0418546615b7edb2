import ApusTesting
import SwiftUI
import Testing

@Suite("How screens and their bars look")
@MainActor
struct NavigationPictureTests {
  private struct Town: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<12, id: \.self) { index in
            NavigationLink("Street \(index)") { Street(index: index) }.frame(height: 44).padding(.horizontal, 16)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle("Town")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Edit") {} }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Info", systemImage: "info.circle") {}
          Button("Add", systemImage: "plus") {}
        }
      }
    }
  }

  private struct Street: View {
    let index: Int
    var body: some View {
      ScrollView { Text(String(repeating: "House by house. ", count: 120)).padding() }
        .navigationBarTitle("Street \(index)", displayMode: .inline)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share") {}
            Spacer()
            Button("Delete", role: .destructive) {}
          }
        }
    }
  }

  private func screen(_ edit: (inout Screen.Settings) -> Void = { _ in }) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 393, height: 500)
        $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        edit(&$0)
      }
    ) { NavigationStack { Town() } }
  }

  @Test("a first screen with a large title, and half of a push")
  func push() throws {
    let screen = screen()
    screen.expectImage("navigation-root")
    try screen.button("Street 2").tap()
    screen.advance(by: 0.1)
    screen.expectImage("navigation-push")
  }

  @Test("a pushed screen in the dark, with content behind both bars")
  func pushed() throws {
    let screen = screen { $0.colorScheme = .dark }
    try screen.button("Street 2").tap()
    screen.finishAnimations()
    screen.scroll(by: 60)
    screen.finishAnimations()
    screen.advance(by: 2)
    screen.expectImage("navigation-dark")
  }

  @Test("from right to left with large text")
  func mirrored() throws {
    let screen = screen {
      $0.isRightToLeft = true
      $0.dynamicTypeSize = .accessibility1
    }
    try screen.button("Street 1").tap()
    screen.finishAnimations()
    screen.expectImage("navigation-mirrored")
  }

  private struct Gallery: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 8) {
          ForEach(0..<12, id: \.self) { index in
            RoundedRectangle(cornerRadius: 10)
              .fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 0.9)).frame(height: 60)
              .overlay { Text("Picture \(index)").font(.headline) }
          }
        }
        .padding(.horizontal, 16)
      }
      .navigationTitle("Gallery")
      .toolbar {
        ToolbarItem { Button("Select") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Add", systemImage: "plus") {}
          Spacer()
          Text("12 pictures").font(.caption)
          Spacer()
          Button("Find", systemImage: "magnifyingglass") {}
        }
      }
    }
  }

  @Test("a large title that has gone, with the content blurred behind both bars")
  func material() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 393, height: 500)
        $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      }
    ) { NavigationStack { Gallery() } }
    screen.scroll(by: 130)
    screen.finishAnimations()
    screen.advance(by: 2)
    screen.expectImage("navigation-material")
  }

  private struct Mail: View {
    @State private var box: String? = "Inbox"
    @State private var letter: Int? = 1
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent", "Bin"], id: \.self, selection: $box) { name in
          NavigationLink(value: name) { Label(name, systemImage: "envelope") }
        }
        .navigationTitle("Mail")
      } content: {
        List(0..<4, selection: $letter) { number in
          NavigationLink(value: number) { Text("Letter \(number)") }
        }
        .listStyle(.plain)
        .navigationTitle(box ?? "")
        .toolbar { EditButton() }
      } detail: {
        NavigationStack {
          Text("Dear reader, this is letter \(letter ?? 0).")
            .navigationBarTitle("Letter", displayMode: .inline)
            .toolbar { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
        }
      }
    }
  }

  @Test("three columns with bars of their own")
  func columns() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 1180, height: 500)
        $0.safeAreaInsets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        $0.scale = 1
      }
    ) { Mail() }
    screen.expectImage("navigation-columns")
  }

  @Test("half of the way back to a list, with text in a size for accessibility: the row of the link has half faded")
  func wayBack() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 393, height: 600)
        $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        $0.dynamicTypeSize = .accessibility2
      }
    ) {
      NavigationStack {
        List(0..<4) { number in
          NavigationLink("Letter \(number)") {
            List { Text("Dear reader, this is letter \(number).") }.navigationTitle("Letter")
          }
        }
        .navigationTitle("Inbox")
      }
    }
    try screen.row("Letter 1").tap()
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: 5, y: 500))
    screen.touchMove(to: CGPoint(x: 20, y: 500))
    screen.touchMove(to: CGPoint(x: 220, y: 500))
    screen.advance(by: 0.1)
    screen.expectImage("navigation-back")
    screen.touchUp(at: CGPoint(x: 220, y: 500))
    screen.finishAnimations()
  }
}
