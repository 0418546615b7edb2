public import Foundation
import SwiftUICore

/// How texts are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: Int
  /// A set by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits shows that something is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// There may be several lines, from the top of the rectangle on; else there is one line, on whose baseline the rectangle begins.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far from each other as the font asks; they are in any case here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What is measured is where letters leave something; it is the lines' boxes here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What is asked of a drawing of a text beside its options, and what it tells.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which letters may become smaller so that the text fits; 0: they stay as they are.
  open var minimumScaleFactor: CGFloat = 0
  /// Where the text that was drawn or measured last lies.
  open fileprivate(set) var totalBounds = CGRect.zero

  /// Asks for nothing.
  public override init() { super.init() }
}

extension NSAttributedString {
  /// How large the text is in lines that end where it says so, in points.
  public func size() -> CGSize { AttributedLayout.of(self, in: .init())?.size ?? .zero }

  /// Draws the text with its top left corner at a point, in lines that end where it says so; in a view of AppKit in which y points up
  /// with its lower left corner there.
  public func draw(at point: CGPoint) {
    guard let layout = AttributedLayout.of(self, in: .init()) else { return }
    paintUpright(in: CGRect(origin: point, size: layout.size)) { _ in layout.draw(at: point) }
  }

  /// Draws the text in lines that fit the width of a rectangle, as far as it lies inside.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text in a rectangle, as options say.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let layout = AttributedLayout.of(self, in: room(rect.size, options, context)) else { return }
    guard options.contains(.usesLineFragmentOrigin) else {
      context?.totalBounds = CGRect(
        x: rect.minX, y: rect.minY - layout.firstBaseline, width: layout.size.width, height: layout.size.height)
      // The baseline stays where it is, whichever way y points.
      return paintUpright(in: CGRect(origin: rect.origin, size: .zero)) { _ in
        layout.draw(at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
      }
    }
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    paintUpright(in: rect) { drawing in
      drawing.saveGState()
      if rect.height > 0, layout.size.height > rect.height { drawing.clip(to: rect) }
      layout.draw(at: rect.origin)
      drawing.restoreGState()
    }
  }

  /// The rectangle that the text takes, from the origin on, in lines no wider than a size; 0: however wide.
  ///
  /// Without `usesLineFragmentOrigin` it is that of one line whose baseline begins at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard let layout = AttributedLayout.of(self, in: room(size, options, context)) else { return .zero }
    let isLine = !options.contains(.usesLineFragmentOrigin)
    let bounds = CGRect(
      x: 0, y: isLine ? layout.firstBaseline - layout.size.height : 0, width: layout.size.width, height: layout.size.height)
    context?.totalBounds = bounds
    return bounds
  }

  private func room(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> AttributedLayout.Room {
    var room = AttributedLayout.Room()
    if size.width > 0, size.width < CGFloat.greatestFiniteMagnitude { room.width = size.width }
    if size.height > 0, size.height < CGFloat.greatestFiniteMagnitude { room.height = size.height }
    room.isSingleLine = !options.contains(.usesLineFragmentOrigin)
    room.truncates = options.contains(.truncatesLastVisibleLine)
    if let factor = context?.minimumScaleFactor, factor > 0 { room.minimumScaleFactor = min(factor, 1) }
    return room
  }
}
