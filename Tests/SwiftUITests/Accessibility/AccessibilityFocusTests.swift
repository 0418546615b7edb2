import ApusTesting
import SwiftUI
import Testing

@Suite("Where somebody is who cannot see the app") @MainActor
struct AccessibilityFocusTests {
  private enum Field { case name, city }

  private struct Form: View {
    @AccessibilityFocusState var field: Field?
    @AccessibilityFocusState(for: .voiceOver) var isAtTitle: Bool
    @State var showsCity = true
    var body: some View {
      VStack {
        Text("Title").accessibilityFocused($isAtTitle)
        Text("Name").accessibilityFocused($field, equals: .name)
        if showsCity { Text("City").accessibilityFocused($field, equals: .city) }
        Text(isAtTitle ? "at the title" : field.map { $0 == .name ? "at the name" : "at the city" } ?? "nowhere")
        Button("to city") { field = .city }
        Button("to title") { isAtTitle = true }
        Button("away") { field = nil }
        Button("toggle") { showsCity.toggle() }
      }
    }
  }

  @Test("the state follows the screen reader, and takes it elsewhere when it is written")
  func following() throws {
    let screen = Screen { Form() }
    #expect(screen.contains("nowhere"))
    try screen.element("Name").reach()
    #expect(try screen.contains("at the name") && screen.element("Name").isReached)
    try screen.button("to city").tap()
    #expect(try screen.contains("at the city") && screen.element("City").isReached && !screen.element("Name").isReached)
    try screen.button("to title").tap()
    #expect(try screen.contains("at the title") && !screen.element("City").isReached)
    try screen.element("City").reach()
    #expect(screen.contains("at the city"))
    try screen.button("away").tap()
    #expect(try screen.contains("nowhere") && !screen.element("City").isReached)
  }

  @Test("a view that goes is left")
  func going() throws {
    let screen = Screen { Form() }
    try screen.element("City").reach()
    try screen.button("toggle").tap()
    #expect(screen.contains("nowhere"))
  }

  @Test("technologies are a set")
  func technologies() {
    var all: AccessibilityTechnologies = [.voiceOver, .switchControl]
    #expect(all.contains(.voiceOver) && all.contains(.switchControl))
    all.remove(.voiceOver)
    #expect(all == .switchControl && all.intersection(.voiceOver).isEmpty)
  }
}
