import ApusTesting
import SwiftUI
import Testing

@Suite("Content that is not there") @MainActor
struct ContentUnavailableViewTests {
  @Test("it fills the room and stands in its middle; what is said is found, and buttons act")
  func parts() throws {
    struct Offline: View {
      @State var tries = 0
      var body: some View {
        ContentUnavailableView {
          Label("No Connection", systemImage: "wifi.slash")
        } description: {
          Text("Tried \(tries) times.")
        } actions: {
          Button("Try Again") { tries += 1 }
        }
      }
    }
    let screen = Screen { Offline() }
    try screen.button("Try Again").tap()
    #expect(screen.contains("Tried 1 times."))
    #expect(try screen.element("No Connection").role == "header")
    #expect(size(of: Offline(), width: 300, height: 400) == CGSize(width: 300, height: 400))
    let (first, last) = try (screen.element("No Connection").frame, screen.button("Try Again").frame)
    #expect(first.midX == 195 && first.minY < 422 && last.maxY > 422)
  }

  @Test("a title, a symbol and a description, of either kind of string; without a description the title stands alone")
  func titles() throws {
    let screen = Screen {
      VStack {
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Here."))
        ContentUnavailableView(String("Empty"), systemImage: "tray")
        ContentUnavailableView("Picture", image: "none")
        ContentUnavailableView(String("Image"), image: "none", description: Text("There."))
        ContentUnavailableView { Text("Alone") }
      }
    }
    #expect(["Nothing", "Here.", "Empty", "Picture", "Image", "There.", "Alone"].allSatisfy { screen.contains($0) })
  }

  @Test("the distances between symbol, title, description and action (Facts 3.7)")
  func measures() {
    let shown = picture(300, 300, scale: 2) {
      ContentUnavailableView {
        Label {
          Text(verbatim: "HHH").foregroundStyle(Color.pureRed)
        } icon: {
          Image(systemName: "magnifyingglass").foregroundStyle(Color.pureGreen)
        }
      } description: {
        Text(verbatim: "HHH").foregroundStyle(Color.pureBlue)
      } actions: {
        Button(action: {}) { Text(verbatim: "HHH").foregroundStyle(Color.black) }
      }
    }
    let symbol = shown.ink { $0.green - $0.red > 60 && $0.green - $0.blue > 60 }
    let title = shown.ink { $0.red - $0.green > 60 }
    let text = shown.ink { $0.blue - $0.red > 60 && $0.blue - $0.green > 60 }
    let action = shown.ink { $0.red < 190 && abs($0.red - $0.green) < 20 && abs($0.red - $0.blue) < 20 }
    #expect(abs(symbol.height - 44.6) <= 1, "\(symbol)")
    #expect(abs(title.minY - symbol.maxY - 21.7) <= 1, "\(title.minY - symbol.maxY)")
    #expect(abs(text.minY - title.maxY - 10.5) <= 1, "\(text.minY - title.maxY)")
    #expect(abs(action.minY - text.maxY - 25.7) <= 1, "\(action.minY - text.maxY)")
    let middle = (symbol.minY + action.maxY) / 2
    #expect(abs(middle - 150) <= 3, "\(middle)")
  }

  @Test("a search that found nothing: for a text, and for that of the search around")
  func search() throws {
    let given = Screen { ContentUnavailableView.search(text: "plum") }
    #expect(given.contains("No Results for “plum”"))
    #expect(given.contains("Check the spelling or try a new search."))
    #expect(Screen { ContentUnavailableView.search }.contains("No Results"))

    struct Fruit: View {
      @State var text = "kiwi"
      var body: some View {
        NavigationStack {
          List {}.overlay { ContentUnavailableView.search }.searchable(text: $text)
        }
      }
    }
    #expect(Screen { Fruit() }.contains("No Results for “kiwi”"))
    #expect(SearchUnavailableContent.Label.self != SearchUnavailableContent.Description.self)
    #expect(SearchUnavailableContent.Actions.self != SearchUnavailableContent.Label.self)
  }
}
