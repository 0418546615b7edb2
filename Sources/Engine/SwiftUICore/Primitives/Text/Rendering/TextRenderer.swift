public import Foundation

/// Draws texts in another way than the engine does; apply it with `textRenderer(_:)`.
///
/// It is given the laid out text and a context whose origin is the text's top left corner, and draws lines, runs or single glyphs,
/// each with the opacity, the filters and the transform that the context has then. The layout does not know: a renderer whose
/// `animatableData` moves is asked to draw in each frame, and the text is neither shaped nor broken into lines again. Links, the
/// selection and what is read to people who cannot see the text stay those of the text.
///
///     struct Wave: TextRenderer {
///       var height: Double
///       var animatableData: Double {
///         get { height }
///         set { height = newValue }
///       }
///       func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, glyph) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///           var copy = context
///           copy.translateBy(x: 0, y: height * sin(Double(index)))
///           copy.draw(glyph, options: .disablesSubpixelQuantization)
///         }
///       }
///     }
public protocol TextRenderer: Animatable {
  /// Draws the text, in points from its top left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size that the text takes of a proposal, in points; by default that of the text itself.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far beyond the text's bounds the renderer draws, in points; what lies further out is cut off. By default nothing beyond the
  /// text's own letters.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// Nothing beyond the text's own letters.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws, to be asked for its size.
public struct TextProxy {
  private weak var node: TextNode?

  init(_ node: TextNode) { self.node = node }

  /// The size that the text itself takes of a proposal, in points; zero once the text is gone.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node?.ownSize(for: proposal) ?? .zero }
}
