import ApusTesting
import SwiftUI
import Testing

@Suite("What can be done and found without seeing") @MainActor
struct AccessibilityActionTests {
  private final class Log { var entries: [String] = [] }

  @Test("actions have names, and the default one is what choosing does")
  func actions() throws {
    let log = Log()
    let name: String = "Third"
    let screen = Screen {
      Text("Mail")
        .accessibilityAction { log.entries.append("open") }
        .accessibilityAction(named: "Archive") { log.entries.append("archive") }
        .accessibilityAction(named: Text("Second")) { log.entries.append("second") }
        .accessibilityAction(named: name) { log.entries.append("third") }
        .accessibilityAction(.escape) { log.entries.append("escape") }
        .accessibilityAction(AccessibilityActionKind(named: Text("Own"))) { log.entries.append("own") }
        .accessibilityAction(action: { log.entries.append("labeled") }) { Label("With a Label", systemImage: "star") }
    }
    let mail = try screen.element("Mail")
    #expect(mail.actions == ["Archive", "Second", "Third", "Escape", "Own", "With a Label"])
    mail.activate()
    for action in mail.actions { try mail.perform(action) }
    #expect(log.entries == ["open", "archive", "second", "third", "escape", "own", "labeled"])
    #expect(throws: ElementNotFound.self) { try mail.perform("Nothing") }
    #expect([AccessibilityActionKind.default, .magicTap, .delete].count == 3)
  }

  @Test("buttons of a closure are actions; they do not show")
  func buttons() throws {
    struct Row: View {
      @State var done: [String] = []
      var body: some View {
        Text("Row: \(done.joined())")
          .accessibilityActions {
            Button("Copy") { done.append("c") }
            Button("Share") { done.append("s") }
          }
      }
    }
    let screen = Screen { Row() }
    #expect(screen.elements.count == 1)
    try screen.element("Row: ").perform("Share")
    try screen.element("Row: s").perform("Copy")
    #expect(screen.contains("Row: sc"))
    #expect(size(of: Row()) == size(of: Text("Row: ")))
  }

  @Test("a representation is found in place of the view, and works")
  func representation() throws {
    struct Dial: View {
      @State var value = 0.5
      var body: some View {
        Circle().fill(.red).frame(width: 40, height: 40)
          .accessibilityRepresentation { Slider(value: $value, in: 0...1, step: 0.25) { Text("Dial") } }
        Text(verbatim: "at \(value)")
      }
    }
    let screen = Screen { Dial() }
    try screen.slider("Dial").increment()
    #expect(screen.contains("at 0.75"))
  }

  @Test("children are found in a view that has none to show")
  func children() {
    let screen = Screen {
      Rectangle().accessibilityElement().accessibilityLabel("Bars").accessibilityChildren {
        Text("one")
        Text("two")
      }
    }
    #expect(screen.elements.map(\.label).filter { !$0.isEmpty } == ["Bars", "one", "two"])
  }

  @Test("the higher the priority, the earlier it is read; equal ones keep their order")
  func priority() {
    let screen = Screen {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c")
        Text("d").accessibilitySortPriority(2)
        Text("e").accessibilitySortPriority(-1)
      }
    }
    #expect(screen.elements.map(\.label) == ["d", "b", "a", "c", "e"])
  }

  @Test("names for the voice, help as a hint, and what reacts")
  func others() throws {
    let name: String = "Preferences"
    let screen = Screen {
      Button("Settings") {}.accessibilityInputLabels([name, "Options"]).help("Opens the settings")
      Text("Plain")
      Text("Pressed").accessibilityRespondsToUserInteraction()
      Button("Dead") {}.accessibilityRespondsToUserInteraction(false).help(Text("Nothing"))
      Text("Keys").accessibilityInputLabels([LocalizedStringKey("One")])
    }
    #expect(try screen.element("Settings").inputLabels == ["Preferences", "Options"])
    #expect(try screen.element("Keys").inputLabels == ["One"])
    #expect(try screen.element("Settings").hint == "Opens the settings")
    #expect(try screen.element("Dead").hint == "Nothing")
    #expect(
      try ["Settings", "Plain", "Pressed", "Dead"].map { try screen.element($0).isInteractive } == [true, false, true, false])
  }
}
