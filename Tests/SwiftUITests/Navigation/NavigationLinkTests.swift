import ApusTesting
import SwiftUI
import Testing

@Suite("Links to other screens")
@MainActor
struct NavigationLinkTests {
  private struct Old: View {
    @State var isActive = false
    @State var selection: String?
    var body: some View {
      NavigationView {
        VStack {
          Text("\(isActive) \(selection ?? "none")")
          NavigationLink("active", destination: Text("first"), isActive: $isActive)
          NavigationLink(destination: Text("second"), tag: "b", selection: $selection) { Text("tagged") }
          Button("by program") { selection = "b" }
          NavigationLink(destination: Text("third")) { Text("plain") }.isDetailLink(false)
        }
      }
    }
  }

  @Test("the older forms follow their bindings and write them")
  func old() throws {
    let screen = Screen { Old() }
    for (button, shown) in [("active", "first"), ("tagged", "second"), ("by program", "second"), ("plain", "third")] {
      try screen.button(button).tap()
      screen.finishAnimations()
      #expect(screen.contains(shown), "\(button)")
      try screen.goBack()
      #expect(screen.contains("false none"), "\(button)")
    }
  }

  @Test("a link without a stack cannot be pressed, and the developer hears why")
  func orphan() throws {
    let screen = Screen { NavigationLink("Go") { Text("there") } }
    #expect(try !screen.button("Go").isEnabled)
    #expect(screen.diagnostics.count { $0.contains("not inside a NavigationStack") } == 1)
  }

  @Test("a link shows in the tint where it is no row")
  func look() throws {
    let screen = Screen { NavigationStack { NavigationLink("Go") { Text("there") } } }
    #expect(try screen.button("Go").frame.size == size(of: Text("Go")))
  }
}
