import CoreGraphicsTypes
public import Foundation
public import SwiftUICore

extension Image {
  /// A picture of a size in points that a closure paints, step by step.
  ///
  ///     Image(size: CGSize(width: 20, height: 20), label: Text("Dot")) { context in
  ///       context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
  ///     }
  ///
  /// The closure runs when the picture shows, once for each number of pixels, in surroundings of its own: light, with text of the
  /// usual size. Without a label the picture says nothing to people who cannot see it.
  /// - Parameters:
  ///   - size: Points; a size that is none, or not above 0, has no picture.
  ///   - label: What is read for it.
  ///   - opaque: Whether the whole picture is painted; what is left free is black then.
  ///   - colorMode: Makes no difference: colours are mixed as sRGB encodes them.
  ///   - renderer: Paints, in points from the top left corner.
  @MainActor
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let picture = Image(opened: PaintedSource(size: size, isOpaque: opaque, renderer), scale: 1)
    self = label.map { picture.labeled($0) } ?? picture.decorative
  }
}

/// A picture that a closure paints whenever it is needed at another number of pixels.
private final class PaintedSource: ImageSource {
  let size: CGSize
  let isVector = true
  private let paint: @MainActor (_ scale: CGFloat) -> CGImage?
  /// The pictures of the last sizes in which it showed.
  private var painted: [(width: CGFloat, image: CGImage?)] = []
  private static let mostSizes = 4

  @MainActor init(size: CGSize, isOpaque: Bool, _ paint: @escaping (inout GraphicsContext) -> Void) {
    let isSize = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    self.size = isSize ? size : .zero
    self.paint = { scale in
      let renderer = ImageRenderer(content: Canvas { context, _ in paint(&context) })
      renderer.proposedSize = ProposedViewSize(size)
      (renderer.scale, renderer.isOpaque, renderer.isObservationEnabled) = (scale, isOpaque, false)
      return renderer.cgImage
    }
  }

  func bitmap(pixelSize: CGSize) -> CGImage? {
    guard size.width > 0, pixelSize.width > 0 else { return nil }
    if let cached = painted.first(where: { $0.width == pixelSize.width }) { return cached.image }
    let (paint, scale) = (paint, pixelSize.width / size.width)
    let image = MainThread.isolated { paint(scale) }
    if painted.count == Self.mostSizes { painted.removeFirst() }
    painted.append((pixelSize.width, image))
    return image
  }
}
