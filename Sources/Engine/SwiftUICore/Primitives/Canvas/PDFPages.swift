import CoreGraphicsTypes
import EngineRuntime
import Foundation

/// The pages of a PDF document: each is painted as a canvas is, and all are written when the document ends.
final class PDFPages: CGContextDocument {
  let painter: CanvasPainter
  /// Device pixels for each point of what becomes pictures, as the finest of what was painted asks; a choice where nothing did.
  private var rasterizationScale: CGFloat?
  /// Nodes do not keep the graph that they belong to.
  private let graph: ViewGraph
  private let node: CanvasNode
  private let standardBox: CGRect
  private let information: DocumentInformation
  private let consumer: CGDataConsumer
  private var finished: [(size: CGSize, content: DisplayFragment)] = []
  /// The page that is painted.
  private var page: (size: CGSize, layer: GraphicsLayer)?
  private var isClosed = false

  /// The size of a letter, which a document has where nobody says another.
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// `nil`, with a report, where no app's services are at hand.
  init?(_ consumer: CGDataConsumer, mediaBox: CGRect?, _ auxiliary: CFDictionary?) {
    guard MainThread.isCurrent, let services = EngineServices.current else {
      Diagnostics.report("a PDF document is made on the main thread, once an app, a Screen or an ImageRenderer has started")
      return nil
    }
    self.consumer = consumer
    standardBox = Self.box(mediaBox) ?? Self.letter
    information = DocumentInformation(auxiliary, date: services.now())
    graph = ViewGraph(services: services)
    node = CanvasNode({ _, _ in }, inputs: _ViewInputs(graph: graph, parent: nil, scope: EnvironmentScope(parent: nil)))
    // What is painted between pages is lost.
    painter = CanvasPainter(Self.canvas(of: node, in: standardBox).context)
    painter.document = self
  }

  deinit { node.unmount() }

  private static func box(_ box: CGRect?) -> CGRect? {
    guard let box = box?.standardized, box.isFinite, box.width > 0, box.height > 0 else { return nil }
    return box
  }

  /// A canvas that looks as a page does: points from the lower left corner of its box.
  private static func canvas(of node: CanvasNode, in box: CGRect) -> (context: GraphicsContext, layer: GraphicsLayer) {
    let layer = GraphicsLayer(of: node, page: CGRect(origin: .zero, size: box.size))
    var context = GraphicsContext(layer: layer, environment: EnvironmentValues(scope: node.scope, reader: node))
    context.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    return (context, layer)
  }

  func beginPage(_ mediaBox: CGRect?) {
    guard !isClosed else { return }
    let box = Self.box(mediaBox) ?? standardBox
    let (context, layer) = Self.canvas(of: node, in: box)
    painter.begin(context)
    page = (box.size, layer)
  }

  func endPage() {
    guard let page else { return }
    finished.append((page.size, page.layer.fragment()))
    self.page = nil
    painter.begin(Self.canvas(of: node, in: standardBox).context)
  }

  func close() {
    guard !isClosed else { return }
    endPage()
    isClosed = true
    let pages = finished.map { DisplayList(root: $0.content, size: $0.size, scale: rasterizationScale ?? 2) }
    do {
      try consumer.put(graph.services.pictures.pdf(of: pages, information))
    } catch {
      Diagnostics.report("a PDF document is not written: \(error)")
    }
    finished = []
  }

  /// Something was painted of which pictures are to be as fine as a scale.
  func rasterize(at scale: CGFloat) { rasterizationScale = max(rasterizationScale ?? 0, scale) }
}

extension DocumentInformation {
  /// What an app says of a document.
  fileprivate init(_ auxiliary: CFDictionary?, date: Date) {
    self.init()
    let text = { (key: CFString) in auxiliary?[key as Any] as? String }
    title = text(kCGPDFContextTitle)
    author = text(kCGPDFContextAuthor)
    subject = text(kCGPDFContextSubject)
    creator = text(kCGPDFContextCreator)
    keywords = text(kCGPDFContextKeywords) ?? (auxiliary?[kCGPDFContextKeywords as Any] as? [String])?.joined(separator: ", ")
    self.date = date
  }
}
