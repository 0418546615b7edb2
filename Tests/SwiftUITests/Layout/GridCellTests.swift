import SwiftUI
import Testing

/// Words of one width, as many in a line as have room, at least one.
private struct WrappingWords: Layout {
  let count: Int
  let word: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let inLine = min(max((proposal.width ?? .infinity) / word, 1), CGFloat(count)).rounded(.down)
    return CGSize(width: inLine * word, height: 10 * (CGFloat(count) / inLine).rounded(.up))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

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

  /// A cell of a column: of one width, of words that wrap, or as wide as it is let be.
  enum Cell {
    case rigid(CGFloat), words(Int), flexible

    @MainActor @ViewBuilder func view(_ name: String) -> some View {
      switch self {
      case .rigid(let width): Box(name, width, 10)
      case .words(let count): WrappingWords(count: count, word: 45) { Box(name) }
      case .flexible: Box(name, nil, 10)
      }
    }
  }

  struct Shares: Sendable {
    let cells: [Cell]
    var hasHeight = true
    let widths: [CGFloat]
  }

  nonisolated static let shares = [
    // Without a height the words get what the others leave: 240, which is room for five.
    Shares(cells: [.rigid(60), .words(10)], hasHeight: false, widths: [60, 225]),
    Shares(cells: [.words(10), .rigid(60)], hasHeight: false, widths: [225, 60]),
    // With one they keep to their share: 150, room for three.
    Shares(cells: [.rigid(60), .words(10)], widths: [60, 135]),
    Shares(cells: [.words(2), .words(10)], widths: [90, 135]),
    // What is left is for those that fill their share.
    Shares(cells: [.words(10), .flexible], widths: [135, 165]),
    Shares(cells: [.rigid(60), .flexible, .flexible], widths: [60, 120, 120]),
    // What needs more than its share leaves less for the others.
    Shares(cells: [.rigid(200), .words(10)], widths: [200, 90]),
    Shares(cells: [.words(10), .rigid(150), .flexible], widths: [45, 150, 105]),
    Shares(cells: [.rigid(200), .rigid(150)], widths: [200, 150]),
  ]

  @Test("columns divide 300: as a stack does without a height, in equal shares with one", arguments: shares)
  func shares(_ row: Shares) {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { ForEach(row.cells.indices, id: \.self) { row.cells[$0].view("\($0)") } }
    }
    let result = frames(
      in: CGSize(width: 300, height: 600),
      grid.fixedSize(horizontal: false, vertical: !row.hasHeight))
    #expect(row.widths.indices.map { result["\($0)"]?.width } == row.widths)
  }

  @Test("a table of two texts that wrap, in 343: 247 wide where it has a height, more where it has none (Facts 12.1)")
  func texts() {
    func cell(_ text: String, _ weight: Font.Weight = .regular) -> some View {
      Text(text).fontWeight(weight).fixedSize(horizontal: false, vertical: true).padding(.horizontal, 12).padding(.vertical, 6)
    }
    let table = Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        cell("Command", .semibold)
        cell("Description", .semibold)
      }
      GridRow {
        cell("git status")
        cell("List all new or modified files")
      }
      GridRow {
        cell("git diff")
        cell("Show file differences that haven't been staged")
      }
    }
    .padding(1)
    expect([Measure("with a height", size(of: table, width: 343, height: 500).width, 247)], within: 6)
    // A word more has room in the stand-in's letters than in those of the picture.
    #expect(size(of: table, width: 343).width > 320)
  }

  @Test("rows are lined up by baselines as the views of a stack are, and are as high as that needs")
  func baselines() {
    func cell(_ name: String, _ height: CGFloat, _ baseline: CGFloat) -> some View {
      Box(name, 30, height).alignmentGuide(.firstTextBaseline) { _ in baseline }
    }
    let grid = Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 5) {
      GridRow {
        cell("a", 20, 15)
        cell("b", 60, 10)
      }
      GridRow {
        cell("c", 20, 15)
        cell("d", 20, 15)
      }
      GridRow(alignment: .bottom) {
        cell("e", 20, 15)
        cell("f", 30, 10)
      }
    }
    for hasHeight in [false, true] {
      let result = frames(in: CGSize(width: 300, height: 300), grid.fixedSize(horizontal: false, vertical: !hasHeight))
      // The second cell of the first row begins 5 below the first one.
      let top = result["a"]?.minY ?? -1
      #expect(["b", "c", "d", "e", "f"].map { (result[$0]?.minY ?? -1) - top } == [5, 70, 70, 105, 95])
    }
    #expect(size(of: grid).height == 125)
  }

  @Test("what fills a row that is lined up by baselines stays in it")
  func filledBaseline() {
    let grid = Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Box("a", 30, 40).alignmentGuide(.firstTextBaseline) { _ in 10 }
        Color.red.overlay { Box("b", nil, nil) }
      }
    }
    let result = frames(in: CGSize(width: 300, height: 300), grid.fixedSize(horizontal: false, vertical: true))
    #expect(result["b"]?.minY == result["a"]?.minY && result["b"]?.height == 40)
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
