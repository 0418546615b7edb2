import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// How a renderer of documents paints: what a document says of itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says of itself, by names such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// What paints the pages of a document while a renderer works.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let drawing: DocumentDrawing

  init(_ drawing: DocumentDrawing, _ format: UIGraphicsPDFRendererFormat) {
    self.drawing = drawing
    super.init(drawing.context, format)
  }
  /// The page that is painted, in points.
  open var pdfContextBounds: CGRect { drawing.pageBounds }
  /// Begins a page as large as the document's are.
  open func beginPage() { drawing.beginPage(nil) }
  /// Begins a page of a rectangle in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { drawing.beginPage(bounds) }
}

/// Paints PDF documents, page by page.
///
///     let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData { context in
///       context.beginPage()
///       "Kyoto".draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
///     }
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// What a closure is given that paints a document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Paints documents with pages of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
  /// Paints documents with pages of a rectangle in points, in a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, ownFormat: format) }

  /// The bytes of a document; none where it cannot be painted, which is reported.
  open func pdfData(actions: DrawingActions) -> Data {
    let bytes = NSMutableData()
    paint({ bounds, information in DocumentDrawing(bytes, bounds: bounds, information) }, actions)
    return bytes as Data
  }
  /// Writes a document to a file.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }

  private func paint(_ make: (CGRect, [AnyHashable: Any]) -> DocumentDrawing?, _ actions: DrawingActions) {
    let format = format as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
    let services = EngineServices.current
    MainThread.wait {
      EngineServices.$ofTask.withValue(services) {
        guard let drawing = make(format.bounds, format.documentInfo) else { return }
        UIGraphicsPushContext(drawing.context)
        actions(UIGraphicsPDFRendererContext(drawing, format))
        UIGraphicsPopContext()
        drawing.close()
      }
    }
  }
}
