import CCairo
import Foundation
import PangoText
import DisplayModel

/// How glyphs cover pixels, for each font at each device size.
///
/// Cairo 1.16 places glyphs on whole pixels only, which shows as uneven spacing. Here each glyph is drawn by Cairo at
/// four times its width, and the average of four columns gives it at any quarter of a pixel.
final class GlyphCache {
  /// Larger glyphs are drawn as paths, in device pixels for each em.
  static let sizeLimit: CGFloat = 160
  private static let byteLimit = 16 << 20

  private struct Key: Hashable {
    let face: OpaquePointer
    let xx: Double
    let xy: Double
    let yy: Double
  }
  private var fonts: [Key: GlyphFont] = [:]
  private var frame = 0

  func beginFrame() {
    frame += 1
    guard frame % 60 == 0 else { return }
    if fonts.values.reduce(0, { $0 + $1.byteCount }) > Self.byteLimit { fonts.removeAll() }
  }

  func font(_ face: PangoFace, scale: CGFloat) -> GlyphFont {
    let m = face.fontMatrix
    let key = Key(face: face.cairoFontFace, xx: m.xx * scale, xy: m.xy * scale, yy: m.yy * scale)
    if let cached = fonts[key] { return cached }
    let font = GlyphFont(face, scale: scale)
    fonts[key] = font
    return font
  }
}

/// The glyphs of one font at one device size.
final class GlyphFont {
  /// Keeps the font's files and Cairo's face alive.
  private let face: PangoFace
  private let scale: CGFloat
  /// Columns, and rows for glyphs between whole rows, that are drawn for each pixel.
  private static let fineness = 4
  private var masks: [UInt64: GlyphMask?] = [:]
  private(set) var byteCount = 0
  /// `cairo_scaled_font_t *`: four times as wide, and four times as wide and high; owned.
  private let wide: OpaquePointer
  private var large: OpaquePointer?
  /// Fonts made bold by their outlines grow alike in both directions only when both are scaled alike.
  private let isEmboldened: Bool

  init(_ face: PangoFace, scale: CGFloat) {
    self.face = face
    self.scale = scale
    wide = Self.makeFont(face, Double(scale) * 4, Double(scale))
    isEmboldened = face.isEmboldened
  }

  deinit {
    cairo_scaled_font_destroy(wide)
    if let large { cairo_scaled_font_destroy(large) }
  }

  private static func makeFont(_ face: PangoFace, _ scaleX: Double, _ scaleY: Double) -> OpaquePointer {
    let m = face.fontMatrix
    var matrix = cairo_matrix_t(xx: m.xx, yx: m.yx, xy: m.xy, yy: m.yy, x0: 0, y0: 0)
    var device = cairo_matrix_t(xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: 0, y0: 0)
    return cairo_scaled_font_create(face.cairoFontFace, &matrix, &device, face.cairoFontOptions)
  }

  /// A glyph with its origin some quarters of a pixel right of and below a pixel's corner; `nil` when it has no ink.
  func mask(_ glyph: UInt32, phaseX: Int, phaseY: Int) -> GlyphMask? {
    let key = UInt64(glyph) << 4 | UInt64(phaseX << 2 | phaseY)
    if let cached = masks[key] { return cached }
    let made = draw(glyph, phaseX, phaseY)
    masks[key] = .some(made)
    byteCount += 64 + (made?.bytes.count ?? 0)
    return made
  }

  private func draw(_ glyph: UInt32, _ phaseX: Int, _ phaseY: Int) -> GlyphMask? {
    let n = Self.fineness
    let rows = phaseY == 0 && !isEmboldened ? 1 : n
    var font = wide
    if rows == n {
      font = large ?? Self.makeFont(face, Double(scale) * 4, Double(scale) * 4)
      large = font
    }
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &item, 1, &extents)
    // The extents are in points; the drawing has n × rows samples for each pixel.
    let (unitX, unitY) = (Double(scale) * Double(n), Double(scale) * Double(rows))
    guard extents.width > 0, extents.height > 0, extents.width * unitX < 8192, extents.height * unitY < 8192 else { return nil }
    let left = Int((extents.x_bearing * unitX).rounded(.down)) - 1, top = Int((extents.y_bearing * unitY).rounded(.down)) - 1
    let width = Int((extents.width * unitX).rounded(.up)) + 3, height = Int((extents.height * unitY).rounded(.up)) + 3
    guard let samples = CoverageBuffer(width: width, height: height) else { return nil }
    let context = notNull(cairo_create(samples.surface))
    cairo_translate(context, -Double(left), -Double(top))
    cairo_scale(context, unitX, unitY)
    cairo_set_scaled_font(context, font)
    cairo_show_glyphs(context, &item, 1)
    cairo_destroy(context)
    samples.flush()
    return GlyphMask(
      averaging: samples, left: left + phaseX, top: top + (rows == 1 ? 0 : phaseY), columns: n, rows: rows)
  }
}

/// How one glyph covers pixels.
struct GlyphMask {
  /// Pixels from the glyph's pixel to the first column and row.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Averages samples to one coverage for each pixel.
  ///
  /// `left` and `top` say where the first sample lies, in samples from the corner of the glyph's pixel; `columns` times `rows`
  /// samples make a pixel.
  init(averaging samples: CoverageBuffer, left: Int, top: Int, columns: Int, rows: Int) {
    let first = (x: left.flooredQuotient(columns), y: top.flooredQuotient(rows))
    let last = (
      x: (left + samples.width - 1).flooredQuotient(columns), y: (top + samples.height - 1).flooredQuotient(rows)
    )
    let (width, height) = (last.x - first.x + 1, last.y - first.y + 1)
    var sums = [UInt16](repeating: 0, count: width * height)
    for y in 0..<samples.height {
      let row = ((top + y).flooredQuotient(rows) - first.y) * width
      let line = samples.bytes + y * samples.stride
      var (column, inside) = (0, left - first.x * columns)
      for x in 0..<samples.width {
        sums[row + column] += UInt16(line[x])
        inside += 1
        if inside == columns { (column, inside) = (column + 1, 0) }
      }
    }
    let count = UInt16(columns * rows)
    self.left = first.x
    self.top = first.y
    self.width = width
    self.height = height
    bytes = sums.map { UInt8(($0 + count / 2) / count) }
  }

  /// Adds the coverage to a mask, of which the glyph may leave the edges.
  func add(to target: CoverageBuffer, x: Int, y: Int) {
    let (x0, x1) = (max(x, 0), min(x + width, target.width))
    let (y0, y1) = (max(y, 0), min(y + height, target.height))
    guard x0 < x1, y0 < y1 else { return }
    bytes.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for row in y0..<y1 {
        let from = source + (row - y) * width + x0 - x
        let to = target.bytes + row * target.stride + x0
        for column in 0..<(x1 - x0) {
          let sum = UInt16(to[column]) &+ UInt16(from[column])
          to[column] = UInt8(truncatingIfNeeded: min(sum, 255))
        }
      }
    }
  }
}

extension Int {
  /// The quotient rounded towards minus infinity.
  fileprivate func flooredQuotient(_ divisor: Int) -> Int { self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor) }
}
