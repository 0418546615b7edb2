import SwiftUI
import Testing

/// Cells of grids and lazy grids (Facts 8.5).
@MainActor
struct GridCellTests {
  @Test("what a grid has left is shared by its flexible columns")
  func flexibleColumns() {
    let result = frames(
      in: CGSize(width: 300, height: 50),
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 60, 10)
          Box("b", nil, 10)
          Box("c", nil, 10)
        }
      })
    #expect(result["a"]?.width == 60)
    #expect(result["b"]?.width == 110)
    #expect(result["c"]?.width == 110)
  }

  @Test("a divider in a row of its own widens the grid, unless it is told not to count", arguments: [false, true])
  func unsizedAxes(isUnsized: Bool) {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box("a", 30, 10)
        Box("b", 50, 10)
      }
      Box("line", nil, 1).gridCellUnsizedAxes(isUnsized ? .horizontal : [])
    }
    let result = frames(in: CGSize(width: 300, height: 50), grid)
    #expect(result["line"]?.width == (isUnsized ? 80 : 300))
  }

  @Test("rows that are short end in empty cells")
  func shortRows() {
    let result = frames(
      in: CGSize(width: 100, height: 100),
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 10)
          Box("b", 30, 10)
        }
        GridRow { Box("c", 10, 10) }
      })
    #expect(result["c"]!.minX == result["a"]!.minX)
    #expect(result["c"]!.minY == result["a"]!.maxY)
  }

  @Test("a cell's anchor wins over the grid's alignment")
  func anchors() {
    let result = frames(
      in: CGSize(width: 100, height: 100),
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box("wide", 60, 40) }
        GridRow(alignment: .bottom) {
          Box("a", 20, 10)
          Box("tall", 10, 30)
        }
        GridRow { Box("b", 20, 10).gridCellAnchor(.topLeading) }
      })
    #expect(result["a"]!.maxY == result["tall"]!.maxY)
    #expect(result["a"]!.midX == result["wide"]!.midX)
    #expect(result["b"]!.minX == result["wide"]!.minX)
  }

  struct Columns: Sendable {
    let items: [GridItem]
    let width: CGFloat
    let widths: [CGFloat]
  }

  nonisolated static let columns = [
    Columns(items: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200, widths: [70, 57, 57]),
    Columns(items: [GridItem(.fixed(100)), GridItem(.flexible())], width: 320, widths: [100, 212]),
    Columns(items: [GridItem(.adaptive(minimum: 70))], width: 368, widths: [86, 86, 86, 86]),
    Columns(items: [GridItem(.flexible(maximum: 60)), GridItem(.flexible())], width: 300, widths: [60, 232]),
    Columns(items: [GridItem(.flexible(minimum: 200)), GridItem(.flexible())], width: 300, widths: [200, 92]),
    Columns(items: Array(repeating: GridItem(.fixed(50)), count: 3), width: 300, widths: [50, 50, 50]),
    Columns(items: [GridItem(.adaptive(minimum: 50, maximum: 60), spacing: 10)], width: 200, widths: [60, 60, 60]),
    Columns(items: [GridItem(.adaptive(minimum: 500))], width: 200, widths: [500]),
  ]

  @Test("the cells of a lazy grid are as wide as its columns, along both axes", arguments: columns, [Axis.vertical, .horizontal])
  func lazyColumns(_ row: Columns, axis: Axis) {
    let cells = ForEach(row.widths.indices, id: \.self) { index in
      Color.red
        .frame(width: axis == .horizontal ? 10 : nil, height: axis == .vertical ? 10 : nil)
        .accessibilityIdentifier("\(index)")
    }
    let view =
      axis == .vertical
      ? AnyView(LazyVGrid(columns: row.items) { cells }.frame(width: row.width))
      : AnyView(LazyHGrid(rows: row.items) { cells }.frame(height: row.width))
    let result = frames(in: CGSize(width: 1_000, height: 1_000), view)
    let found = row.widths.indices.map { axis == .vertical ? result["\($0)"]!.width : result["\($0)"]!.height }
    #expect(found == row.widths)
  }

  @Test("headers take a whole line, and cells are aligned in their columns")
  func sections() {
    let result = frames(
      in: CGSize(width: 100, height: 100),
      LazyVGrid(columns: [GridItem(.fixed(46), alignment: .leading), GridItem(.fixed(46))], spacing: 0) {
        Section {
          Box("a", 10, 10)
          Box("b", 10, 20)
          Box("c", 10, 10)
        } header: {
          Box("header", nil, 5)
        }
      })
    #expect(result["header"]!.width == 100)
    #expect(result["a"]!.minX == 0)
    #expect(result["b"]!.midX == 77)
    // The first line is 20 high, and "a" in its middle.
    #expect(result["a"]!.midY - result["header"]!.maxY == 10)
    #expect(result["c"]!.minY == result["b"]!.maxY)
  }

  @Test(
    "a choice looks only at the axes named",
    arguments: [(Axis.Set.horizontal, "tall"), (.vertical, "wide"), ([.horizontal, .vertical], "small")] as [(Axis.Set, String)])
  func choice(axes: Axis.Set, expected: String) {
    let result = frames(
      in: CGSize(width: 50, height: 50),
      ViewThatFits(in: axes) {
        if axes == .vertical { Box("wide", 100, 40) }
        Box("tall", 40, 100)
        Box("small", 40, 40)
      })
    #expect(Set(result.keys) == [expected])
  }
}
