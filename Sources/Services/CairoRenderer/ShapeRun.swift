import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Small shapes of plain colours that follow each other.
///
/// Shapes but rectangles are moved to the nearest 16th of a pixel, so that there are few masks of equal shapes, which are kept. Cairo
/// makes those that are new at once, below each other on one sheet, since most of what a small mask costs is its beginning and its
/// end. Rows of a mask do not depend on each other, so each looks as it does alone.
struct ShapeRun {
  /// Fewer shapes are painted one by one, where they are.
  static let fewest = 16
  /// Places of a shape within a pixel, in each direction.
  private static let positions: CGFloat = 16

  /// Where the mask of a shape comes from.
  private enum Drawing: Equatable {
    /// Whole pixels need none.
    case pixels
    /// It is drawn on the sheet for this time, from its first row there.
    case rectangle(row: Int)
    /// It is kept.
    case mask(Int)
  }

  private struct Cell {
    let item: Int
    let drawing: Drawing
    /// Where the shape lies on the device, and what of it is painted.
    let whole: PixelRect
    let seen: PixelRect
    let color: UInt32
  }

  private let items: [DisplayItem]
  private let painter: Painter
  private let masks: ShapeMasks
  private var cells: [Cell] = []
  /// Masks that are to be drawn, and their first rows on the sheet.
  private var new: [(mask: Int, row: Int)] = []
  private var rows = 0
  private var outline = ShapeOutline()
  /// The item after the last one.
  private(set) var end: Int
  /// Whether the items end because no more masks could be drawn, not because another one cannot be painted so.
  private(set) var isCut = false
  /// How many items are painted together, those that are not seen included.
  private(set) var count = 0

  /// Takes as many items as can be painted together; where they are fewer than enough, none, and `end` is after them nevertheless.
  ///
  /// Where they continue a run that was cut, any number is enough.
  init(_ items: [DisplayItem], from start: Int, _ painter: Painter, continues: Bool) {
    (self.items, self.painter, end) = (items, painter, start)
    masks = painter.renderer.shapeMasks
    let enough = continues ? start + 1 : start + Self.fewest
    while end < min(enough, items.count), shape(end) != nil { end += 1 }
    guard end == enough else { return }
    masks.trim()
    end = start
    while end < items.count {
      guard rows < ShapeSheet.height - ShapeSheet.width else {
        isCut = true
        break
      }
      guard let shape = shape(end) else { break }
      take(shape, end)
      end += 1
    }
    count = end - start
  }

  /// How a shape is painted.
  private struct Shape {
    enum Outline {
      case rectangle(isWhole: Bool)
      /// A path, and from its points to the pixels of its mask.
      case fill(Path, CGAffineTransform, isEvenOdd: Bool)
      case stroke(Path, CGAffineTransform, ShapePen)
    }
    let outline: Outline
    /// The pixels that it touches.
    let whole: PixelRect
    let color: DisplayColor
  }

  /// How an item is painted; `nil` where it is painted otherwise, which does not depend on what is seen.
  private func shape(_ index: Int) -> Shape? {
    switch items[index] {
    case .fill(let fill):
      guard fill.isAntialiased, case .color(let color) = fill.paint else { return nil }
      let t = painter.snapped(to: fill.snapFrame)
      if case .rect(let rect) = fill.path.storage, t.keepsDirections {
        let device = rect.standardized.mapped(by: t)
        let isWhole = device.isNearly(device.rounded)
        let whole = PixelRect(covering: isWhole ? device.rounded : device)
        return Self.fits(whole) ? Shape(outline: .rectangle(isWhole: isWhole), whole: whole, color: color) : nil
      }
      return placed(fill.path, outset: 0, t).map {
        Shape(outline: .fill(fill.path, $0.onMask, isEvenOdd: fill.isEvenOdd), whole: $0.whole, color: color)
      }
    case .stroke(let stroke):
      guard stroke.isAntialiased, stroke.style.dash.isEmpty, stroke.style.lineWidth > 0, stroke.style.lineWidth < 64,
        painter.transform.isInvertible, case .color(let color) = stroke.paint
      else { return nil }
      let pen = ShapePen(stroke.style, painter.transform)
      return placed(stroke.path, outset: stroke.style.outset, painter.snapped(to: stroke.snapFrame)).map {
        Shape(outline: .stroke(stroke.path, $0.onMask, pen), whole: $0.whole, color: color)
      }
    case .text, .image, .fragment, .group: return nil
    }
  }

  /// Moves a path to the nearest place; the pixels that it touches then, and from its points to those of its mask.
  ///
  /// A line reaches further than its path, in points.
  private func placed(_ path: Path, outset: CGFloat, _ t: CGAffineTransform) -> (whole: PixelRect, onMask: CGAffineTransform)? {
    guard ShapeOutline.isKept(path) else { return nil }
    let bounds = path.boundingRect
    let corner = bounds.mapped(by: t).origin
    guard abs(corner.x) < PixelRect.limit, abs(corner.y) < PixelRect.limit else { return nil }
    let (x, y) = (Self.toPosition(corner.x), Self.toPosition(corner.y))
    let frame = bounds.insetBy(dx: -outset, dy: -outset).mapped(by: t).offsetBy(dx: x, dy: y)
    let whole = PixelRect(covering: frame)
    guard Self.fits(whole) else { return nil }
    var onMask = t
    onMask.tx += x - CGFloat(whole.x0)
    onMask.ty += y - CGFloat(whole.y0)
    return (whole, onMask)
  }

  /// How far a coordinate is from the next place.
  private static func toPosition(_ value: CGFloat) -> CGFloat { (value * positions).rounded() / positions - value }

  private static func fits(_ whole: PixelRect) -> Bool {
    whole.width <= ShapeSheet.width && whole.height <= ShapeSheet.width
  }

  private mutating func take(_ shape: Shape, _ item: Int) {
    let seen = shape.color.alpha > 0 ? shape.whole.intersection(painter.clip) : .empty
    if seen.isEmpty { return }
    let drawing: Drawing
    switch shape.outline {
    case .rectangle(isWhole: true): drawing = .pixels
    case .rectangle(isWhole: false): drawing = .rectangle(row: takeRows(shape.whole))
    case .fill(let path, let t, let isEvenOdd):
      drawing = .mask(mask(of: path, t, .fill(isEvenOdd: isEvenOdd), shape.whole))
    case .stroke(let path, let t, let pen):
      drawing = .mask(mask(of: path, t, .stroke(pen: masks.number(of: pen)), shape.whole))
    }
    cells.append(
      Cell(item: item, drawing: drawing, whole: shape.whole, seen: seen, color: shape.color.premultiplied(painter.alpha)))
  }

  private mutating func mask(
    of path: Path, _ t: CGAffineTransform, _ drawing: ShapeOutline.Drawing, _ whole: PixelRect
  ) -> Int {
    outline.set(path, t, drawing, size: (whole.width, whole.height))
    let (mask, isNew) = masks.find(outline)
    if isNew { new.append((mask, takeRows(whole))) }
    return mask
  }

  /// Takes rows of the sheet for a mask, and returns the first; one between masks is left free.
  private mutating func takeRows(_ mask: PixelRect) -> Int {
    defer { rows += mask.height + 1 }
    return rows
  }

  // MARK: Painting

  /// Paints the items in their order.
  func paint(into surface: OpaquePointer) {
    let sheet = painter.renderer.shapeSheet
    if rows > 0 { draw(on: sheet) }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let target = ShapeTarget(data, stride: Int(cairo_image_surface_get_stride(surface)), origin: painter.origin)
    masks.withBytes { kept in
      for (index, cell) in cells.enumerated() {
        if index + Self.ahead < cells.count { sheet.note(target.touch(cells[index + Self.ahead].seen)) }
        switch cell.drawing {
        case .pixels: target.fill(cell.seen, with: cell.color)
        case .rectangle(let row):
          target.paint(cell.color, through: sheet.bytes + row * sheet.stride, sheet.stride, at: cell.whole, seen: cell.seen)
        case .mask(let mask):
          target.paint(cell.color, through: kept + masks.start(of: mask), cell.whole.width, at: cell.whole, seen: cell.seen)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// How many shapes before its own turn the pixels of one are asked for.
  private static let ahead = 4

  // MARK: Masks

  /// Draws the masks, those together that Cairo can draw together.
  private func draw(on sheet: ShapeSheet) {
    sheet.clear(rows: rows)
    let pen = Painter(
      context: sheet.context, surface: sheet.surface, origin: (0, 0),
      clip: PixelRect(x: 0, y: 0, width: ShapeSheet.width, height: ShapeSheet.height), scale: painter.scale,
      renderer: painter.renderer)
    cairo_set_antialias(sheet.context, CAIRO_ANTIALIAS_DEFAULT)
    drawRectangles(pen)
    var next = new.startIndex
    let ordered = new.sorted { (masks.drawing($0.mask), $0.row) < (masks.drawing($1.mask), $1.row) }
    while next < ordered.endIndex {
      let number = masks.drawing(ordered[next].mask)
      cairo_new_path(sheet.context)
      while next < ordered.endIndex, masks.drawing(ordered[next].mask) == number {
        pen.add(ShapeOutline.elements(masks.outline(ordered[next].mask), movedBy: ordered[next].row), .identity)
        next += 1
      }
      switch ShapeOutline.Drawing(number: number) {
      case .fill(let isEvenOdd):
        cairo_set_fill_rule(sheet.context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(sheet.context)
      case .stroke(let number):
        pen.transform = masks.pens[number].transform
        pen.strokePath(masks.pens[number].style)
      }
    }
    cairo_new_path(sheet.context)
    sheet.flush()
    for (mask, row) in new { masks.store(mask, from: sheet.bytes + row * sheet.stride, stride: sheet.stride) }
  }

  private func drawRectangles(_ pen: Painter) {
    cairo_new_path(pen.context)
    for cell in cells {
      guard case .rectangle(let row) = cell.drawing, case .fill(let fill) = items[cell.item],
        case .rect(let rect) = fill.path.storage
      else { continue }
      let onSheet = CGAffineTransform(translationX: -CGFloat(cell.whole.x0), y: CGFloat(row - cell.whole.y0))
      pen.add(Path(rect.standardized.mapped(by: painter.snapped(to: fill.snapFrame))), onSheet)
    }
    cairo_set_fill_rule(pen.context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(pen.context)
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
    let alpha = min(max(Double(alpha) * factor, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
    func part(_ value: Float) -> UInt32 { byte(min(max(Double(value), 0), 1) * alpha) }
    return byte(alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}
