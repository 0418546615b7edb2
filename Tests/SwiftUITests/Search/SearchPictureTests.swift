import ApusTesting
import SwiftUI
import Testing

@Suite("How searching looks")
@MainActor
struct SearchPictureTests {
  private struct Colour: Identifiable {
    let id: String
  }

  private struct Searched: View {
    var text = ""
    var isActive = false
    var colours: [String] = []
    @State private var scope = 1
    private var tokens: Binding<[Colour]> { .constant(colours.map { Colour(id: $0) }) }
    var body: some View {
      NavigationStack {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background(.yellow.opacity(0.2))
          .navigationTitle("Fruit")
          .searchable(text: .constant(text), tokens: tokens, isPresented: .constant(isActive)) { Text($0.id) }
          .searchScopes($scope, activation: .onSearchPresentation) {
            Text("All").tag(0)
            Text("Ripe").tag(1)
            Text("Exotic").tag(2)
          }
      }
      .frame(height: 170)
      .clipped()
    }
  }

  @Test("fields at rest, in use with tokens and scopes, dark, from right to left, with large text")
  func fields() {
    Screen(
      .init {
        $0.size = CGSize(width: 402, height: 850)
        $0.scale = 2
      }
    ) {
      VStack(spacing: 0) {
        Searched()
        Searched(text: "ap", isActive: true)
        Searched(text: "ap", isActive: true, colours: ["red", "ripe"]).environment(\.colorScheme, .dark).background(.black)
        Searched(text: "ap", isActive: true).environment(\.layoutDirection, .rightToLeft)
        Searched().environment(\.dynamicTypeSize, .accessibility2)
      }
    }.expectImage("search-fields")
  }

  @Test("half of the way behind the bar, half of the way into use, and suggestions")
  func motion() throws {
    struct List: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 44, alignment: .leading) }
            }
            .padding(.horizontal)
          }
          .navigationTitle("Rows")
          .searchable(text: $text)
          .searchSuggestions {
            if text.count > 1 { ForEach(["Apple", "Apricot"], id: \.self) { Text($0).searchCompletion($0) } }
          }
        }
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 402, height: 320) }) { List() }
    screen.touchDown(at: CGPoint(x: 200, y: 200))
    for y in stride(from: 200, through: 246, by: 2) { screen.touchMove(to: CGPoint(x: 200, y: CGFloat(y))) }
    screen.expectImage("search-half-hidden")
    screen.touchMove(to: CGPoint(x: 200, y: 290))
    screen.touchUp(at: CGPoint(x: 200, y: 290))
    screen.finishAnimations()
    try screen.searchField.tap()
    screen.advance(by: 1 / 60)
    screen.advance(by: 0.15)
    screen.expectImage("search-half-active")
    screen.finishAnimations()
    screen.type("ap")
    screen.finishAnimations()
    screen.expectImage("search-suggestions")
  }
}
