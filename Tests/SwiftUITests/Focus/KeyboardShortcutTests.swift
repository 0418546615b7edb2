import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Keys that do what a control does") @MainActor
struct KeyboardShortcutTests {
  private struct Counter: View {
    var shortcut: KeyboardShortcut? = KeyboardShortcut("s")
    var isEnabled = true
    @State private var count = 0
    @State private var other = 0
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Button("count \(count)") { count += 1 }.keyboardShortcut(shortcut).disabled(!isEnabled)
        Button("other \(other)") { other += 1 }.keyboardShortcut("s", modifiers: [.command])
      }
    }
  }

  private func press(_ screen: Screen, _ key: String, _ modifiers: EventModifiers, isRepeat: Bool = false) {
    screen.send(.key(KeyInput(isDown: true, isRepeat: isRepeat, key: key, modifiers: modifiers, time: 0)))
  }

  @Test("the first control acts, once for each press; Control stands for Command")
  func first() {
    let screen = Screen { Counter() }
    press(screen, "s", .command)
    #expect(screen.contains("count 1") && screen.contains("other 0"))
    press(screen, "s", .control)
    press(screen, "s", .control, isRepeat: true)
    #expect(screen.contains("count 2"))
    let others: [EventModifiers] = [[], .shift, .option, [.command, .option], [.command, .shift]]
    for modifiers in others { press(screen, "s", modifiers) }
    press(screen, "d", .command)
    #expect(screen.contains("count 2") && screen.contains("other 0"))
  }

  @Test("a control that cannot be used leaves the keys to the next one")
  func disabled() {
    let screen = Screen { Counter(isEnabled: false) }
    press(screen, "s", .command)
    #expect(screen.contains("count 0") && screen.contains("other 1"))
  }

  @Test("nil takes a shortcut away")
  func none() {
    let screen = Screen { Counter(shortcut: nil).keyboardShortcut("s") }
    press(screen, "s", .command)
    #expect(screen.contains("count 0") && screen.contains("other 1"))
  }

  @Test("what edits text has its own keys first; others are shortcuts while it has the focus")
  func editing() throws {
    let screen = Screen { Counter(shortcut: KeyboardShortcut("a")) }
    try screen.textField("Name").tap()
    press(screen, "a", .control)
    #expect(screen.contains("count 0"))
    press(screen, "s", .control)
    #expect(screen.contains("other 1"))
    let plain = Screen { Counter(shortcut: KeyboardShortcut("x", modifiers: [])) }
    try plain.textField("Name").tap()
    press(plain, "x", [])
    #expect(try plain.contains("count 0") && plain.textField("Name").value == "x")
  }

  @Test(
    "keys are the characters that they type, and those without have names",
    arguments: [
      (.return, "Enter"), (.escape, "Escape"), (.upArrow, "ArrowUp"), (.downArrow, "ArrowDown"), (.leftArrow, "ArrowLeft"),
      (.rightArrow, "ArrowRight"), (.delete, "Backspace"), (.deleteForward, "Delete"), (.home, "Home"), (.end, "End"),
      (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.clear, "Clear"), (.tab, "Tab"), (.space, " "), ("k", "K"), ("+", "+"),
    ] as [(KeyEquivalent, String)])
  func names(key: KeyEquivalent, name: String) {
    let screen = Screen { Counter(shortcut: KeyboardShortcut(key, modifiers: .option)) }
    press(screen, name, .option)
    #expect(screen.contains("count 1"))
  }

  @Test("the default and the cancel action are Return and Escape; Shift counts with letters, not with what it is needed for")
  func kinds() {
    for (shortcut, key, modifiers, expected) in [
      (.defaultAction, "Enter", [], 1), (.cancelAction, "Escape", [], 1), (KeyboardShortcut("+"), "+", [.command, .shift], 1),
      (KeyboardShortcut("s", modifiers: [.command, .shift]), "S", [.control, .shift], 1),
      (KeyboardShortcut("s", modifiers: [.control]), "s", [.command], 0),
      (KeyboardShortcut("s", modifiers: [.control]), "s", [.control, .capsLock], 1),
    ] as [(KeyboardShortcut, String, EventModifiers, Int)] {
      let screen = Screen { Counter(shortcut: shortcut) }
      press(screen, key, modifiers)
      #expect(screen.contains("count \(expected)"), "\(key)")
    }
  }

  @Test("where leading is on the right, arrows and brackets are the opposite ones unless they are not to be mirrored")
  func mirroring() {
    for (localization, key) in [(.automatic, "ArrowRight"), (.withoutMirroring, "ArrowLeft"), (.custom, "ArrowLeft")]
      as [(KeyboardShortcut.Localization, String)]
    {
      let shortcut = KeyboardShortcut(.leftArrow, modifiers: .command, localization: localization)
      let screen = Screen { Counter(shortcut: shortcut).environment(\.layoutDirection, .rightToLeft) }
      press(screen, key, .command)
      #expect(screen.contains("count 1"))
    }
    let bracket = Screen {
      Button("act") {}.keyboardShortcut("[", modifiers: .command, localization: .automatic)
    }
    #expect(bracket.contains("act"))
  }

  private struct Reader: View {
    @Environment(\.keyboardShortcut) private var shortcut
    var body: some View { Text(shortcut == .defaultAction ? "default" : "other") }
  }

  @Test("controls that do not show, and toggles, have shortcuts; the environment tells of them")
  func others() {
    struct Hidden: View {
      @State private var isOn = false
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Button("") { count += 1 }.keyboardShortcut("h").opacity(0)
          Toggle("sound", isOn: $isOn).keyboardShortcut("t")
          Reader().keyboardShortcut(.defaultAction)
          Text(isOn ? "on" : "off")
        }
      }
    }
    let screen = Screen { Hidden() }
    press(screen, "h", .command)
    press(screen, "t", .command)
    #expect(screen.contains("count 1") && screen.contains("on") && screen.contains("default"))
  }

  @Test("screens below another, and tabs that do not show, have none")
  func covered() throws {
    struct Stack: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("count \(count)") { count += 1 }.keyboardShortcut("s")
            NavigationLink("next") { Text("count is \(count)") }
          }
        }
      }
    }
    let screen = Screen { Stack() }
    press(screen, "s", .command)
    #expect(screen.contains("count 1"))
    try screen.button("next").tap()
    screen.finishAnimations()
    press(screen, "s", .command)
    #expect(screen.contains("count is 1"))
  }

  @Test("shortcuts and modifiers are values")
  func values() {
    #expect(KeyboardShortcut("a") == KeyboardShortcut("a", modifiers: .command))
    #expect(KeyboardShortcut("a") != KeyboardShortcut("a", modifiers: []))
    #expect(Set([KeyboardShortcut("a"), KeyboardShortcut("a"), .cancelAction]).count == 2)
    #expect(EventModifiers.all.contains([.numericPad, .capsLock]) && EventModifiers.shift.rawValue == 2)
    #expect(KeyEquivalent("q").character == "q")
  }
}
