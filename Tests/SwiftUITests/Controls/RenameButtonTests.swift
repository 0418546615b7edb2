import ApusTesting
import SwiftUI
import Testing

@Suite("Buttons that rename") @MainActor
struct RenameButtonTests {
  private struct Document: View {
    @State private var name = "Plan"
    @FocusState private var isNamed: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isNamed)
        Text(isNamed ? "naming" : "named")
        RenameButton().renameAction($isNamed)
      }
    }
  }

  @Test("one gives the focus to the field of the name")
  func focus() throws {
    let screen = Screen { Document() }
    try screen.button("Rename").tap()
    #expect(screen.contains("naming"))
  }

  private struct Asked: View {
    @State private var isAsked = false
    var body: some View {
      VStack {
        Text(isAsked ? "asked" : "quiet")
        Inner().renameAction { isAsked = true }
      }
    }
  }
  private struct Inner: View {
    @Environment(\.rename) private var rename
    var body: some View {
      Text(rename == nil ? "no" : "can be renamed")
      Button("by action") { rename?() }
    }
  }

  @Test("an action may do it, and views inside may call it; where nothing can be renamed the button is disabled")
  func action() throws {
    let screen = Screen { Asked() }
    #expect(screen.contains("can be renamed"))
    try screen.button("by action").tap()
    #expect(screen.contains("asked"))
    #expect(try !Screen { RenameButton() }.button("Rename").isEnabled)
    let action: RenameAction? = nil
    #expect(action == nil)
  }
}
