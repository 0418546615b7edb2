import Foundation
import Testing

#if GTK
  @Suite(
    "Japanese by an input method in a GTK window", .serialized,
    .enabled(if: InputMethod.isInstalled, "fcitx5, fcitx5-anthy, fcitx5-frontend-gtk4 and dbus-daemon are not installed"))
  struct InputMethodWindowTests {
    /// A field and an editor, and beside them what the app knows of their texts.
    private static let source = """
      import SwiftUI
      @main struct Letters: App { var body: some Scene { WindowGroup { Content() } } }
      struct Content: View {
        @State private var line = ""
        @State private var text = ""
        @FocusState private var isTyping: Bool
        var body: some View {
          VStack {
            TextField("Line", text: $line).focused($isTyping)
            Text("line: \\(line)")
            TextEditor(text: $text).frame(height: 100).accessibilityIdentifier("Editor")
            Text("text: \\(text)")
          }
          .padding()
          .onAppear { isTyping = true }
        }
      }
      """

    /// Runs the app with the input method.
    private func withApp(_ body: (DrivenApp) throws -> Void) throws {
      let display = try VirtualDisplay(width: 780, height: 700)
      defer { display.close() }
      let app = display.folder.appending(path: "Letters")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data(Self.source.utf8).write(to: app.appending(path: "Letters.swift"))
      let method = try InputMethod(on: display)
      try body(DrivenApp(on: display, app.path, size: "390x340", environment: method.environment))
    }

    /// Types until letters become kana: the app and the method find each other while the window shows.
    private func awaitMethod(in app: DrivenApp) throws {
      for _ in 0..<20 {
        try app.display.type("a")
        #expect(app.waits { $0.contains { ["line: a", "line: あ"].contains($0.label) } })
        let isThere = app.elements.contains { $0.label == "line: あ" }
        try app.display.press("BackSpace")
        #expect(app.shows("line: "))
        if isThere { return }
      }
    }

    @Test("letters become kana, the space bar converts them, Return keeps what shows, in a field and in an editor")
    func converting() throws {
      try withApp { app in
        try awaitMethod(in: app)
        try app.display.type("toukyou")
        #expect(app.shows("line: とうきょう"), "what is composed is in the app's text")
        try app.display.press("space")
        #expect(app.shows("line: 東京"), "it is converted")
        try app.display.press("Return")
        // What was kept is deleted by characters; what is composed would go back to its kana.
        try app.display.press("BackSpace")
        #expect(app.shows("line: 東"))

        try app.click("Editor")
        try app.display.type("nihongo")
        #expect(app.shows("text: にほんご"))
        try app.display.press("space")
        #expect(app.shows("text: 日本語"))
        try app.display.press("Return", "Return")
        try app.display.type("desu")
        #expect(app.shows("text: 日本語\nです"), "after Return the keys are the app's again")
        try app.display.press("Escape", "Escape")
        #expect(app.shows("text: 日本語\n"), "Escape gives up what is composed")
      }
    }
  }
#endif
