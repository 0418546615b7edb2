package import CoreGraphicsTypes
package import Foundation
import SwiftUICore

/// A picture that is painted by UIKit's names: its size, how many pixels it has, and what was painted so far.
package final class ImageDrawing {
  private let canvas: PictureCanvas
  private let scale: CGFloat
  private let isOpaque: Bool

  /// A picture of a rectangle in points; a scale of 0 is that of the screen.
  ///
  /// It is `nil`, with a report, where it cannot be painted.
  package init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    guard let canvas = PictureCanvas(size: bounds.size) else { return nil }
    self.canvas = canvas
    self.isOpaque = isOpaque
    let own = MainThread.isolated { AppWindow.current.configuration.scale }
    self.scale = scale.isFinite && scale > 0 ? scale : own
    if bounds.origin != .zero { canvas.context.translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  package var context: CGContext { canvas.context }

  /// What was painted so far; `nil`, with a report, where it has too many pixels.
  package var image: UIImage? {
    do throws(PictureError) {
      return UIImage(pixels: try canvas.image(scale: scale, isOpaque: isOpaque), scale: scale)
    } catch {
      Diagnostics.report("no picture is painted: \(error)")
      return nil
    }
  }
}

/// A PDF document that is painted by UIKit's names, with y pointing down on its pages.
final class DocumentDrawing {
  let context: CGContext
  private let bounds: CGRect
  private(set) var pageBounds = CGRect.zero

  private init?(_ consumer: CGDataConsumer?, bounds: CGRect, _ information: [AnyHashable: Any]?) {
    self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    var box = self.bounds
    guard let consumer,
      let context = CGContext(consumer: consumer, mediaBox: &box, information.map { NSDictionary(dictionary: $0) })
    else { return nil }
    self.context = context
  }

  convenience init?(_ url: URL, bounds: CGRect, _ information: [AnyHashable: Any]?) {
    self.init(CGDataConsumer(url: url as CFURL), bounds: bounds, information)
  }

  convenience init?(_ data: NSMutableData, bounds: CGRect, _ information: [AnyHashable: Any]?) {
    self.init(CGDataConsumer(data: data), bounds: bounds, information)
  }

  /// Begins a page of a rectangle in points; `nil`: the document's.
  func beginPage(_ bounds: CGRect?) {
    pageBounds = bounds.map { $0.isEmpty ? self.bounds : $0 } ?? self.bounds
    var box = pageBounds
    context.beginPage(mediaBox: &box)
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
  }

  func close() { context.closePDF() }
}
