package import Foundation

/// A picture on the screen while it is asked for something: what it may know of its view.
///
/// It is the only way from a module above the engine to the node that shows its picture, and lasts as long as the call that it is
/// given to; what is kept for later is its `reference`. It costs no allocation.
package struct DrawingContext {
  let node: ViewNode
  /// The surroundings; what a picture reads of them it is asked for again when that changes.
  package let environment: EnvironmentValues
  /// How far it has come from the picture before, where it leads there step by step; else 1.
  package let fraction: Double

  /// The size that the layout gave it.
  package var size: CGSize { node.size }
  /// Where it shows, in the window's points.
  package var frameInWindow: CGRect { node.frameInWindow }
  /// Whether its leading edge is the right one.
  package var isRightToLeft: Bool { node.isRightToLeft }
  /// The identity of what it paints, for fragments that belong to it.
  package var displayID: DisplayID { node.displayID }
  /// The picture for whoever asks for it later.
  package var reference: PictureReference { PictureReference(node: node) }

  /// A text, ready to be measured and painted in the surroundings.
  package func painted(_ text: Text) -> PaintedText { painted(text, in: environment) }

  /// A text, ready to be measured and painted in other surroundings than the picture's own.
  package func painted(_ text: Text, in environment: EnvironmentValues) -> PaintedText {
    PaintedText(text, in: environment, services: node.graph.services)
  }

  /// What a style paints a rectangle with.
  package func paint(_ style: any ShapeStyle, in frame: CGRect) -> DisplayPaint {
    style._paint(_ShapeStyleRequest(environment: environment, frame: frame)).paint
  }

  /// A fragment with what a style of the picture adds besides its paint.
  package func applying(_ paint: _ShapeStylePaint, to fragment: DisplayFragment) -> DisplayFragment {
    fragment.applying(paint, for: node, environment)
  }
}

/// A picture on the screen, for whoever asks for it later than in a call that gets its ``DrawingContext``.
///
/// It keeps nothing alive; once the picture has left the screen there is nothing to be known of it, and two references to it are
/// still equal.
package struct PictureReference: Hashable {
  private let reference: WeakReference<GraphNode>

  fileprivate init(node: ViewNode) { reference = node.weakReference }

  private var node: ViewNode? {
    guard let node = reference.object as? ViewNode, node.isMounted else { return nil }
    return node
  }

  /// Whether the picture is on the screen.
  package var isMounted: Bool { node != nil }
  /// The size that the layout gave it; `nil` once it is gone.
  package var size: CGSize? { node?.size }
  /// Where it shows, in the window's points; `nil` once it is gone.
  package var frameInWindow: CGRect? { node?.frameInWindow }
  /// Whether its leading edge is the right one; `nil` once it is gone.
  package var isRightToLeft: Bool? { node?.isRightToLeft }
  /// Its bounds, for a `GeometryProxy`; `nil` once it is gone.
  package var bounds: Anchor<CGRect>? { node.map { Anchor<CGRect>.Source.bounds.make($0) } }

  /// Has the picture painted again, in the next frame; returns whether it is there still.
  @discardableResult
  package func invalidateDisplay() -> Bool {
    guard let node else { return false }
    node.invalidateDisplay()
    return true
  }

  package static func == (a: Self, b: Self) -> Bool { a.reference === b.reference }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(reference)) }
}

extension FragmentBuilder {
  /// A builder of what a picture paints.
  package init(for context: DrawingContext) { self.init(for: context.node) }
}

extension PaintedText {
  /// A layout of the text as a picture paints it, its top left corner at the origin.
  package func fragment(_ layout: TextLayout, of context: DrawingContext) -> DisplayFragment {
    fragment(layout, of: context.node)
  }

  /// Adds a layout of the text at a place of a picture, without a fragment of its own: one that moves beside others would be taken
  /// for one of them.
  package func append(
    _ layout: TextLayout, at origin: CGPoint, to builder: inout FragmentBuilder, of context: DrawingContext
  ) {
    append(layout, at: origin, to: &builder, of: context.node)
  }
}

extension AccessibilityBuilder {
  /// Adds an element for a part of a picture; none where it has no name.
  package mutating func appendLeaf(role: AccessibilityRole, label: String, of context: DrawingContext) {
    appendLeaf(role: role, label: label, node: context.node)
  }
}
