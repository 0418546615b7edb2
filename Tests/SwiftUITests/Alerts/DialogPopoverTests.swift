import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("In a window of regular width a confirmation dialog stands beside its view")
@MainActor
struct DialogPopoverTests {
  private struct Page: View {
    @State private var isShown = false
    @State private var answer = "none"
    let hasCancel: Bool
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
          .confirmationDialog("Delete it?", isPresented: $isShown, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { answer = "deleted" }
            Button("Archive") { answer = "archived" }
            if hasCancel { Button("Keep", role: .cancel) { answer = "kept" } }
          } message: {
            Text("It cannot be brought back.")
          }
        Text("answer \(answer)")
        Spacer()
      }
      .frame(maxHeight: .infinity).padding(.top, 80)
    }
  }

  private func screen(hasCancel: Bool = true, size: CGSize = CGSize(width: 720, height: 460)) -> Screen {
    let settings = Screen.Settings {
      $0.size = size
      $0.scale = 2
    }
    return Screen(settings) { Page(hasCancel: hasCancel).environment(\.reducesTransparency, true) }
  }

  private func shown(hasCancel: Bool = true, size: CGSize = CGSize(width: 720, height: 460)) throws -> Screen {
    let screen = screen(hasCancel: hasCancel, size: size)
    try screen.button("Show").tap()
    screen.finishAnimations()
    return screen
  }

  @Test("below its view, 304 wide, rows of 57, and without the button that leaves it")
  func measures() throws {
    let screen = screen()
    let source = try screen.button("Show").frame
    try screen.button("Show").tap()
    screen.finishAnimations()
    let frame = try #require(screen.alert).frame
    #expect(frame.width == 304 && abs(frame.midX - source.midX) < 0.6)
    // The arrow reaches 13 from the popover to the view.
    #expect(abs(frame.minY - (source.maxY + 13)) < 0.6, "\(frame) \(source)")
    #expect(screen.alertButtons.map(\.label) == ["Delete", "Archive"])
    #expect(screen.alertTexts == ["Delete it?", "It cannot be brought back."])
    for button in screen.alertButtons { #expect(abs(button.frame.height - 57.5) < 0.1) }
    #expect(screen.diagnostics.isEmpty)
    screen.expectImage("dialog-popover")
  }

  @Test("a tap elsewhere and Escape do what the button that leaves it would; without one they only close it")
  func leaving() throws {
    for hasCancel in [true, false] {
      for key in [true, false] {
        let screen = try shown(hasCancel: hasCancel)
        if key { screen.press(key: "Escape") } else { screen.tap(at: CGPoint(x: 50, y: 430)) }
        screen.finishAnimations()
        #expect(screen.alert == nil)
        #expect(screen.contains(hasCancel ? "answer kept" : "answer none"))
        #expect(!screen.isFrameRequested)
      }
    }
  }

  @Test("a button does what it says and closes it, and nothing else")
  func choosing() throws {
    let screen = try shown()
    try screen.answerAlert("Archive")
    #expect(screen.alert == nil && screen.contains("answer archived"))
  }

  @Test("in a window that becomes narrow it comes from below, and the other way round; a low window counts as narrow")
  func resizing() throws {
    let screen = try shown()
    screen.resize(to: CGSize(width: 400, height: 700))
    screen.finishAnimations()
    #expect(screen.alertButtons.map(\.label) == ["Delete", "Archive", "Keep"])
    #expect(try abs(#require(screen.alert).frame.maxY - 692) < 0.1)
    screen.resize(to: CGSize(width: 900, height: 700))
    screen.finishAnimations()
    #expect(screen.alertButtons.map(\.label) == ["Delete", "Archive"])
    try screen.answerAlert("Delete")
    #expect(screen.contains("answer deleted") && screen.alert == nil)
    let low = try shown(size: CGSize(width: 900, height: 400))
    #expect(low.alertButtons.map(\.label) == ["Delete", "Archive", "Keep"])
  }

  @Test("dialogIcon, dialogSeverity and dialogSuppressionToggle change nothing, as on iOS")
  func markings() throws {
    let name = "string"
    func frame<Content: View>(_ mark: @escaping (Text) -> Content) throws -> CGRect {
      let screen = Screen(AlertTests.phone()) {
        mark(Text("v")).environment(\.reducesTransparency, true)
          .alert("Title", isPresented: .constant(true)) { Button("B") {} }
      }
      #expect(screen.alertTexts == ["Title"] && screen.alertButtons.map(\.label) == ["B"])
      return try #require(screen.alert).frame
    }
    let plain = try frame { $0 }
    #expect(try frame { $0.dialogIcon(Image(systemName: "star")).dialogSeverity(.critical) } == plain)
    #expect(
      try frame {
        $0.dialogSuppressionToggle("key", isSuppressed: .constant(true))
          .dialogSuppressionToggle(name, isSuppressed: .constant(true))
          .dialogSuppressionToggle(Text("text"), isSuppressed: .constant(true))
          .dialogSuppressionToggle(isSuppressed: .constant(true))
      } == plain)
    #expect(DialogSeverity.critical != .standard && DialogSeverity.automatic == .automatic)
  }
}
