/// Makes a view the row of a list: one element to who cannot see it, that can be pulled aside for the buttons behind it.
nonisolated package struct ListRowModifier: PrimitiveModifier {
  package typealias Body = Never
  var leading: RowEdgeActions?
  var trailing: RowEdgeActions?
  /// How a finger that holds the row moves it; `nil` where it does not.
  var move: RowMove?
  let swipe: RowSwipe
  let swipes: RowSwipes
  /// The corners of what shows of the row.
  var radii: RectangleCornerRadii
  /// How the row is pulled aside.
  var metrics: RowSwipeMetrics
  var isSelected: Bool

  package nonisolated init(
    leading: RowEdgeActions?, trailing: RowEdgeActions?, move: RowMove?, swipe: RowSwipe, swipes: RowSwipes,
    radii: RectangleCornerRadii, metrics: RowSwipeMetrics, isSelected: Bool
  ) {
    self.leading = leading
    self.trailing = trailing
    self.move = move
    self.swipe = swipe
    self.swipes = swipes
    self.radii = radii
    self.metrics = metrics
    self.isSelected = isSelected
  }

  /// What is behind an edge.
  func actions(_ edge: HorizontalEdge) -> RowEdgeActions? { edge == .leading ? leading : trailing }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ListRowNode { ListRowNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: ListRowNode, with modifier: Self) { node.setModifier(modifier) }
}
