public import SwiftUICore

/// Views beside each other, with lines between them that a person moves.
///
/// Each view has the width between its least and its greatest one; they share what there is, and the last one has what nobody
/// takes. Where a person has moved a line it stays, as far as the views allow it.
///
///     HSplitView {
///       List { Text("Kyoto") }.frame(minWidth: 120)
///       Text("17°").frame(maxWidth: .infinity)
///     }
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  /// Puts views beside each other.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View {
    Group(subviews: content) { SplitPanes(axis: .horizontal, panes: $0) }
  }
}

/// Views below each other, with lines between them that a person moves.
///
/// Each view has the height between its least and its greatest one; they share what there is, and the last one has what nobody
/// takes. Where a person has moved a line it stays, as far as the views allow it.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  /// Puts views below each other.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View {
    Group(subviews: content) { SplitPanes(axis: .vertical, panes: $0) }
  }
}

/// The views and the lines between them.
private struct SplitPanes: View {
  let axis: Axis
  let panes: SubviewsCollection
  /// How long the views are as a person has made them; `nil` before.
  @State private var chosen: [CGFloat]?
  @State private var record = PaneRecord()
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    PanesLayout(axis: axis, chosen: chosen, record: record) {
      ForEach(Array(panes.enumerated()), id: \.element.id) { index, pane in
        if index > 0 {
          PaneDivider(axis: axis, move: { move($0, boundary: index - 1) }, drag: { drag($0, boundary: index - 1) })
            .layoutValue(key: IsDividerKey.self, value: true)
            .zIndex(1)
        }
        ZStack { pane }
      }
    }
  }

  private func drag(_ value: DragGesture.Value?, boundary: Int) {
    guard let value else {
      record.dragged = nil
      return
    }
    let start = record.dragged ?? record.arrangement
    record.dragged = start
    let way = axis == .vertical ? value.translation.height : value.translation.width
    chosen = start.moved(boundary, by: axis == .horizontal && direction == .rightToLeft ? -way : way)
  }

  private func move(_ distance: CGFloat, boundary: Int) { chosen = record.arrangement.moved(boundary, by: distance) }
}

/// The line between two views; a finger finds it some points beside it, too.
private struct PaneDivider: View {
  let axis: Axis
  let move: (CGFloat) -> Void
  let drag: (DragGesture.Value?) -> Void

  var body: some View {
    let (move, drag) = (move, drag)
    Color.clear
      .overlay {
        Rectangle().fill(.separator)
          .frame(width: axis == .horizontal ? PanesLayout.line : nil, height: axis == .vertical ? PanesLayout.line : nil)
      }
      .contentShape(Rectangle())
      .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag($0) }
          .onFinished { _ in drag(nil) }
      )
      .accessibilityElement()
      .accessibilityLabel("Divider")
      .accessibilityAdjustableAction { move($0 == .increment ? 20 : -20) }
  }
}
