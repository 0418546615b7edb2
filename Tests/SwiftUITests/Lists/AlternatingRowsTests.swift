import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("alternatingRowBackgrounds, bordered lists and tables") @MainActor
struct AlternatingRowsTests {
  private struct Town: Identifiable { let id: Int }

  private func screen(_ scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View) -> Screen {
    picture(200, 300, colorScheme: scheme) { content() }
  }

  private func rows(_ count: Int = 3) -> some View { ForEach(0..<count, id: \.self) { Text("\($0)") } }

  /// The grounds of the first rows, at their trailing sides.
  private func grounds(_ screen: Screen) -> [Pixel] { [10, 54, 98].map { screen.pixel(195, $0) } }

  @Test("every second row has another ground, light and dark; its own one and one of the app's stay")
  func alternates() {
    let gray = Pixel(242, 242, 247)
    #expect(grounds(screen { List { rows() }.listStyle(.plain).alternatingRowBackgrounds() }) == [.white, gray, .white])
    #expect(
      grounds(screen(.dark) { List { rows() }.listStyle(.plain).alternatingRowBackgrounds(.enabled) })
        == [.black, Pixel(28, 28, 30), .black])
    let own = screen {
      List { rows().listRowBackground(Color.pureGreen) }.listStyle(.plain).alternatingRowBackgrounds()
    }
    #expect(grounds(own) == [.green, .green, .green])
  }

  @Test("rows of cards are told apart from each other and from what is around", arguments: [ColorScheme.light, .dark])
  func cards(scheme: ColorScheme) throws {
    let shown = screen(scheme) { List { rows() }.listStyle(.insetGrouped).alternatingRowBackgrounds() }
    let places = try (0..<2).map { try shown.text("\($0)").frame.midY }
    let (first, second, around) = (shown.pixel(170, places[0]), shown.pixel(170, places[1]), shown.pixel(4, 150))
    #expect(first != second && second != around && first != around)
  }

  @Test("styles alternate where they are told to, and a modifier around counts more")
  func styles() {
    let gray = Pixel(242, 242, 247)
    #expect(grounds(screen { List { rows() }.listStyle(.inset(alternatesRowBackgrounds: true)) })[1] == gray)
    #expect(grounds(screen { List { rows() }.listStyle(.bordered(alternatesRowBackgrounds: true)) })[1] == gray)
    #expect(grounds(screen { List { rows() }.listStyle(.inset(alternatesRowBackgrounds: false)) })[1] == .white)
    func told(_ behavior: AlternatingRowBackgroundBehavior) -> Pixel {
      grounds(
        screen {
          List { rows() }.listStyle(InsetListStyle(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(behavior)
        })[1]
    }
    #expect(told(.disabled) == .white && told(.automatic) == gray)
  }

  @Test("a bordered list has a line around it")
  func bordered() {
    let screen = screen { List { rows() }.listStyle(.bordered).frame(width: 100, height: 100) }
    let (line, inside, outside) = (screen.pixel(50, 150), screen.pixel(52, 150), screen.pixel(48, 150))
    #expect(line != .white && inside == .white && outside == .white)
    #expect(BorderedListStyle(alternatesRowBackgrounds: true)._alternatesRowBackgrounds)
  }

  @Test("rows that come in bring the others' grounds along")
  func insertion() throws {
    struct Towns: View {
      @State private var towns = [1, 2, 3]
      var body: some View {
        List {
          ForEach(towns, id: \.self) { town in Button("\(town)") { towns.insert(0, at: 0) } }
        }
        .listStyle(.plain)
        .alternatingRowBackgrounds()
      }
    }
    let screen = screen { Towns() }
    try screen.button("2").tap()
    screen.finishAnimations()
    #expect(grounds(screen) == [.white, Pixel(242, 242, 247), .white])
    #expect(try abs(screen.button("1").frame.midY - 66) < 2)
  }

  @Test("tables do so too")
  func tables() {
    func shown(_ style: some TableStyle) -> [Pixel] {
      grounds(
        screen {
          Table([Town(id: 1), Town(id: 2), Town(id: 3)]) { TableColumn("Town") { (town: Town) in Text("\(town.id)") } }
            .tableStyle(style)
        })
    }
    let gray = Pixel(242, 242, 247)
    #expect(shown(.inset(alternatesRowBackgrounds: true)) == [.white, gray, .white])
    #expect(shown(.bordered(alternatesRowBackgrounds: true))[1] == gray)
    #expect(shown(.bordered)[1] == .white && shown(BorderedTableStyle())[1] == .white && shown(.inset)[1] == .white)
  }
}
