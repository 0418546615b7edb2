import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Lazy grids")
@MainActor
struct LazyGridTests {
  private func columns(_ items: [GridItem], width: CGFloat, count: Int) -> [CGFloat] {
    let result = frames(
      in: CGSize(width: width, height: 400),
      ScrollView { LazyVGrid(columns: items) { ForEach(0..<count, id: \.self) { Box("\($0)", nil, 10) } } })
    return (0..<count).map { result["\($0)"]!.width }
  }

  @Test("columns by the rules of Facts 8.5")
  func rules() {
    #expect(columns([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200, count: 3) == [70, 57, 57])
    #expect(columns([GridItem(.fixed(100)), GridItem(.flexible())], width: 320, count: 2) == [100, 212])
    #expect(columns([GridItem(.adaptive(minimum: 70))], width: 368, count: 4) == [86, 86, 86, 86])
    #expect(columns([GridItem(.flexible(maximum: 60)), GridItem(.flexible())], width: 300, count: 2) == [60, 232])
  }

  @Test("rows are as high as their tallest cell, 8 apart")
  func rows() {
    let result = frames(
      in: CGSize(width: 100, height: 200),
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          Box("a", nil, 10)
          Box("b", nil, 30)
          Box("c", nil, 10)
        }
      })
    #expect(result["c"]!.minY == 38)
    #expect(result["a"]!.midY == result["b"]!.midY)
  }

  @Test("only what shows is made: 100,000 rows cost a screen")
  func lazy() {
    let screen = ScreenOfRows(count: 100_000)
    #expect(screen.work.bodies < 60)
    screen.scroll(by: 5000)
    #expect(screen.contains("row 125"))
    #expect(screen.liveNodes < 400)
  }

  private func ScreenOfRows(count: Int) -> Screen {
    Screen { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("row \($0)", nil, 40) } } } }
  }
}
