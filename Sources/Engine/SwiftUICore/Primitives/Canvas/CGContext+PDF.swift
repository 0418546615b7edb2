public import CoreGraphicsTypes
public import Foundation

extension CGContext {
  /// Creates a PDF document in a file, which is written when the document is closed.
  ///
  ///     var page = CGRect(x: 0, y: 0, width: 595, height: 842)
  ///     guard let pdf = CGContext(url as CFURL, mediaBox: &page, nil) else { return }
  ///     pdf.beginPDFPage(nil)
  ///     pdf.fill(CGRect(x: 20, y: 20, width: 100, height: 50))
  ///     pdf.endPDFPage()
  ///     pdf.closePDF()
  ///
  /// Points count from the lower left corner of the page, y pointing up. Painting belongs to the main thread; elsewhere, where
  /// no app has started and where the file cannot be made it is `nil`.
  /// - Parameters:
  ///   - url: The file; what was in it is replaced once the document is closed.
  ///   - mediaBox: A page in points; `nil` for a letter of 612 × 792.
  ///   - auxiliaryInfo: What the document says of itself: `kCGPDFContextTitle` and the like.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a PDF document whose bytes go to a file or to others when the document is closed.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let pages = PDFPages(consumer, mediaBox: mediaBox?.pointee, auxiliaryInfo) else { return nil }
    self.init(pages.painter, document: pages)
  }

  /// Paints what views show, as a picture of a size in points with its lower left corner at the origin; what cannot be painted by
  /// lines, texts and pictures becomes pixels, so many a point.
  package func draw(_ picture: DisplayFragment, size: CGSize, rasterizationScale: CGFloat) {
    guard let painter = painter as? CanvasPainter else { return painter.report("views cannot be painted into this CGContext") }
    painter.document?.rasterize(at: rasterizationScale)
    painter.paint(picture, size: size, state)
  }
}
