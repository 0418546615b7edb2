import CCairo
import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Small shapes of plain colours that follow each other.
///
/// Cairo makes the masks of all of them at once, below each other on one sheet, since most of what a small mask costs is its
/// beginning and its end. Rows of a mask do not depend on each other, so each looks as it does alone.
struct ShapeRun {
  /// Fewer shapes are painted one by one.
  static let fewest = 16

  /// How the mask of a shape is drawn.
  private enum Drawing: Equatable {
    /// Whole pixels, which need no mask.
    case pixels
    case rectangle
    case fill(isEvenOdd: Bool)
    case stroke
  }

  private struct Cell {
    let item: Int
    let drawing: Drawing
    /// Where the shape lies on the device, and what of it is painted.
    let whole: PixelRect
    let seen: PixelRect
    /// The first row of its mask on the sheet.
    var row = 0
    let color: UInt32
  }

  private let items: [DisplayItem]
  private let painter: Painter
  private var cells: [Cell] = []
  private var rows = 0
  /// The item after the last one.
  private(set) var end: Int

  /// How many items are painted together, those that are not seen included.
  var count: Int { end - start }
  private let start: Int

  /// Takes as many items as can be painted together.
  init(_ items: [DisplayItem], from start: Int, _ painter: Painter) {
    (self.items, self.painter, self.start, end) = (items, painter, start, start)
    while end < items.count, rows < ShapeSheet.height - ShapeSheet.width {
      guard let cell = cell(end) else { break }
      end += 1
      if cell.seen.isEmpty { continue }
      var placed = cell
      placed.row = rows
      // A row between masks is left free.
      if cell.drawing != .pixels { rows += cell.whole.height + 1 }
      cells.append(placed)
    }
  }

  /// How an item is painted; `nil` where it is painted otherwise.
  private func cell(_ index: Int) -> Cell? {
    switch items[index] {
    case .fill(let fill):
      guard fill.isAntialiased, case .color(let color) = fill.paint else { return nil }
      let t = painter.snapped(to: fill.snapFrame)
      if case .rect(let rect) = fill.path.storage, t.keepsDirections {
        let device = rect.standardized.mapped(by: t)
        let isWhole = device.isNearly(device.rounded)
        return cell(
          index, isWhole ? .pixels : .rectangle, PixelRect(covering: isWhole ? device.rounded : device), color)
      }
      let whole = PixelRect(covering: fill.path.boundingRect.mapped(by: t))
      return cell(index, .fill(isEvenOdd: fill.isEvenOdd), whole, color)
    case .stroke(let stroke):
      guard stroke.isAntialiased, stroke.style.dash.isEmpty, stroke.style.lineWidth > 0, stroke.style.lineWidth < 64,
        painter.transform.isInvertible, case .color(let color) = stroke.paint
      else { return nil }
      let reach = stroke.style.reach
      let frame = stroke.path.boundingRect.insetBy(dx: -reach, dy: -reach)
      return cell(index, .stroke, PixelRect(covering: frame.mapped(by: painter.snapped(to: stroke.snapFrame))), color)
    case .text, .image, .fragment, .group: return nil
    }
  }

  private func cell(_ index: Int, _ drawing: Drawing, _ whole: PixelRect, _ color: DisplayColor) -> Cell? {
    guard whole.width <= ShapeSheet.width, whole.height <= ShapeSheet.width else { return nil }
    let seen = color.alpha > 0 ? whole.intersection(painter.clip) : .empty
    return Cell(item: index, drawing: drawing, whole: whole, seen: seen, color: color.premultiplied(painter.alpha))
  }

  // MARK: Painting

  /// Paints the items in their order.
  func paint(into surface: OpaquePointer) {
    let sheet = painter.renderer.shapeSheet
    if rows > 0 { draw(on: sheet) }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let target = Target(data, stride: Int(cairo_image_surface_get_stride(surface)), origin: painter.origin)
    for (index, cell) in cells.enumerated() {
      if index + Self.ahead < cells.count { sheet.note(target.touch(cells[index + Self.ahead].seen)) }
      for y in cell.seen.y0..<cell.seen.y1 {
        let pixels = target.pixels(cell.seen.x0, y)
        if cell.drawing == .pixels {
          for column in 0..<cell.seen.width { pixels[column] = cell.color.over(pixels[column]) }
        } else {
          let mask = sheet.bytes + (cell.row + y - cell.whole.y0) * sheet.stride + (cell.seen.x0 - cell.whole.x0)
          cell.color.paint(through: mask, over: pixels, count: cell.seen.width)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// How many shapes before its own turn the pixels of one are asked for.
  private static let ahead = 4

  /// The pixels that are painted.
  private struct Target {
    private let first: UnsafeMutablePointer<UInt8>
    private let stride: Int

    init(_ data: UnsafeMutablePointer<UInt8>, stride: Int, origin: (x: Int, y: Int)) {
      first = data - origin.y * stride - origin.x * 4
      self.stride = stride
    }

    func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
      UnsafeMutableRawPointer(first + y * stride + x * 4).assumingMemoryBound(to: UInt32.self)
    }

    /// Reads from both ends of each row of a rectangle, so that its pixels are on their way from memory when they are needed: each row lies on
    /// a page of its own, and to wait for them one by one takes longer than to paint.
    func touch(_ rect: PixelRect) -> UInt32 {
      guard !rect.isEmpty else { return 0 }
      var sum: UInt32 = 0
      for y in rect.y0..<rect.y1 { sum |= pixels(rect.x0, y).pointee | pixels(rect.x1 - 1, y).pointee }
      return sum
    }
  }

  /// Draws the masks, those together that Cairo can draw together.
  private func draw(on sheet: ShapeSheet) {
    sheet.clear(rows: rows)
    let pen = Painter(
      context: sheet.context, surface: sheet.surface, origin: (0, 0),
      clip: PixelRect(x: 0, y: 0, width: ShapeSheet.width, height: ShapeSheet.height), scale: painter.scale,
      renderer: painter.renderer)
    cairo_set_antialias(sheet.context, CAIRO_ANTIALIAS_DEFAULT)
    for drawing in [Drawing.rectangle, .fill(isEvenOdd: false), .fill(isEvenOdd: true)] {
      cairo_new_path(sheet.context)
      var isEmpty = true
      for cell in cells where cell.drawing == drawing {
        add(cell, pen)
        isEmpty = false
      }
      if isEmpty { continue }
      cairo_set_fill_rule(
        sheet.context, drawing == .fill(isEvenOdd: true) ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(sheet.context)
    }
    drawStrokes(pen)
    cairo_new_path(sheet.context)
    sheet.flush()
  }

  /// From the painter's device to the place of a mask on the sheet.
  private func moved(_ t: CGAffineTransform, _ cell: Cell) -> CGAffineTransform {
    var t = t
    t.tx -= CGFloat(cell.whole.x0)
    t.ty -= CGFloat(cell.whole.y0 - cell.row)
    return t
  }

  private func add(_ cell: Cell, _ pen: Painter) {
    guard case .fill(let fill) = items[cell.item] else { return }
    let t = painter.snapped(to: fill.snapFrame)
    if cell.drawing == .rectangle, case .rect(let rect) = fill.path.storage {
      pen.add(Path(rect.standardized.mapped(by: t)), moved(.identity, cell))
    } else {
      pen.add(fill.path, moved(t, cell))
    }
  }

  /// Draws lines, those of one style together.
  private func drawStrokes(_ pen: Painter) {
    var styles: [StrokeStyle] = []
    var strokes: [[(Cell, DisplayStroke)]] = []
    for cell in cells where cell.drawing == .stroke {
      guard case .stroke(let stroke) = items[cell.item] else { continue }
      if let known = styles.lastIndex(of: stroke.style) {
        strokes[known].append((cell, stroke))
      } else {
        styles.append(stroke.style)
        strokes.append([(cell, stroke)])
      }
    }
    for (style, strokes) in zip(styles, strokes) {
      cairo_new_path(pen.context)
      for (cell, stroke) in strokes { pen.add(stroke.path, moved(painter.snapped(to: stroke.snapFrame), cell)) }
      pen.transform = painter.transform
      pen.strokePath(style)
    }
  }
}

/// Where masks of small shapes are drawn, and drawn again for the next ones.
final class ShapeSheet {
  static let width = 64
  static let height = 4096
  private let buffer: CoverageBuffer
  /// The `cairo_t *`; owned.
  let context: OpaquePointer

  init() {
    guard let buffer = CoverageBuffer(width: Self.width, height: Self.height) else {
      fatalError("no memory for a mask of \(Self.width) × \(Self.height) pixels")
    }
    self.buffer = buffer
    context = cairo_create(buffer.surface)
  }

  deinit { cairo_destroy(context) }

  var surface: OpaquePointer { buffer.surface }
  var bytes: UnsafeMutablePointer<UInt8> { buffer.bytes }
  var stride: Int { buffer.stride }

  /// Empties the first rows.
  func clear(rows: Int) {
    memset(buffer.bytes, 0, min(rows, Self.height) * buffer.stride)
    buffer.markDirty()
  }

  func flush() { buffer.flush() }

  /// What was read ahead, kept so that reading is not left out as useless.
  private var read: UInt32 = 0

  func note(_ pixels: UInt32) { read = pixels }
}

extension DisplayColor {
  /// The colour as Cairo paints it, 0xAARRGGBB, multiplied with its alpha and another one.
  fileprivate func premultiplied(_ factor: Double) -> UInt32 {
    let alpha = Double(alpha) * factor
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 65_535 + 0.5) >> 8 }
    return byte(alpha) << 24 | byte(Double(red) * alpha) << 16 | byte(Double(green) * alpha) << 8 | byte(Double(blue) * alpha)
  }
}

extension UInt32 {
  /// Paints the colour over pixels, as far as a mask says for each.
  fileprivate func paint(through mask: UnsafePointer<UInt8>, over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let isOpaque = self >> 24 == 255
    for column in 0..<count {
      switch mask[column] {
      case 0: break
      case 255: pixels[column] = isOpaque ? self : over(pixels[column])
      case let part: pixels[column] = (spread &* UInt64(part)).divided.over(pixels[column])
      }
    }
  }

  /// The pixel over another one.
  fileprivate func over(_ below: UInt32) -> UInt32 { self >> 24 == 255 ? self : spread.over(below) }

  /// The pixel with 16 bits for each of its four bytes: blue, red, green and alpha from the lowest on.
  fileprivate var spread: UInt64 { UInt64(self & 0x00FF_00FF) | UInt64(self & 0xFF00_FF00) << 24 }
}

/// Four bytes of a pixel at once, each in 16 bits.
extension UInt64 {
  private static let bytes: UInt64 = 0x00FF_00FF_00FF_00FF

  /// Products with a byte as fractions of 255, rounded.
  fileprivate var divided: UInt64 {
    let sum = self &+ 0x0080_0080_0080_0080
    return (sum &+ (sum >> 8 & Self.bytes)) >> 8 & Self.bytes
  }

  /// The pixel over another one.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let rest = (below.spread &* (255 &- self >> 48)).divided
    var sum = self &+ rest
    // What is more than 255 stays at it.
    sum |= 0x0100_0100_0100_0100 &- (sum >> 8 & 0x0001_0001_0001_0001)
    sum &= Self.bytes
    return UInt32(truncatingIfNeeded: sum) | UInt32(truncatingIfNeeded: sum >> 24 & 0xFF00_FF00)
  }
}
