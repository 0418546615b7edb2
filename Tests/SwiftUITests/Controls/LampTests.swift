import ApusTesting
import SwiftUI
import Testing

@Suite @MainActor
struct LampTests {
  private struct Hall: View {
    @State var isOn = false
    var isEnabled = true
    var body: some View {
      Lamp(isOn: $isOn) { Text("Hall") }.disabled(!isEnabled)
    }
  }

  @Test("a touch, a screen reader and a drag that ends far away: the first two turn it on")
  func pressing() throws {
    let screen = Screen { Hall() }
    #expect(try screen.element("Hall", role: "toggle").value == "off")
    try screen.element("Hall", role: "toggle").tap()
    #expect(try screen.element("Hall", role: "toggle").value == "on")
    try screen.element("Hall", role: "toggle").activate()
    #expect(try screen.element("Hall", role: "toggle").value == "off")
    let middle = try screen.element("Hall").frame
    screen.drag(from: CGPoint(x: middle.midX, y: middle.midY), to: CGPoint(x: middle.midX, y: middle.maxY + 100))
    #expect(try screen.element("Hall", role: "toggle").value == "off")
  }

  @Test("a disabled lamp stays as it is")
  func disabled() throws {
    let screen = Screen { Hall(isEnabled: false) }
    #expect(try !screen.element("Hall").isEnabled)
    try screen.element("Hall").tap()
    try screen.element("Hall").activate()
    #expect(try screen.element("Hall").value == "off")
  }

  @Test("another style decides what shows and what turns it on")
  func style() throws {
    struct Chain: LampStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.isOn.toggle() }
      }
    }
    let screen = Screen { Hall().lampStyle(Chain()) }
    try screen.element("Hall").tap()
    screen.advance(by: 1)
    #expect(try screen.element("Hall").value == "off")
    try screen.element("Hall").tap()
    try screen.element("Hall").tap()
    #expect(try screen.element("Hall").value == "on")
    #expect(size(of: Lamp(isOn: .constant(true)) { Box("label", 30, 10) }) == CGSize(width: 58, height: 20))
  }
}
