import Foundation

extension View {
  /// Has the texts inside drawn by a renderer; of several around each other the innermost draws.
  ///
  ///     Text("Kyoto").textRenderer(Wave(height: isWaving ? 4 : 0))
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, TextRendererSource(renderer))
  }
}

/// A renderer of any type, as it stands in the environment.
struct TextRendererSource {
  private let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  /// The renderer as a text shows it, at rest.
  func makeShown() -> any ShownTextRenderer {
    func make<R: TextRenderer>(_ renderer: R) -> any ShownTextRenderer { AnimatedTextRenderer(renderer) }
    return make(renderer)
  }

  /// Lets a text that shows a renderer show this one, on the way that the node's transaction says; `false` where it is of another
  /// type.
  func show(in shown: any ShownTextRenderer, of node: TextNode) -> Bool {
    func show<R: TextRenderer>(_ renderer: R) -> Bool {
      guard let shown = shown as? AnimatedTextRenderer<R> else { return false }
      node.set(renderer, in: &shown.renderer, transaction: node.transaction)
      return true
    }
    return show(renderer)
  }
}

extension TextRendererSource: StructurallyComparable {
  package static func areEqual(_ a: TextRendererSource, _ b: TextRendererSource) -> Bool {
    func isEqual<R: TextRenderer>(_ renderer: R) -> Bool {
      (b.renderer as? R).map { ValueComparator.areEqualViews(renderer, $0) } ?? false
    }
    return isEqual(a.renderer)
  }
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: TextRendererSource? { nil } }

extension EnvironmentValues {
  /// What draws the texts here; `nil`: the engine.
  var textRenderer: TextRendererSource? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// A renderer of any type, perhaps on its way to another value.
protocol ShownTextRenderer: AnyObject, NodeMotion {
  func draw(_ layout: Text.Layout, in context: inout GraphicsContext)
  func size(for proposal: ProposedViewSize, of text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

/// A renderer, perhaps on its way to another value.
final class AnimatedTextRenderer<Renderer: TextRenderer>: ShownTextRenderer {
  var renderer: AnimatedValue<Renderer>

  init(_ renderer: Renderer) { self.renderer = AnimatedValue(renderer) }

  func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {
    renderer.presentation.draw(layout: layout, in: &context)
  }
  func size(for proposal: ProposedViewSize, of text: TextProxy) -> CGSize {
    renderer.presentation.sizeThatFits(proposal: proposal, text: text)
  }
  var displayPadding: EdgeInsets { renderer.presentation.displayPadding }

  var isMoving: Bool { renderer.isMoving }
  func advance(for node: GraphNode) { renderer.advance(for: node) }
  func stop(for node: GraphNode) { renderer.stop(for: node) }
}
