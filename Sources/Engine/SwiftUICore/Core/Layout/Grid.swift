public import Foundation

/// Puts views into rows and columns that line up.
///
/// Each column is as wide as its widest cell, each row as high as its highest; a cell that is missing leaves its place empty. A
/// view that is no `GridRow` takes a row of its own, over all columns. Without a height the width is divided as a stack divides
/// its length: the least flexible column first, each offered an equal share of what is left. With a height each column is offered
/// an equal share, and what is left goes to those that fill theirs: a text that wraps stays in its share, which
/// `fixedSize(horizontal: false, vertical: true)` on the grid undoes. Without rows the size is 0 by 0.
///
///     Grid(alignment: .leading, horizontalSpacing: 12) {
///       GridRow {
///         Text("Kyoto")
///         Text("17°")
///       }
///       Divider()
///       GridRow {
///         Text("Nara")
///         Text("16°")
///       }
///     }
///
/// - Complexity: All cells are made at once, and each is measured several times for a new size; for long content there are
///   `LazyVGrid` and `LazyHGrid`.
nonisolated public struct Grid<Content: View>: View {
  let configuration: GridConfiguration
  let content: Content

  /// Creates a grid of rows.
  /// - Parameters:
  ///   - alignment: How views sit in their cells.
  ///   - horizontalSpacing: Points between columns; `nil`: 8.
  ///   - verticalSpacing: Points between rows; `nil`: 8.
  ///   - content: `GridRow`s, and views that take a whole row.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    configuration = GridConfiguration(
      alignment: alignment, horizontalSpacing: horizontalSpacing?.finite("grid spacing") ?? ViewSpacing.standard,
      verticalSpacing: verticalSpacing?.finite("grid spacing") ?? ViewSpacing.standard)
    self.content = content()
  }
}

struct GridConfiguration: Equatable {
  var alignment: Alignment
  var horizontalSpacing: CGFloat
  var verticalSpacing: CGFloat
}

extension Grid: ContainerView {
  package typealias Node = GridNode

  func makeContainer(_ inputs: _ViewInputs) -> GridNode { GridNode(configuration, inputs: inputs) }
  func configure(_ node: GridNode) { node.configuration = configuration }
}

/// One row of a grid; outside of a grid it is a row of views.
///
/// The views are cells from leading to trailing, one a column unless `gridCellColumns(_:)` says otherwise. Modifiers around the
/// row that add nothing to the layout keep it one.
///
///     Grid {
///       GridRow {
///         Color.blue.gridCellUnsizedAxes(.vertical)
///         Text("Kyoto").gridColumnAlignment(.leading)
///       }
///       GridRow { Text("All of Japan").gridCellColumns(2) }
///     }
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row whose views are cells, from leading to trailing.
  /// - Parameters:
  ///   - alignment: How views sit in the row's height; `nil`: as the grid says.
  ///   - content: A view for each column.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: ContainerView {
  package typealias Node = GridRowNode

  func makeContainer(_ inputs: _ViewInputs) -> GridRowNode { GridRowNode(alignment: alignment, inputs: inputs) }
  func configure(_ node: GridRowNode) { node.alignment = alignment }
}

enum GridCellColumnsKey: ViewTraitKey { static var defaultValue: Int { 1 } }
enum GridCellAnchorKey: ViewTraitKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: ViewTraitKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridCellUnsizedAxesKey: ViewTraitKey { static var defaultValue: Axis.Set { [] } }

extension View {
  /// Lets a cell cover several columns; less than 1 counts as 1, and more than 100 as that many.
  ///
  ///     Grid {
  ///       GridRow { Text("All of Japan").gridCellColumns(2) }
  ///     }
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridCellColumnsKey.self, min(max(count, 1), NumberLimits.span)))
  }
  /// Puts a point of the view at the same point of its cell, whatever the grid's alignment is.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(GridCellAnchorKey.self, anchor))
  }
  /// Sets how the views of this cell's whole column are lined up; the first cell that says so counts.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridColumnAlignmentKey.self, guide))
  }
  /// Keeps a view from making its column wider or its row higher; it gets the length that the other cells need.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(GridCellUnsizedAxesKey.self, axes))
  }
}
