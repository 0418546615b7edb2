import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("PDF documents by Core Graphics")
@MainActor
struct PDFContextTests {
  private let services = Screen { EmptyView() }

  /// The bytes of a document that a closure paints.
  private func document(
    _ box: CGRect? = nil, _ information: CFDictionary? = nil, _ paint: (CGContext) -> Void
  ) throws -> Data {
    let bytes = NSMutableData()
    try services.withServices {
      let consumer = try #require(CGDataConsumer(data: bytes as CFMutableData))
      var box = box ?? .zero
      let pdf = try #require(CGContext(consumer: consumer, mediaBox: &box, information))
      paint(pdf)
      pdf.closePDF()
    }
    return bytes as Data
  }

  private func shown(_ document: Data) throws -> Screen {
    let image = try #require(UIImage(data: document))
    return picture(image.size.width, image.size.height) { Image(uiImage: image) }
  }

  @Test("points count from the lower left corner of the page's box, y pointing up")
  func coordinates() throws {
    let data = try document(CGRect(x: 100, y: 200, width: 40, height: 30)) { pdf in
      pdf.beginPDFPage(nil)
      #expect(pdf.ctm.isIdentity && pdf.boundingBoxOfClipPath == CGRect(x: 100, y: 200, width: 40, height: 30))
      pdf.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      pdf.fill(CGRect(x: 100, y: 200, width: 10, height: 5))
      pdf.endPDFPage()
    }
    let screen = try shown(data)
    #expect(screen.ink { $0 == .red } == CGRect(x: 0, y: 25, width: 10, height: 5))
  }

  @Test("pictures stand upright, and shadows with a positive height lie above")
  func upright() throws {
    let image = CGImage(width: 1, height: 2, pixels: Data([255, 0, 0, 255, 0, 0, 255, 255]))
    let data = try document(CGRect(x: 0, y: 0, width: 40, height: 40)) { pdf in
      pdf.beginPDFPage(nil)
      pdf.interpolationQuality = .none
      pdf.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 40))
      pdf.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
      pdf.setFillColor(.white)
      pdf.fill(CGRect(x: 25, y: 10, width: 10, height: 10))
      pdf.endPDFPage()
    }
    let screen = try shown(data)
    #expect(screen.pixel(10, 5) == .red && screen.pixel(10, 35) == .blue)
    #expect(screen.pixel(30, 15) == .black && screen.pixel(30, 35) == .white)
  }

  @Test("each page begins anew: nothing is set and no path is there; what was left open is ended")
  func pages() throws {
    var boxes: [CGRect] = []
    let data = try document(CGRect(x: 0, y: 0, width: 40, height: 30), [kCGPDFContextTitle: "Towns"] as CFDictionary) { pdf in
      pdf.beginPDFPage(nil)
      pdf.scaleBy(x: 3, y: 3)
      pdf.saveGState()
      pdf.beginTransparencyLayer(auxiliaryInfo: nil)
      pdf.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      var small = CGRect(x: 0, y: 0, width: 20, height: 10)
      let info = [kCGPDFContextMediaBox: NSData(bytes: &small, length: MemoryLayout<CGRect>.size)] as CFDictionary
      pdf.beginPDFPage(info)
      #expect(pdf.ctm.isIdentity && pdf.isPathEmpty)
      boxes.append(pdf.boundingBoxOfClipPath)
      pdf.endPDFPage()
      pdf.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      pdf.beginPage(mediaBox: &small)
      pdf.endPage()
    }
    #expect(boxes == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Count 3") && text.contains("/Title (Towns)"))
    // The date is that of the app's clock.
    #expect(text.contains("/CreationDate (2001010100"))
  }

  @Test("what is said of a document is in it")
  func information() throws {
    let about =
      [
        kCGPDFContextAuthor: "A. Author", kCGPDFContextSubject: "Rain", kCGPDFContextCreator: "Weather",
        kCGPDFContextKeywords: ["rain", "sun"],
      ] as CFDictionary
    let text = String(decoding: try document(nil, about) { $0.beginPDFPage(nil) }, as: UTF8.self)
    for line in ["/Author (A. Author)", "/Subject (Rain)", "/Creator (Weather)", "/Keywords (rain, sun)"] {
      #expect(text.contains(line))
    }
    // A letter where nobody says a size.
    #expect(text.contains("612 792"))
  }

  @Test("a context that nobody has any more writes its document")
  func released() throws {
    let bytes = NSMutableData()
    try services.withServices {
      let consumer = try #require(CGDataConsumer(data: bytes))
      var pdf = CGContext(consumer: consumer, mediaBox: nil, nil)
      pdf?.beginPDFPage(nil)
      #expect(bytes.length == 0)
      pdf = nil
    }
    #expect((bytes as Data).starts(with: Data("%PDF".utf8)))
  }

  @Test("a file stays as it is until its document is whole")
  func atomic() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let before = Data("what was there".utf8)
    try before.write(to: file)
    try services.withServices {
      let pdf = try #require(CGContext(file as CFURL, mediaBox: nil, nil))
      pdf.beginPDFPage(nil)
      #expect(try Data(contentsOf: file) == before)
      pdf.closePDF()
    }
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
    // A folder is no file.
    #expect(CGDataConsumer(url: FileManager.default.temporaryDirectory as CFURL) == nil)
  }

  @Test("where no file can be made there is no context; a document without pages is reported")
  func failures() throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all.pdf")
    #expect(CGDataConsumer(url: nowhere as CFURL) == nil && CGContext(nowhere as CFURL, mediaBox: nil, nil) == nil)
    try Diagnostics.$recorder.withValue(services.engine.services.recorder) {
      let bytes = try document { _ in }
      #expect(bytes.isEmpty)
    }
    #expect(services.diagnostics.contains { $0.contains("a PDF document is not written: a PDF document needs a page") })
  }
}
