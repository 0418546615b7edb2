import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("scrollEdgeEffectStyle, scrollEdgeEffectHidden") @MainActor
struct ScrollEdgeTests {
  private func screen(@ViewBuilder _ content: (AnyView) -> some View) -> Screen {
    let rows = ScrollView { Color.black.frame(height: 2_000) }
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 300) }) { content(AnyView(rows)) }
    screen.scroll(by: 300)
    screen.settle()
    return screen
  }

  private func stack(_ rows: some View) -> some View {
    NavigationStack { rows.navigationTitle("").navigationBarTitleDisplayMode(.inline) }
  }

  @Test("soft: content fades into the ground, more towards the screen's edge, from 16 below the bar on")
  func soft() {
    let screen = screen { stack($0.scrollEdgeEffectStyle(.soft, for: .top)) }
    let (top, middle, below, content) = (screen.pixel(5, 1), screen.pixel(5, 30), screen.pixel(5, 50), screen.pixel(5, 70))
    #expect(top.red > 225 && top.red > middle.red && middle.red > below.red && below.red > 10)
    #expect(content == .black)
  }

  @Test("hard and automatic: the bar's ground ends at its edge")
  func hard() {
    for style in [ScrollEdgeEffectStyle.hard, .automatic] {
      let screen = screen { stack($0.scrollEdgeEffectStyle(style, for: .all)) }
      #expect(screen.pixel(5, 20) == screen.pixel(5, 40) && screen.pixel(5, 20) != .black)
      #expect(screen.pixel(5, 46) == .black)
    }
  }

  @Test("hidden: content shows as it is; what is said around holds where nothing is said inside, and a bar's own ground stays")
  func hidden() {
    #expect(screen { stack($0.scrollEdgeEffectHidden(for: .top)) }.pixel(5, 20) == .black)
    #expect(screen { stack($0).scrollEdgeEffectHidden() }.pixel(5, 20) == .black)
    #expect(screen { stack($0.scrollEdgeEffectHidden(false)).scrollEdgeEffectHidden() }.pixel(5, 20) != .black)
    #expect(screen { stack($0.scrollEdgeEffectHidden(for: .bottom)) }.pixel(5, 20) != .black)
    #expect(screen { stack($0.scrollEdgeEffectStyle(nil, for: .top)).scrollEdgeEffectHidden() }.pixel(5, 20) == .black)
    let own = screen {
      stack($0.scrollEdgeEffectHidden().toolbarBackground(Color.pureRed, for: .navigationBar))
    }
    #expect(own.pixel(5, 20) == .red)
  }

  @Test("a bar of tabs is another such edge")
  func tabs() {
    func pixel(_ style: ScrollEdgeEffectStyle, isHidden: Bool = false) -> (below: Int, above: Int) {
      let screen = screen { rows in
        TabView {
          Tab("Towns", systemImage: "star") {
            rows.scrollEdgeEffectStyle(style, for: .bottom).scrollEdgeEffectHidden(isHidden, for: .bottom)
          }
          Tab("Trains", systemImage: "tram") { Color.white }
        }
      }
      // In a window as low as this one the bar is 32 high; content fades from 16 above it on.
      #expect(screen.pixel(2, 250) == .black)
      return (screen.pixel(2, 298).red, screen.pixel(2, 260).red)
    }
    #expect(pixel(.soft).below > 225 && pixel(.soft).above > 10)
    // Below cards there is another ground, into which their list fades.
    let cards = Screen(.init { $0.size = CGSize(width: 200, height: 300) }) {
      TabView {
        Tab("Towns", systemImage: "star") {
          NavigationStack { List(0..<40, id: \.self) { Text(verbatim: "\($0)") } }.scrollEdgeEffectStyle(.soft, for: .bottom)
        }
        Tab("Trains", systemImage: "tram") { Color.white }
      }
    }
    #expect(cards.pixel(2, 100).red < 250 && abs(cards.pixel(2, 298).red - cards.pixel(2, 100).red) <= 1)
    #expect(pixel(.automatic).below > 0 && pixel(.automatic).above == 0)
    #expect(pixel(.automatic, isHidden: true).below == 0 && pixel(.soft, isHidden: true).below == 0)
  }
}
