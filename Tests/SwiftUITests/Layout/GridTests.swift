import SwiftUI
import Testing

@Suite("Grids and choices")
@MainActor
struct GridTests {
  @Test("columns are as wide as their widest cell, rows as high as their tallest, 8 apart")
  func columns() {
    let result = frames(
      in: CGSize(width: 200, height: 200),
      Grid {
        GridRow {
          Box("a", 30, 10)
          Box("b", 50, 20)
        }
        GridRow {
          Box("c", 60, 10)
          Box("d", 20, 10)
        }
      })
    #expect(result["b"]!.minX - result["a"]!.midX == 38)
    #expect(result["a"]!.midX == result["c"]!.midX)
    #expect(result["b"]!.midX == result["d"]!.midX)
    #expect(result["c"]!.minY - result["b"]!.maxY == 8)
  }

  @Test("a bare view takes a whole row")
  func bare() {
    let result = frames(
      in: CGSize(width: 200, height: 200),
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 30, 10)
          Box("b", 50, 20)
        }
        Box("line", nil, 4)
      })
    #expect(result["line"]!.width == 200)
  }

  @Test("cells cover columns and line up by the column's guide")
  func spans() {
    let result = frames(
      in: CGSize(width: 200, height: 200),
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 40, 10)
          Box("b", 50, 10)
        }
        GridRow { Box("c", 95, 10).gridCellColumns(2) }
        GridRow { Box("d", 20, 10).gridColumnAlignment(.leading) }
      })
    #expect(result["b"]!.maxX - result["a"]!.minX == 100)
    #expect(result["c"]!.minX == result["a"]!.minX)
    #expect(result["d"]!.minX == result["a"]!.minX)
  }

  @Test("the first view that fits is shown, else the last", arguments: [(200, "wide"), (70, "middle"), (10, "narrow")])
  func fits(width: CGFloat, expected: String) {
    let result = frames(
      in: CGSize(width: width, height: 50),
      ViewThatFits {
        Box("wide", 100, 10)
        Box("middle", 60, 10)
        Box("narrow", 20, 10)
      })
    #expect(Set(result.keys) == [expected])
  }

  @Test("a layout changes behind its type and the views stay")
  func anyLayout() {
    for (layout, expected) in [
      (AnyLayout(HStackLayout(spacing: 0)), CGSize(width: 50, height: 20)),
      (AnyLayout(VStackLayout(spacing: 0)), CGSize(width: 30, height: 30)),
      (AnyLayout(ZStackLayout()), CGSize(width: 30, height: 20)),
    ] {
      #expect(
        size(
          of: layout {
            Box("a", 20, 20)
            Box("b", 30, 10)
          }) == expected)
    }
  }
}
