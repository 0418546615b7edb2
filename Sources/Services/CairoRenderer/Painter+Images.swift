import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Names a picture as it is drawn at one size.
struct ImageKey: Hashable {
  let image: ObjectIdentifier
  let width: Int
  let height: Int
  /// Everything else that changes pixels.
  let style: ImageStyle
}

/// How a picture fills its frame, in device pixels.
struct ImageStyle: Hashable {
  var tiles: Bool
  var interpolation: DisplayImage.Interpolation
  /// Left, top, right, bottom: in pixels of the picture, then of the device.
  var sourceInsets: [Int] = [0, 0, 0, 0]
  var deviceInsets: [Int] = [0, 0, 0, 0]
  /// Device pixels for each pixel of the picture where it repeats.
  var tileScaleX: CGFloat = 1
  var tileScaleY: CGFloat = 1
}

/// A drawn picture.
///
/// Its source may go; then the identity in the key can become that of another one.
struct ImageEntry: RasterCacheable {
  weak var image: CGImage?
  let buffer: PixelBuffer
  var byteCount: Int { buffer.stride * buffer.height }
}

extension Painter {
  func paint(_ image: DisplayImage) {
    let frame = image.frame.standardized
    guard frame.width > 0, frame.height > 0, touches(frame), transform.isInvertible, !embed(image, frame) else { return }
    if transform.keepsDirections, let device = snappedPixels(of: frame) {
      paintUpright(image, PixelRect(covering: device.integralPixels))
    } else {
      paintTurned(image, frame)
    }
  }

  private func paintUpright(_ image: DisplayImage, _ position: PixelRect) {
    let visible = position.intersection(clip)
    guard !visible.isEmpty, let drawing = ImageDrawing(image, width: position.width, height: position.height) else { return }
    let (buffer, region) = drawing.pixels(
      visible.offset(x: -position.x0, y: -position.y0), cache: renderer.images)
    let device = region.offset(x: position.x0, y: position.y0)
    if let template = image.templatePaint {
      paint(template, through: buffer.surface, device, visible)
      return
    }
    saving {
      setSource(surface: buffer.surface, x: device.x0, y: device.y0)
      cairo_rectangle(context, Double(visible.x0), Double(visible.y0), Double(visible.width), Double(visible.height))
      if alpha < 1 {
        cairo_clip(context)
        cairo_paint_with_alpha(context, alpha)
      } else {
        cairo_fill(context)
      }
    }
  }

  /// Under rotation, the picture is drawn upright at its device size, and that is turned.
  private func paintTurned(_ image: DisplayImage, _ frame: CGRect) {
    let t = transform
    let width = min(max(Int((frame.width * hypot(t.a, t.b)).rounded(.up)), 1), 4096)
    let height = min(max(Int((frame.height * hypot(t.c, t.d)).rounded(.up)), 1), 4096)
    let visible = pixels(of: frame)
    guard !visible.isEmpty, let drawing = ImageDrawing(image, width: width, height: height) else { return }
    let (buffer, _) = drawing.pixels(PixelRect(x: 0, y: 0, width: width, height: height), cache: renderer.images)
    var pixelsToDevice = t.movedBy(x: frame.minX, y: frame.minY)
    pixelsToDevice = pixelsToDevice.scaledBy(x: frame.width / CGFloat(width), y: frame.height / CGFloat(height))
    let layer = PlaneMap(buffer, ProjectionTransform(pixelsToDevice), edge: .extended).draw(visible)
    if let template = image.templatePaint {
      guard
        let shape = self.layer(
          visible,
          { painter in
            painter.setSource(layer)
            painter.mask(painter.allPixels(of: frame)) { $0.fillShape(frame, isAntialiased: image.isAntialiased) }
          })
      else { return }
      paint(template, through: shape.buffer.surface, visible, visible)
      return
    }
    if alpha < 1 { layer.fade(alpha) }
    setSource(layer)
    mask(allPixels(of: frame)) { $0.fillShape(frame, isAntialiased: image.isAntialiased) }
  }

  /// Paints through the alpha of a picture.
  ///
  /// Readers of SVG take masks by their brightness, so files get another picture instead.
  private func paint(_ paint: DisplayPaint, through shape: OpaquePointer, _ region: PixelRect, _ visible: PixelRect) {
    guard isVector else {
      guard setSource(paint, transform, visible) else { return }
      cairo_mask_surface(context, shape, Double(region.x0), Double(region.y0))
      return
    }
    guard
      let colored = layer(
        region,
        { painter in
          painter.alpha = alpha
          guard painter.setSource(paint, transform, region) else { return }
          cairo_paint(painter.context)
        })
    else { return }
    colored.keep(where: shape)
    place(colored)
  }

  private func fillShape(_ frame: CGRect, isAntialiased: Bool) {
    setColor(.black)
    cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    append(Path(frame), transform)
    cairo_fill(context)
  }
}

extension CGRect {
  /// The rectangle with edges at whole numbers and at least one wide and high.
  fileprivate var integralPixels: CGRect {
    CGRect(x: minX, y: minY, width: max(width.rounded(), 1), height: max(height.rounded(), 1))
  }
}

/// A picture for a frame of known size in device pixels.
struct ImageDrawing {
  private let bitmap: CGImage
  private let width: Int
  private let height: Int
  private let style: ImageStyle

  /// Pictures larger than this are drawn only where they are seen.
  private static let areaLimit = 4 << 20

  /// `nil` when the source has no pixels.
  init?(_ image: DisplayImage, width: Int, height: Int) {
    let natural = CGSize(width: max(image.naturalSize.width, 1e-3), height: max(image.naturalSize.height, 1e-3))
    let frame = image.frame.standardized
    let device = CGSize(width: CGFloat(width) / frame.width, height: CGFloat(height) / frame.height)
    let insets: EdgeInsets
    var tiles = false
    switch image.resizing {
    case .stretch(let capInsets): insets = capInsets
    case .tile(let capInsets): (insets, tiles) = (capInsets, true)
    }
    let hasInsets = insets.leading > 0 || insets.trailing > 0 || insets.top > 0 || insets.bottom > 0
    // What keeps its own size is asked for at that; the rest at the size it is stretched to.
    let size =
      tiles || hasInsets
      ? CGSize(width: natural.width * device.width, height: natural.height * device.height)
      : CGSize(width: width, height: height)
    guard let bitmap = image.source.bitmap(pixelSize: size), bitmap.width > 0, bitmap.height > 0 else { return nil }
    self.bitmap = bitmap
    self.width = width
    self.height = height
    var style = ImageStyle(tiles: tiles, interpolation: image.interpolation)
    let pixels = CGSize(width: CGFloat(bitmap.width) / natural.width, height: CGFloat(bitmap.height) / natural.height)
    if tiles {
      style.tileScaleX = device.width / pixels.width
      style.tileScaleY = device.height / pixels.height
    }
    if hasInsets {
      let x = Self.insets(insets.leading, insets.trailing, pixels.width, device.width, bitmap.width, width)
      let y = Self.insets(insets.top, insets.bottom, pixels.height, device.height, bitmap.height, height)
      style.sourceInsets = [x.source.0, y.source.0, x.source.1, y.source.1]
      style.deviceInsets = [x.device.0, y.device.0, x.device.1, y.device.1]
    }
    self.style = style
  }

  /// Insets at the two ends of an axis, in pixels of the picture and of the device.
  ///
  /// Where there is no room, they shrink alike.
  private static func insets(
    _ first: CGFloat, _ second: CGFloat, _ pixels: CGFloat, _ device: CGFloat, _ length: Int, _ target: Int
  ) -> (source: (Int, Int), device: (Int, Int)) {
    func whole(_ unit: CGFloat, _ room: Int) -> (Int, Int) {
      // What is no number counts as none, and what is without end as so much that it can be added.
      let (a, b) = (min(max(0, first * unit), 1e9), min(max(0, second * unit), 1e9))
      let fit = a + b > CGFloat(room) ? CGFloat(room) / (a + b) : 1
      let start = min(Int((a * fit).rounded()), room)
      return (start, min(Int((b * fit).rounded()), room - start))
    }
    return (whole(pixels, length), whole(device, target))
  }

  /// The drawn picture, or a part of it that holds what is seen, and where that part lies in the picture.
  func pixels(
    _ visible: PixelRect, cache: RasterCache<ImageKey, ImageEntry>
  ) -> (buffer: PixelBuffer, region: PixelRect) {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let isSmall =
      width <= PixelBuffer.sideLimit && height <= PixelBuffer.sideLimit
      && (whole.area <= Self.areaLimit || whole.area < visible.area * 2)
    guard isSmall else { return (draw(visible), visible) }
    let key = ImageKey(image: ObjectIdentifier(bitmap), width: width, height: height, style: style)
    if let cached = cache[key], cached.image === bitmap { return (cached.buffer, whole) }
    let buffer = draw(whole)
    cache.insert(ImageEntry(image: bitmap, buffer: buffer), for: key)
    return (buffer, whole)
  }

  private func draw(_ region: PixelRect) -> PixelBuffer {
    let buffer = PixelBuffer(width: region.width, height: region.height)
    let (s, d) = (style.sourceInsets, style.deviceInsets)
    let x = AxisMap(
      source: bitmap.width, target: width, sourceEnds: (s[0], s[2]), targetEnds: (d[0], d[2]),
      tileScale: style.tiles ? style.tileScaleX : nil, interpolation: style.interpolation, range: region.x0..<region.x1)
    let y = AxisMap(
      source: bitmap.height, target: height, sourceEnds: (s[1], s[3]), targetEnds: (d[1], d[3]),
      tileScale: style.tiles ? style.tileScaleY : nil, interpolation: style.interpolation, range: region.y0..<region.y1)
    ImageScaler(x: x, y: y).draw(bitmap, into: buffer, alpha: 1)
    return buffer
  }
}
