import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("What a search says to the views inside")
@MainActor
struct SearchEnvironmentTests {
  @Test("where nothing is searched, nobody searches and there is nothing to end")
  func outside() {
    let values = EnvironmentValues()
    #expect(!values.isSearching)
    let dismiss: DismissSearchAction = values.dismissSearch
    dismiss()
    #expect(!values.isSearching)
  }

  private struct Fruits: View {
    let placement: SearchFieldPlacement
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List { Text("pear \(text)") }.navigationTitle("Fruit").searchable(text: $text, placement: placement, prompt: "Find")
      }
    }
  }

  @Test("a field is there wherever it is asked for, and takes text")
  func placements() throws {
    for placement: SearchFieldPlacement in [
      .automatic, .toolbar, .navigationBarDrawer, .navigationBarDrawer(displayMode: .always),
    ] {
      let screen = Screen { Fruits(placement: placement) }
      try screen.textField("Find").tap()
      screen.type("x")
      screen.settle()
      #expect(screen.contains("pear x"))
    }
  }
}
