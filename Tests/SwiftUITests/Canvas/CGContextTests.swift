import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("Core Graphics in a canvas") @MainActor
struct CGContextTests {
  private func canvas(
    _ width: CGFloat = 40, _ height: CGFloat = 40, _ prepare: @escaping (inout GraphicsContext) -> Void = { _ in },
    _ paint: @escaping (CGContext) -> Void
  ) -> Screen {
    picture(width, height) {
      Canvas { context, _ in
        prepare(&context)
        context.withCGContext(content: paint)
      }
    }
  }

  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("rectangles are filled and stroked in the colours that are set; black is the first")
  func shapes() {
    let screen = canvas { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setFillColor(Self.red)
      context.fill([CGRect(x: 10, y: 0, width: 5, height: 5), CGRect(x: 20, y: 0, width: 5, height: 5)])
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.stroke(CGRect(x: 2, y: 22, width: 10, height: 10), width: 4)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 20, y: 30), CGPoint(x: 40, y: 30), CGPoint(x: 0, y: 0)])
      context.setFillColor(gray: 1, alpha: 1)
    }
    #expect(screen.ink { $0 == .black } == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(screen.ink { $0 == .red } == CGRect(x: 10, y: 0, width: 15, height: 5))
    #expect(screen.pixel(17, 2) == .white && screen.pixel(7, 27) == .white)
    #expect(screen.ink { $0 == .blue } == CGRect(x: 0, y: 20, width: 40, height: 14))
    #expect(screen.pixel(30, 29) == .blue && screen.pixel(30, 31) == .white)
  }

  @Test("points are mapped when they are added, the pen when it strokes; what was set comes back")
  func state() {
    let screen = canvas(60, 40) { context in
      context.saveGState()
      context.translateBy(x: 10, y: 10)
      context.move(to: .zero)
      context.scaleBy(x: 2, y: 1)
      context.addLine(to: CGPoint(x: 10, y: 0))
      #expect(context.currentPointOfPath == CGPoint(x: 10, y: 0))
      context.restoreGState()
      #expect(context.ctm.isIdentity && context.currentPointOfPath == CGPoint(x: 30, y: 10))
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 20, height: 0))
      context.setLineWidth(4)
      context.strokePath()
      #expect(context.isPathEmpty)
      context.scaleBy(x: 1, y: 3)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 30, y: 10))
      context.setLineWidth(2)
      context.setStrokeColor(Self.red)
      context.strokePath()
      context.restoreGState()
      #expect(!context.ctm.isIdentity)
    }
    #expect(screen.ink { $0 == .black } == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(screen.ink { $0 == .red } == CGRect(x: 10, y: 27, width: 20, height: 6))
  }

  @Test("paths are filled by winding or by crossings, and drawn with what was set for lines")
  func paths() {
    let screen = canvas(60, 40) { context in
      context.addRects([CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 5, y: 5, width: 10, height: 10)])
      #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .eoFill))
      context.drawPath(using: CGPathDrawingMode.eoFill)
      context.setLineDash(phase: 0, lengths: [4, 4])
      context.setLineWidth(2)
      context.addLines(between: [CGPoint(x: 24, y: 10), CGPoint(x: 60, y: 10)])
      context.strokePath()
      context.setLineDash(phase: 0, lengths: [])
      context.setFillColor(Self.red)
      context.setStrokeColor(Self.blue)
      context.addArc(center: CGPoint(x: 20, y: 30), radius: 8, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
      context.closePath()
      context.drawPath(using: .fillStroke)
    }
    #expect(screen.pixel(10, 10) == .white && screen.pixel(2, 10) == .black)
    #expect(screen.pixel(26, 10) == .black && screen.pixel(30, 10) == .white && screen.pixel(34, 10) == .black)
    #expect(screen.pixel(20, 30) == .red && screen.pixel(20, 22) == .blue)
  }

  @Test("clips hold inside each other until the state before comes back")
  func clips() {
    let screen = canvas { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
      context.addRect(CGRect(x: 10, y: 10, width: 30, height: 10))
      context.clip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 30, y: 30, width: 10, height: 10))
    }
    #expect(screen.ink { $0 == .black } == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(screen.ink { $0 == .red } == CGRect(x: 30, y: 30, width: 10, height: 10))
  }

  @Test("the canvas's transform, opacity and clip hold inside, and nothing set inside holds outside")
  func context() {
    let screen = picture(40, 40) {
      Canvas { context, _ in
        context.translateBy(x: 10, y: 0)
        context.opacity = 0.5
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
        context.withCGContext { inner in
          inner.translateBy(x: 0, y: 10)
          inner.setAlpha(0.5)
          inner.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(context.transform == CGAffineTransform(translationX: 10, y: 0))
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black))
      }
    }
    #expect(screen.ink { $0 != .white } == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(screen.pixel(20, 5) == .white)
    #expect((190...192).contains(screen.pixel(20, 15).red) && (127...128).contains(screen.pixel(12, 2).red))
  }

  @Test("a layer is one picture for the opacity and the blend mode of when it began")
  func layers() {
    let screen = canvas { context in
      context.setFillColor(Self.blue)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setFillColor(Self.red)
      context.endTransparencyLayer()
      context.setAlpha(1)
      context.setBlendMode(.multiply)
      context.setFillColor(Self.green)
      context.beginTransparencyLayer(in: CGRect(x: 30, y: 0, width: 5, height: 5), auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    // Both squares are equally translucent where they overlap; what is set in a layer ends with it, and an open one ends too.
    #expect(screen.pixel(5, 5) == screen.pixel(15, 15) && (127...128).contains(screen.pixel(5, 5).red))
    #expect(screen.ink { $0 == .green } == CGRect(x: 30, y: 0, width: 5, height: 5))
  }

  @Test("what is cleared is transparent, shadows are cast in the canvas's coordinates")
  func clearing() {
    let screen = canvas(60, 40) { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 10, height: 10), blur: 0, color: Self.red)
      context.fill(CGRect(x: 15, y: 0, width: 5, height: 5))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 25, y: 15, width: 5, height: 5))
    }
    #expect(screen.pixel(10, 10) == .white && screen.pixel(2, 2) == .black)
    #expect(screen.ink { $0 == .red } == CGRect(x: 40, y: 10, width: 10, height: 10))
    #expect(screen.pixel(59, 39) == .black)
  }

  @Test("an image's first row lies at the greater y; a context that is turned over shows it upright")
  func images() {
    // Red above blue.
    let image = CGImage(width: 1, height: 2, pixels: Data([255, 0, 0, 255, 0, 0, 255, 255]))
    let screen = canvas { context in
      #expect(context.interpolationQuality == .default)
      context.interpolationQuality = CGInterpolationQuality.none
      context.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.translateBy(x: 20, y: 20)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(screen.pixel(5, 5) == .blue && screen.pixel(5, 15) == .red)
    #expect(screen.pixel(25, 5) == .red && screen.pixel(25, 15) == .blue)
  }

  @Test("gradients end at their ends, unless they are to go on")
  func gradients() throws {
    let colors = [CGColor.black, Self.red] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let screen = canvas(80, 40) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 10))
      context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [])
      context.restoreGState()
      context.clip(to: CGRect(x: 0, y: 20, width: 40, height: 10))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
        options: [CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(screen.pixel(5, 5) == .white && screen.pixel(35, 5) == .white)
    #expect((110...145).contains(screen.pixel(20, 5).red) && screen.pixel(20, 5).green == 0)
    #expect(screen.pixel(5, 25) == .black && screen.pixel(35, 25) == .red)
    let rings = canvas { context in
      let center = CGPoint(x: 20, y: 20)
      context.drawRadialGradient(gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15, options: [])
    }
    #expect(rings.pixel(20, 20) == .white && rings.pixel(1, 1) == .white)
    #expect((100...150).contains(rings.pixel(30, 20).red) && rings.pixel(30, 20).green == 0)
    #expect(CGGradient(colorsSpace: nil, colors: ["no colour"], locations: nil) == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3 && CGColorSpace(name: "none") == nil)
    let gray = try #require(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2))
    #expect(gray.stops.map(\.location) == [0, 1] && gray.stops[1].color == .white)
  }

  @Test("restoring without a state that was kept, ending without a layer, and empty paths change nothing")
  func misuse() {
    let screen = canvas { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.fillPath()
      context.strokePath()
      context.drawPath(using: .fillStroke)
      context.addArc(tangent1End: .zero, tangent2End: .zero, radius: 4)
      context.beginPath()
      #expect(context.path == nil)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    #expect(screen.ink { $0 == .black } == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
