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
}
