import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("Contexts of UIKit") @MainActor
struct UIGraphicsTests {
  private func within<Result>(_ run: () throws -> Result) rethrows -> Result { try Screen { EmptyView() }.withServices(run) }

  private func format(_ scale: CGFloat = 1, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return format
  }

  private func shown(_ image: UIImage) -> Screen { picture(40, 40) { Image(uiImage: image) } }

  @Test("a renderer paints pictures of its size and scale, from the top left corner")
  func renderer() throws {
    let image = within {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format(1)).image {
        (context: UIGraphicsImageRendererContext) in
        let common: UIGraphicsRendererContext = context
        #expect(common.cgContext === context.cgContext)
        #expect(UIGraphicsGetCurrentContext() === context.cgContext && context.format.scale == 1)
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        UIColor.blue.set()
        context.stroke(CGRect(x: 20, y: 20, width: 10, height: 10))
        #expect(context.currentImage.size == CGSize(width: 40, height: 40))
        context.clip(to: CGRect(x: 0, y: 30, width: 5, height: 5))
        context.fill(CGRect(x: 0, y: 30, width: 40, height: 10), blendMode: .normal)
      }
    }
    #expect(image.size == CGSize(width: 40, height: 40) && image.scale == 1 && image.cgImage?.width == 40)
    #expect(UIGraphicsGetCurrentContext() == nil)
    let screen = shown(image)
    #expect(screen.ink { $0 == .red } == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(
      screen.pixel(20, 25) == .blue && screen.pixel(25, 25) == .white && screen.pixel(2, 32) == .blue
        && screen.pixel(8, 32) == .white)
    within {
      let bytes = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 2, height: 2), format: format()).pngData { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 5, y: 5, width: 1, height: 2))
      }
      #expect(UIImage(data: bytes)?.cgImage?.pixels.prefix(8) == Data([0, 255, 0, 255, 0, 0, 0, 0]))
      let opaque = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format(opaque: true)).image { _ in }
      #expect(opaque.cgImage?.pixels == Data([0, 0, 0, 255]))
      #expect(!UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).jpegData(withCompressionQuality: 1) { _ in }.isEmpty)
      let fine = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format(2)).image { _ in }
      #expect(fine.size == CGSize(width: 3, height: 2) && fine.scale == 2 && fine.cgImage?.width == 6)
      #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    }
  }

  @Test("formats are copied, and are those of the screen or of surroundings")
  func formats() {
    within {
      let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
      format.preferredRange = .standard
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      format.scale = 1
      #expect((renderer.format as? UIGraphicsImageRendererFormat)?.scale == 3 && renderer.format.bounds.width == 2)
      let base: UIGraphicsRenderer = renderer
      let usual: UIGraphicsRendererFormat = UIGraphicsImageRendererFormat.default()
      #expect(base.format is UIGraphicsImageRendererFormat && usual is UIGraphicsImageRendererFormat)
      #expect(UIGraphicsImageRendererFormat.preferred().scale == 2 && !format.supportsHighDynamicRange)
    }
  }

  @Test("pictures are begun and ended, one inside of another; what is painted by other names shows")
  func imageContexts() throws {
    let image: UIImage? = within {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      let dot = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      dot?.draw(at: CGPoint(x: 5, y: 5))
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 10, y: 10, width: 10, height: 10))
      UIRectClip(CGRect(x: 20, y: 20, width: 20, height: 20))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 30, width: 40, height: 2), .normal)
      defer { UIGraphicsEndImageContext() }
      return UIGraphicsGetImageFromCurrentImageContext()
    }
    let screen = shown(try #require(image))
    #expect(screen.ink { $0 == .black } == CGRect(x: 5, y: 5, width: 2, height: 2))
    #expect(screen.pixel(10, 15) == .red && screen.pixel(15, 15) == .white && screen.pixel(19, 15) == .red)
    #expect(screen.pixel(10, 31) == .white && screen.pixel(25, 31) == .red)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIRectFrameUsingBlendMode(.zero, .normal)
  }

  @Test("paths are filled, drawn and clip, each as it says")
  func paths() {
    let image = within {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format()).image { _ in
        let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        path.usesEvenOddFillRule = true
        UIColor.red.setFill()
        path.fill()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 35))
        line.addLine(to: CGPoint(x: 40, y: 35))
        line.lineWidth = 4
        UIColor.blue.setStroke()
        line.stroke()
        UIBezierPath(rect: CGRect(x: 30, y: 0, width: 5, height: 5)).addClip()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).fill(with: .normal, alpha: 0.5)
        line.stroke(with: .normal, alpha: 1)
      }
    }
    let screen = shown(image)
    #expect(screen.pixel(7, 7) == .red && screen.pixel(15, 15) == .white)
    #expect(screen.ink { $0 == .blue } == CGRect(x: 0, y: 33, width: 40, height: 4))
    #expect(screen.pixel(32, 2).isNear(Pixel(255, 128, 128)) && screen.pixel(28, 2) == .white)
  }

  @Test("documents have pages with y pointing down")
  func documents() throws {
    try within {
      let box = CGRect(x: 0, y: 0, width: 40, height: 40)
      let format = UIGraphicsPDFRendererFormat()
      format.documentInfo = ["kCGPDFContextTitle": "Squares"]
      let data = UIGraphicsPDFRenderer(bounds: box, format: format).pdfData { (context: UIGraphicsPDFRendererContext) in
        context.beginPage()
        #expect(context.pdfContextBounds == box)
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        "Kyoto".draw(at: CGPoint(x: 0, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
      }
      let page = shown(try #require(UIImage(data: data)))
      #expect(
        page.ink { $0 == .red } == CGRect(x: 0, y: 0, width: 10, height: 5) && page.ink { $0 == .red || $0 != .white }.maxY > 25)
      let bytes = NSMutableData()
      UIGraphicsBeginPDFContextToData(bytes, box, nil)
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds() == box)
      UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
      #expect(UIGraphicsGetPDFContextBounds().width == 20)
      UIGraphicsEndPDFContext()
      #expect((bytes as Data).starts(with: Data("%PDF".utf8)) && UIGraphicsGetPDFContextBounds() == .zero)
      let file = FileManager.default.temporaryDirectory.appending(path: "UIGraphicsTests-\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      try UIGraphicsPDFRenderer(bounds: box).writePDF(to: file) { $0.beginPage(withBounds: box, pageInfo: [:]) }
      #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
      #expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
      UIGraphicsEndPDFContext()
      #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil))
    }
  }

  @Test("a context can be painted into by UIKit's names while it is pushed")
  func pushed() {
    let screen = picture(20, 20) {
      Canvas { context, _ in
        context.withCGContext { context in
          UIGraphicsPushContext(context)
          UIColor.red.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
          UIGraphicsPopContext()
        }
      }
    }
    #expect(screen.ink { $0 == .red } == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("work on other threads waits for the main one")
  func otherThreads() async {
    let screen = Screen { EmptyView() }
    let services = screen.withServices {
      UncheckedBox(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format()))
    }
    screen.withServices { _ = UIColor.red.cgColor }
    let size = await Task.detached {
      services.value.image { context in context.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }.size
    }.value
    #expect(size == CGSize(width: 3, height: 2))
  }

  // Safe: one task at a time uses what is in it.
  private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
