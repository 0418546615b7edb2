import CCairo
import Foundation

/// A picture on a grid of cells of several pixels, for blurs so wide that they leave nothing finer to be seen.
///
/// The grid lies at whole multiples from a pixel that does not depend on what is asked for, so that a pixel's colour follows from
/// the picture around it alone and parts can be made on their own.
struct CoarseGrid {
  /// Pixels for each cell, in each direction.
  let step: Int
  /// The pixel at which cells begin.
  let origin: (x: Int, y: Int)

  /// - Parameters:
  ///   - sigma: Of the blur, in pixels.
  ///   - cellSigma: The least that the blur has in cells: the more, the closer it comes to the Gaussian.
  ///   - origin: A pixel at which a cell begins.
  init(sigma: CGFloat, cellSigma: CGFloat, origin: (x: Int, y: Int) = (0, 0)) {
    var step = 1
    while sigma / CGFloat(step * 2) >= cellSigma { step *= 2 }
    self.step = step
    self.origin = origin
  }

  /// What is left to blur in cells once the means of cells are taken and colours between them are mixed, by their variances: those
  /// of a box of a cell's width and of a tent of twice that.
  func sigma(for sigma: CGFloat) -> CGFloat {
    guard step > 1 else { return sigma }
    let side = CGFloat(step)
    return ((sigma * sigma - (side * side - 1) / 12 - side * side / 6) / (side * side)).squareRoot()
  }

  /// The cells that a region's pixels look at; pixels between two cells mix both.
  func cells(for region: PixelRect) -> PixelRect {
    let floor = { (value: Int) in value >= 0 ? value / step : -((-value + step - 1) / step) }
    return PixelRect(
      x0: floor(region.x0 - origin.x) - 1, y0: floor(region.y0 - origin.y) - 1, x1: floor(region.x1 - 1 - origin.x) + 2,
      y1: floor(region.y1 - 1 - origin.y) + 2)
  }

  func pixels(of cells: PixelRect) -> PixelRect {
    PixelRect(x0: cells.x0 * step, y0: cells.y0 * step, x1: cells.x1 * step, y1: cells.y1 * step)
      .offset(x: origin.x, y: origin.y)
  }

  /// The mean colour of each cell; what lies beyond the picture is transparent, or is left out where its edges count on.
  func means(of picture: Layer, in cells: PixelRect, extendsEdges: Bool) -> Layer {
    let grid = Layer(region: cells)
    setMeans(of: picture, in: cells, of: grid, extendsEdges: extendsEdges)
    return grid
  }

  /// Sets some cells of a grid to the mean colours of what a picture shows in them.
  func setMeans(of picture: Layer, in cells: PixelRect, of grid: Layer, extendsEdges: Bool) {
    cairo_surface_flush(picture.buffer.surface)
    let pixels = Pixels(picture)
    for y in cells.y0..<cells.y1 {
      let target = grid.buffer.row(y - grid.region.y0) - grid.region.x0
      let top = y * step + origin.y
      let rows = clamped(top..<top + step, picture.region.y0, picture.region.y1)
      for x in cells.x0..<cells.x1 {
        let left = x * step + origin.x
        let columns = clamped(left..<left + step, picture.region.x0, picture.region.x1)
        let count = extendsEdges ? columns.count * rows.count : step * step
        target[x] = pixels.mean(columns, rows, count: count)
      }
    }
    grid.buffer.markDirty()
  }

  private func clamped(_ range: Range<Int>, _ low: Int, _ high: Int) -> Range<Int> {
    let start = max(range.lowerBound, low)
    return start..<max(min(range.upperBound, high), start)
  }

  /// The grid at the size of the device's pixels, with colours between the middles of cells mixed.
  func enlarged(_ grid: Layer, to region: PixelRect) -> Layer {
    if step == 1, pixels(of: grid.region) == region { return grid }
    let result = Layer(region: region)
    let context = cairo_create(result.buffer.surface)
    let position = pixels(of: grid.region)
    cairo_translate(context, Double(position.x0 - region.x0), Double(position.y0 - region.y0))
    cairo_scale(context, Double(step), Double(step))
    cairo_set_source_surface(context, grid.buffer.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_destroy(context)
    return result
  }
}

/// The pixels of a layer, to be read one after the other.
private struct Pixels {
  private let first: UnsafeRawPointer
  private let stride: Int
  private let x0: Int
  private let y0: Int

  init(_ layer: Layer) {
    first = UnsafeRawPointer(layer.buffer.row(0))
    stride = layer.buffer.stride
    (x0, y0) = (layer.region.x0, layer.region.y0)
  }

  /// The mean colour of some pixels, as if there were so many of them.
  func mean(_ columns: Range<Int>, _ rows: Range<Int>, count: Int) -> UInt32 {
    guard !columns.isEmpty, !rows.isEmpty else { return 0 }
    var (blue, green, red, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    // Two channels of two pixels are added up at a time, as long as they have room beside each other.
    var (even, odd, room): (UInt64, UInt64, Int) = (0, 0, 256)
    let flush = {
      blue &+= UInt32(even & 0xFFFF) &+ UInt32(even &>> 32 & 0xFFFF)
      red &+= UInt32(even &>> 16 & 0xFFFF) &+ UInt32(even &>> 48)
      green &+= UInt32(odd & 0xFFFF) &+ UInt32(odd &>> 32 & 0xFFFF)
      alpha &+= UInt32(odd &>> 16 & 0xFFFF) &+ UInt32(odd &>> 48)
      (even, odd, room) = (0, 0, 256)
    }
    for y in rows {
      let (line, column): (Int, Int) = (y - y0, columns.lowerBound - x0)
      let row = first + (line * stride + column * 4)
      var start = 0
      while start < columns.count {
        if room == 0 { flush() }
        room &-= 1
        let isPair = start &+ 1 < columns.count
        let pixels =
          isPair
          ? row.loadUnaligned(fromByteOffset: start &* 4, as: UInt64.self)
          : UInt64(row.load(fromByteOffset: start &* 4, as: UInt32.self))
        even &+= pixels & 0xFF_00FF_00FF_00FF
        odd &+= pixels &>> 8 & 0xFF_00FF_00FF_00FF
        start &+= 2
      }
    }
    flush()
    let count = UInt32(count)
    let mean = { (sum: UInt32) in (sum &+ count / 2) / count }
    return mean(blue) | mean(green) << 8 | mean(red) << 16 | mean(alpha) << 24
  }
}
