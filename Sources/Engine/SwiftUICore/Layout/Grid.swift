import Foundation

/// Puts views into rows and columns that line up.
///
/// Each column is as wide as its widest cell, each row as high as its highest. All cells are made at once; for long content there
/// are `LazyVGrid` and `LazyHGrid`.
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
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? ViewSpacing.standard,
      verticalSpacing: verticalSpacing ?? ViewSpacing.standard)
    self.content = content()
  }
}

struct GridConfiguration: Equatable {
  var alignment: Alignment
  var horizontalSpacing: CGFloat
  var verticalSpacing: CGFloat
}

extension Grid: PrimitiveView {
  package static func makeNode(_ view: Grid, inputs: _ViewInputs) -> ViewNode {
    let node = GridNode(view.configuration, inputs: inputs)
    node.list = Content._makeViewList(view.content, inputs: node.childInputs).list
    node.makeChildren()
    return node
  }
  package static func updateNode(_ node: ViewNode, with view: Grid) {
    let node = unsafeDowncast(node, to: GridNode.self)
    node.configuration = view.configuration
    Content._updateViewList(view.content, in: _ViewListOutputs(node.list))
  }
}

/// One row of a grid; outside of a grid it is a row of views.
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

extension GridRow: PrimitiveView {
  package static func makeNode(_ view: GridRow, inputs: _ViewInputs) -> ViewNode {
    let node = GridRowNode(alignment: view.alignment, inputs: inputs)
    node.list = Content._makeViewList(view.content, inputs: node.childInputs).list
    node.makeChildren()
    return node
  }
  package static func updateNode(_ node: ViewNode, with view: GridRow) {
    let node = unsafeDowncast(node, to: GridRowNode.self)
    node.alignment = view.alignment
    Content._updateViewList(view.content, in: _ViewListOutputs(node.list))
  }
}

enum GridCellColumnsKey: ViewTraitKey { static var defaultValue: Int { 1 } }
enum GridCellAnchorKey: ViewTraitKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: ViewTraitKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridCellUnsizedAxesKey: ViewTraitKey { static var defaultValue: Axis.Set { [] } }

extension View {
  /// Lets a cell cover several columns; less than 1 counts as 1.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridCellColumnsKey.self, max(count, 1)))
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
