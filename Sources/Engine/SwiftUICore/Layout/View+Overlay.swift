import Foundation

extension View {
  /// Puts views in front of this one, which decides the size.
  ///
  /// They are offered this view's size, lie over each other, and may stick out.
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view in front of this one, which decides the size.
  @inlinable @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Puts views behind this one, which decides the size.
  ///
  /// They are offered this view's size, lie over each other, and may stick out.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view behind this one, which decides the size.
  @inlinable @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }
}

/// A view in front of another.
nonisolated public struct _OverlayModifier<Overlay: View>: ViewModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The view in front.
  public var overlay: Overlay
  /// How it is placed.
  public var alignment: Alignment
  /// Puts a view in front of what is modified.
  public nonisolated init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

extension _OverlayModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> LayeredNode<Overlay> {
    LayeredNode(modifier.overlay, alignment: modifier.alignment, isInFront: true, inputs: inputs)
  }
  package static func updateNode(_ node: LayeredNode<Overlay>, with modifier: Self) {
    node.setLayer(modifier.overlay, alignment: modifier.alignment)
  }
}

/// A view behind another.
nonisolated public struct _BackgroundModifier<Background: View>: ViewModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The view behind.
  public var background: Background
  /// How it is placed.
  public var alignment: Alignment
  /// Puts a view behind what is modified.
  public nonisolated init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
}

extension _BackgroundModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> LayeredNode<Background> {
    LayeredNode(modifier.background, alignment: modifier.alignment, isInFront: false, inputs: inputs)
  }
  package static func updateNode(_ node: LayeredNode<Background>, with modifier: Self) {
    node.setLayer(modifier.background, alignment: modifier.alignment)
  }
}

/// A view with another in front of it or behind: the content decides the size, the layer is offered exactly that.
package final class LayeredNode<Layer: View>: WrapperNode {
  private var alignment: Alignment
  private let isInFront: Bool
  private var layer: OverlappingNode!

  init(_ view: Layer, alignment: Alignment, isInFront: Bool, inputs: _ViewInputs) {
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(inputs: inputs)
    layer = OverlappingNode(alignment: alignment, inputs: childInputs)
    layer.list = Layer._makeViewList(view, inputs: layer.childInputs).list
  }

  package override func contentWasSet() { layer.makeChildren() }

  func setLayer(_ view: Layer, alignment new: Alignment) {
    if new != alignment {
      alignment = new
      layer.alignment = new
      invalidatePlacement()
    }
    Layer._updateViewList(view, in: _ViewListOutputs(layer.list))
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if content != nil { visit(content) }
    visit(layer)
  }

  package override var layoutNode: ViewNode { self }

  package override func sizeDepends(on child: ViewNode) -> Bool { child !== layer }

  package override func placeChildren() {
    content.place(at: .zero, proposal: placedProposal)
    let offered = ProposedViewSize(size)
    placeChild(layer, at: layer.alignedOrigin(for: offered, in: size, by: alignment), proposal: offered)
  }

  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    if !isInFront { builder.append(layer) }
    builder.append(content)
    if isInFront { builder.append(layer) }
    return builder.finish()
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    let order: [ViewNode] = isInFront ? [layer, content] : [content, layer]
    for node in order {
      if let hit = node.hitTest(node.convertFromParent(point)) { return hit }
    }
    return nil
  }

  package override var debugName: String { isInFront ? "Overlay" : "Background" }
}
