import CoreGraphicsTypes
public import Foundation

extension Image {
  /// Shows what a closure paints on an area of a size in points, from its top left corner with y pointing down.
  ///
  /// What lies outside of the area is cut off. The closure runs whenever the image is drawn anew, and what it paints is as sharp at
  /// every size. `label` is read to people who cannot see it; with `opaque` what the closure leaves free is black. Colours are
  /// mixed as sRGB encodes them; that another way was asked for is reported.
  ///
  ///     Image(size: CGSize(width: 30, height: 20)) { context in
  ///       context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(.orange))
  ///     }
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    if colorMode != .nonLinear {
      Diagnostics.report("Image(size:) has colorMode \(colorMode): colours are mixed as for nonLinear, as sRGB encodes them")
    }
    let isUsable = size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
    if !isUsable { Diagnostics.report("an image of \(size.width) × \(size.height) points cannot be painted; nothing is drawn") }
    self.init(source: .painted(PaintedBox(isOpaque: opaque, paint: renderer), size: isUsable ? size : .zero))
    self.label = label
    isDecorative = label == nil
  }

  // Safe: what it holds is only called on the main thread, where views are drawn.
  /// A closure that paints a picture, compared by identity.
  final class PaintedBox: Equatable, @unchecked Sendable {
    let isOpaque: Bool
    let paint: (inout GraphicsContext) -> Void

    init(isOpaque: Bool, paint: @escaping (inout GraphicsContext) -> Void) { (self.isOpaque, self.paint) = (isOpaque, paint) }

    static func == (a: PaintedBox, b: PaintedBox) -> Bool { a === b }
  }
}

/// What a closure paints, in an environment.
struct PaintedPicture {
  let box: Image.PaintedBox
  let size: CGSize
  let environment: EnvironmentValues

  /// The closure's steps, on an area from the origin on.
  private func painted(in graph: ViewGraph) -> DisplayFragment {
    guard size.width > 0, size.height > 0 else { return .empty }
    let page = CGRect(origin: .zero, size: size)
    let canvas = CanvasNode({ _, _ in }, inputs: _ViewInputs(graph: graph, parent: nil, scope: EnvironmentScope(parent: nil)))
    canvas.show(EmptyView())
    defer { canvas.unmount() }
    let layer = GraphicsLayer(of: canvas, page: page)
    if box.isOpaque { layer.append(layer.area(.black), clip: nil) }
    var context = GraphicsContext(layer: layer, environment: environment)
    box.paint(&context)
    return layer.fragment().wrapped(
      in: .clip(Path(page), isEvenOdd: false, isAntialiased: true, snapFrame: nil), id: canvas.displayID)
  }

  /// The picture stretched to a frame; with a paint, as a stencil.
  func fragment(in frame: CGRect, of node: ViewNode, stencil: DisplayPaint?) -> DisplayFragment {
    let stretch = CGAffineTransform(
      a: frame.width / max(size.width, 1e-9), b: 0, c: 0, d: frame.height / max(size.height, 1e-9), tx: frame.minX,
      ty: frame.minY)
    let steps = painted(in: node.graph)
    let picture = stretch.isIdentity ? steps : steps.wrapped(in: .transform(ProjectionTransform(stretch)), id: node.displayID)
    guard let stencil, !picture.isEmpty else { return picture }
    var builder = FragmentBuilder(for: node)
    builder.append(.fill(DisplayFill(path: Path(frame), paint: stencil)), bounds: frame)
    return builder.finish().wrapped(in: .mask(picture, offset: .zero), id: node.displayID)
  }

  /// The picture in pixels, so many for each point; `nil`, with a report, where it cannot be made.
  func image(scale: CGFloat) -> CGImage? {
    guard let graph = environment.reader?.graph, size.width > 0, size.height > 0 else { return nil }
    do {
      return try graph.services.pictures.image(
        of: DisplayList(root: painted(in: graph), size: size, scale: scale), isOpaque: box.isOpaque)
    } catch {
      Diagnostics.report("an image that a closure paints: \(error)")
      return nil
    }
  }
}
