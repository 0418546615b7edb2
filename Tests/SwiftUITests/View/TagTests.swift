import ApusTesting
import SwiftUI
import Testing

@Suite("Tags") @MainActor
struct TagTests {
  private struct Choice: View {
    @State private var number = 1
    @State private var maybe: Int? = 3
    var body: some View {
      Picker("Number", selection: $number) {
        Text("One").tag(1)
        Text("Two").tag(2, includeOptional: false)
      }
      .pickerStyle(.segmented)
      Picker("Maybe", selection: $maybe) {
        Text("Three").tag(3)
        Text("Four").tag(4, includeOptional: true)
        Text("None").tag(nil as Int?)
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("tag(_:) and tag(_:includeOptional:) stand for the view in selections of the type, and of its optional")
  func selections() throws {
    let screen = Screen { Choice() }
    func chosen() -> [String] { screen.elements.filter(\.isSelected).map(\.label) }
    #expect(chosen() == ["One", "Three"])
    for name in ["Two", "Four"] { try screen.element(name).activate() }
    #expect(chosen() == ["Two", "Four"])
    try screen.element("None").activate()
    #expect(chosen() == ["Two", "None"])
  }
}
