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
    let stride = Int(cairo_image_surface_get_stride(surface))
    for cell in cells {
      let (x, width) = (cell.seen.x0 - cell.whole.x0, cell.seen.width)
      for y in 0..<cell.seen.height {
        let pixels = UnsafeMutableRawPointer(
          data + (cell.seen.y0 - painter.origin.y + y) * stride + (cell.seen.x0 - painter.origin.x) * 4
        ).assumingMemoryBound(to: UInt32.self)
        if cell.drawing == .pixels {
          for column in 0..<width { pixels[column] = cell.color.over(pixels[column]) }
          continue
        }
        let mask = sheet.bytes + (cell.row + cell.seen.y0 - cell.whole.y0 + y) * sheet.stride + x
        for column in 0..<width where mask[column] != 0 {
          pixels[column] = cell.color.multiplied(by: UInt32(mask[column])).over(pixels[column])
        }
      }
    }
    cairo_surface_mark_dirty(surface)
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
  /// The pixel with each of its four bytes multiplied by a byte, as a fraction of 255, two bytes at a time.
  fileprivate func multiplied(by factor: UInt32) -> UInt32 {
    func pair(_ bytes: UInt32) -> UInt32 {
      let product = bytes &* factor &+ 0x0080_0080
      return (product &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return pair(self & 0x00FF_00FF) | pair(self >> 8 & 0x00FF_00FF) << 8
  }

  /// The pixel over another one.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    let rest = below.multiplied(by: 255 - alpha)
    func pair(_ a: UInt32, _ b: UInt32) -> UInt32 {
      var sum = a &+ b
      // What is more than 255 stays at it.
      sum |= 0x0100_0100 &- (sum >> 8 & 0x00FF_00FF)
      return sum & 0x00FF_00FF
    }
    return pair(self & 0x00FF_00FF, rest & 0x00FF_00FF) | pair(self >> 8 & 0x00FF_00FF, rest >> 8 & 0x00FF_00FF) << 8
  }
}
