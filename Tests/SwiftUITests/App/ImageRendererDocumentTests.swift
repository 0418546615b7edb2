import ApusTesting
import CoreGraphicsTypes
import CoreTransferable
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@Suite("Documents of views")
@MainActor
struct ImageRendererDocumentTests {
  private struct Award: View {
    var body: some View {
      VStack {
        Image(systemName: "trophy").resizable().frame(width: 60, height: 60).shadow(color: .mint, radius: 5)
        Text("Kyoto").font(.largeTitle)
      }
      .frame(width: 200, height: 140)
    }
  }

  private func temporaryFile(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
  }

  /// What a reader of the document shows at one pixel a point, on white.
  private func shown(_ document: Data, _ size: CGSize) throws -> Screen {
    let image = try #require(UIImage(data: document))
    #expect(image.size == size)
    return picture(size.width, size.height) { Image(uiImage: image) }
  }

  /// Whether two pictures differ by no more than edges that are smoothed in another way.
  private func isAlike(_ a: Screen, _ b: Screen) -> Bool {
    PictureComparison(a.buffer, b.buffer, .init(component: 60, reach: 1, differing: 0.01)).isAlike
  }

  @Test("the views are painted upright on a page of their size")
  func page() throws {
    let url = temporaryFile("award.pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(content: Award())
    renderer.render { size, context in
      var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      context(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    let document = try shown(Data(contentsOf: url), CGSize(width: 200, height: 140))
    let screen = picture(200, 140) { Award() }
    #expect(isAlike(document, screen))
  }

  @Test("a page larger than the views has them where the context was moved, from its lower left corner")
  func center() throws {
    let url = temporaryFile("center.pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    ImageRenderer(content: Color.pureRed.frame(width: 40, height: 20)).render { size, renderer in
      var mediaBox = CGRect(origin: .zero, size: CGSize(width: 100, height: 60))
      guard let consumer = CGDataConsumer(url: url as CFURL), let pdf = CGContext(consumer: consumer, mediaBox: &mediaBox, nil)
      else { return }
      pdf.beginPDFPage(nil)
      renderer(pdf)
      pdf.translateBy(x: mediaBox.width / 2 - size.width / 2, y: mediaBox.height / 2 - size.height / 2)
      pdf.scaleBy(x: 0.5, y: 0.5)
      renderer(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    let screen = try shown(Data(contentsOf: url), CGSize(width: 100, height: 60))
    #expect(screen.pixel(2, 58) == .red && screen.pixel(2, 38) == .white && screen.pixel(39, 41) == .red)
    #expect(screen.pixel(48, 38) == .red && screen.pixel(32, 32) == .red && screen.pixel(52, 34) == .white)
  }

  @Test("views are painted into a canvas as Core Graphics paints pictures: turn it over for the way they stand")
  func canvas() {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.pureRed.frame(width: 10, height: 5)
        Color.pureBlue.frame(width: 10, height: 5)
      })
    let screen = picture(20, 20) {
      Canvas { context, _ in
        context.withCGContext { canvas in
          renderer.render { _, draw in
            draw(canvas)
            canvas.translateBy(x: 10, y: 20)
            canvas.scaleBy(x: 1, y: -1)
            canvas.setAlpha(0.5)
            draw(canvas)
          }
        }
      }
    }
    #expect(screen.pixel(5, 2) == .blue && screen.pixel(5, 7) == .red)
    #expect(screen.pixel(15, 12).isNear(Pixel.red.over(.white, opacity: 0.5)))
    #expect(screen.pixel(15, 17).isNear(Pixel.blue.over(.white, opacity: 0.5)))
  }

  @Test("tests have them as files of pixels, PDF and SVG documents")
  func files() throws {
    let renderer = ImageRenderer(content: Award())
    let screen = picture(200, 140) { Award() }
    let png = try shown(renderer.pngData(), CGSize(width: 200, height: 140))
    // The faint edge of a shadow has few levels where its colour is kept apart from its opacity.
    #expect(zip(png.pixels, screen.pixels).allSatisfy { $0.isNear($1, within: 4) })
    for document in [try renderer.pdfData(), try renderer.svgData()] {
      let read = try shown(document, CGSize(width: 200, height: 140))
      #expect(isAlike(read, screen))
    }
    #expect(try renderer.pdfData() == renderer.pdfData())
    #expect(throws: PictureError.self) { try ImageRenderer(content: EmptyView()).pdfData() }
  }

  @Test("a picture of views is sent as any image is, in all of its pixels")
  func transfer() async throws {
    let renderer = ImageRenderer(content: Color.pureGreen.frame(width: 8, height: 4))
    renderer.scale = 2
    let image = Image(uiImage: try #require(renderer.uiImage))
    let provider = NSItemProvider()
    provider.register(image)
    let data: Data? = await withCheckedContinuation { waiting in
      _ = provider.loadDataRepresentation(for: .png) { data, _ in waiting.resume(returning: data) }
    }
    let received = try #require(data.flatMap { UIImage(data: $0) })
    #expect(received.size == CGSize(width: 16, height: 8))
  }
}
