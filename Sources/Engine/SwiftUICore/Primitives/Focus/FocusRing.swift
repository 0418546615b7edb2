import Foundation

/// The ring around a control that has the focus while somebody goes by the keyboard.
enum FocusRing {
  /// Draws the ring over what a node shows, where the node has the focus and a ring is to show.
  ///
  /// It lies around the node; of a row inside, since the rows above and below are drawn over what is outside.
  static func drawn(over fragment: DisplayFragment, of node: some ViewNode & FocusTarget, isRow: Bool = false) -> DisplayFragment
  {
    guard node.graph.focus.showsRing, node.graph.focus.target === node else { return fragment }
    let environment = EnvironmentValues(scope: node.scope, reader: node)
    guard environment.isFocusEffectEnabled else { return fragment }
    let metrics = environment.primitiveMetrics.focusRing
    let (width, corner) = (metrics.width, metrics.corner)
    let inset = isRow ? metrics.rowInset + width : -metrics.gap
    let inner = CGRect(origin: .zero, size: node.size).insetBy(dx: inset, dy: inset)
    guard !inner.isNull else { return fragment }
    let outer = inner.insetBy(dx: -width, dy: -width)
    var path = Path()
    path.addRoundedRect(in: outer, cornerSize: CGSize(width: corner + width, height: corner + width))
    path.addRoundedRect(in: inner, cornerSize: CGSize(width: corner, height: corner))
    var builder = FragmentBuilder(for: node)
    builder.append(fragment, at: .zero)
    let tint = Color.accentColor.displayColor(in: environment)
    builder.append(.fill(DisplayFill(path: path, paint: .color(tint), isEvenOdd: true)), bounds: outer)
    return builder.finish()
  }
}
