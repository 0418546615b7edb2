import Foundation
import Testing

#if GTK
  @Suite("Forms and texts in a GTK window", .serialized)
  struct FormsWindowTests {
    /// Runs a typical app on a display, with a folder of its own for what it keeps.
    private func withDisplay(_ name: String, _ body: (_ open: () throws -> DrivenApp) throws -> Void) throws {
      let folder = try AppRun.temporaryFolder()
      let display = try VirtualDisplay(width: 780, height: 1700)
      defer {
        display.close()
        try? FileManager.default.removeItem(at: folder)
      }
      try body {
        try DrivenApp(
          on: display, "Tests/Fixtures/Apps/" + name,
          environment: ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
      }
    }

    @Test("a toggle, a stepper, segments, a menu and a slider that is dragged; the next run has what was set")
    func preferences() throws {
      try withDisplay("Preferences") { open in
        let app = try open()
        try app.click("Imperial", role: "button")
        #expect(app.shows("Imperial", role: "button") { $0.selected })
        try app.clickAtEnd("8 glasses a day")
        #expect(app.shows("9 glasses a day"), "the stepper's right half counts up")

        let slider = try app.element("Volume", role: "slider")
        try app.display.drag(from: slider.middle, to: (Int(slider.frame[0] + slider.frame[2]) * 2, slider.middle.y))
        #expect(app.shows("Volume", role: "slider") { $0.value == "100%" }, "the knob follows the pointer to the end")
        try app.click("Sound")
        try app.click("Waves")
        #expect(app.shows("Sound") { $0.value == "Waves" }, "the menu's choice shows")

        try app.clickAtEnd("Remind Me Every Day")
        #expect(app.hides("Sound"), "without reminders their rows go")
        try app.close()

        let again = try open()
        #expect(again.shows("Imperial", role: "button") { $0.selected } && again.shows("9 glasses a day"))
        #expect(try again.element("Remind Me Every Day").value == "off")
        try again.clickAtEnd("Remind Me Every Day")
        #expect(again.shows("Sound") { $0.value == "Waves" })
        #expect(try again.element("Volume", role: "slider").value == "100%")
      }
    }

    @Test("a form is filled in with the keyboard alone, but for the switch")
    func signUp() throws {
      try withDisplay("SignUp") { open in
        let app = try open()
        #expect(app.shows("Name", role: "textField"))
        try app.display.type("Mio")
        #expect(app.shows("Name", role: "textField") { $0.value == "Mio" }, "the first field has the focus from the start")
        try app.display.press("Tab")
        try app.display.type("mio")
        #expect(app.shows("That is no address."), "Tab leads to the next field, which is checked while one types")
        try app.display.type("@example.com")
        #expect(app.hides("That is no address."))
        try app.display.press("Return")
        try app.display.type("secretsecret")
        #expect(app.shows("Password", role: "textField") { $0.value == String(repeating: "•", count: 12) })
        #expect(try !app.element("Sign Up", role: "button").enabled)
        try app.clickAtEnd("I accept the terms")
        #expect(app.shows("Sign Up", role: "button") { $0.enabled })
        try app.click("Sign Up", role: "button")
        #expect(app.shows("Welcome, Mio!"))
        try app.display.press("Return")
        #expect(app.hides("Welcome, Mio!"), "Return presses the alert's button")
      }
    }

    @Test("a text is written, taken back and made again; the next run has it, and the size of its letters")
    func writer() throws {
      try withDisplay("Writer") { open in
        let app = try open()
        #expect(app.shows("12 words"))
        try app.display.press("ctrl+End")
        try app.display.type(" The end")
        #expect(app.shows("14 words"))
        try app.display.press("ctrl+z")
        #expect(app.shows("13 words"), "a word is taken back")
        try app.display.press("ctrl+shift+z")
        #expect(app.shows("14 words"), "and made again")
        try app.display.press("Return")
        try app.display.type("Really")
        #expect(app.shows("15 words"), "Return begins a line")
        try app.clickAtEnd("Size", role: "stepper")
        #expect(app.shows("Size", role: "stepper") { $0.value == "18.0" })
        let text = try #require(app.elements.first { $0.value.hasPrefix("Once") }).value
        #expect(text.hasSuffix(" The end\nReally"))
        try app.close()

        let again = try open()
        #expect(again.waits { $0.contains { $0.value == text } })
        #expect(again.shows("15 words") && again.shows("Size", role: "stepper") { $0.value == "18.0" })
      }
    }
  }
#endif
