import CoreGraphicsTypes
public import Foundation

extension GraphicsContext {
  /// A text with the fonts and colours of the canvas, which can be measured.
  public struct ResolvedText {
    /// What is painted in place of the foreground.
    public var shading: Shading = .foreground
    let text: PaintedText

    init(_ text: Text, in context: GraphicsContext) {
      self.text = PaintedText(text, in: context.environment, services: context.layer.node.graph.services)
    }

    func layout(in size: CGSize) -> TextLayout { text.layout(width: max(size.width, 0), height: max(size.height, 0)) }

    /// The size that it takes of a size, in points.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }
    /// From the top to the first baseline in a size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }
    /// From the top to the last baseline in a size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }
  }

  /// An image that was found, which can be measured.
  public struct ResolvedImage {
    /// What an image is painted with that shows as a stencil, such as a symbol; `nil`: the foreground.
    public var shading: Shading?
    /// The size of the image, in points.
    public let size: CGSize
    /// From the top to the baseline, in points; an image without one stands on its lower edge.
    public let baseline: CGFloat
    let graphic: ImageGraphic

    init(_ image: Image, in context: GraphicsContext) {
      graphic = ImageGraphic(image, environment: context.environment, services: context.layer.node.graph.services)
      size = graphic.naturalSize
      baseline = graphic.baseline(inHeight: size.height) ?? size.height
    }
  }

  /// A view of the canvas that can be painted.
  public struct ResolvedSymbol {
    /// The size of the view, in points.
    public let size: CGSize
    let node: ViewNode
  }

  /// Gives a text the fonts and colours of the canvas.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: self) }
  /// Finds an image.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: self) }
  /// Settles a shading for the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Finds a view among the symbols of the canvas, by its id or tag; `nil` where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    layer.canvas?.symbol(AnyHashable(id)).map { ResolvedSymbol(size: $0.size, node: $0) }
  }
}
