import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Alerts and dialogs as they look; their measures are in the other suites.
@Suite("Pictures of alerts and dialogs")
@MainActor
struct AlertPictureTests {
  private struct Page<Content: View>: View {
    @ViewBuilder let content: (Text) -> Content
    var body: some View {
      VStack(spacing: 10) {
        content(Text("Words behind, which show through it a little."))
        LinearGradient(colors: [.orange, .purple, .green], startPoint: .leading, endPoint: .trailing).frame(height: 70)
        Spacer()
      }
      .frame(maxWidth: .infinity)
    }
  }

  private func expectImage<Content: View>(
    _ name: String, _ size: CGSize, _ edit: (inout Screen.Settings) -> Void = { _ in }, pressing pressed: String? = nil,
    @ViewBuilder _ content: @escaping (Text) -> Content
  ) throws {
    let screen = Screen(
      .init {
        $0.size = size
        edit(&$0)
      }
    ) { Page(content: content) }
    screen.finishAnimations()
    if let pressed {
      let frame = try screen.alertButton(pressed).frame
      screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    screen.expectImage(name)
  }

  @ViewBuilder private func delete(_ text: Text) -> some View {
    text.alert("Delete “Tokyo”?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The town and all of its notes are deleted. You cannot undo this.")
    }
  }

  @Test("a message and two buttons, and from right to left with large text")
  func two() throws {
    try expectImage("alert", CGSize(width: 300, height: 190), { _ in }) { delete($0) }
    let size = CGSize(width: 340, height: 420)
    try expectImage("alert-large-mirrored", size, { ($0.isRightToLeft, $0.dynamicTypeSize) = (true, .accessibility2) }) {
      delete($0)
    }
  }

  @Test("three buttons in the dark, one of them pressed and one that cannot be used")
  func three() throws {
    try expectImage("alert-dark", CGSize(width: 300, height: 260), { $0.colorScheme = .dark }, pressing: "Replace") { text in
      text.alert("A file of that name exists", isPresented: .constant(true)) {
        Button("Keep Both") {}.disabled(true)
        Button("Replace") {}
        Button("Stop", role: .cancel) {}
      }
    }
  }

  @Test("two fields, of which the first has the focus, light and dark")
  func fields() throws {
    for scheme in [ColorScheme.light, .dark] {
      try expectImage("alert-fields-\(scheme)", CGSize(width: 300, height: 260), { $0.colorScheme = scheme }) { text in
        text.alert("Login", isPresented: .constant(true)) {
          TextField("Username", text: .constant(""))
          SecureField("Password", text: .constant("secret"))
        } message: {
          Text("Enter your credentials.")
        }
      }
    }
  }

  @Test("a dialog with a message, light, and dark with a row pressed")
  func dialog() throws {
    for scheme in [ColorScheme.light, .dark] {
      try expectImage(
        "dialog-\(scheme)", CGSize(width: 320, height: 350), { $0.colorScheme = scheme },
        pressing: scheme == .dark ? "Yes" : nil
      ) { text in
        text.confirmationDialog("Question of the Day", isPresented: .constant(true)) {
          Button("Yes") {}
          Button("No", role: .destructive) {}
        } message: {
          Text("Do you like cheese?")
        }
      }
    }
  }
}
