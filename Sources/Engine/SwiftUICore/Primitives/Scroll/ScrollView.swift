import Foundation

/// Shows a part of its content, which can be moved with a finger, a wheel, keys and by programs.
///
/// It takes the space it is offered along its axes and offers the content no length there, so that the content has its ideal
/// one. Content that is not lazy is made as a whole, also what does not show: use `LazyVStack` inside for long content.
///
///     ScrollView(.horizontal, showsIndicators: false) {
///       HStack { Text("Kyoto"); Text("Nara") }
///     }
nonisolated public struct ScrollView<Content: View>: View {
  /// The content.
  public var content: Content
  /// The axes along which the content moves; along the others the scroll view is as long as its content.
  public var axes: Axis.Set
  /// Whether bars show where the content is, while it moves.
  public var showsIndicators: Bool

  /// Creates a scroll view of the content in a closure, which is stacked as in a `VStack` where it is several views.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view that shows bars or none; `scrollIndicators(_:axes:)` says it of all scroll views inside.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  package static func makeNode(_ view: ScrollView, inputs: _ViewInputs) -> ScrollNode {
    let node = ScrollNode(axes: view.axes, showsIndicators: view.showsIndicators, inputs: inputs)
    node.setContent(ImplicitContainerNode(view.content, inputs: node.childInputs))
    return node
  }
  package static func updateNode(_ node: ScrollNode, with view: ScrollView) {
    node.axes = view.axes
    node.showsIndicators = view.showsIndicators
    node.updateContent(with: view.content)
  }
}
