import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("Pictures that repeat over an area") @MainActor
struct ImagePaintTests {
  /// Two pixels beside each other, red and blue, at one pixel a point.
  private var image: Image {
    let pixels = Data([255, 0, 0, 255, 0, 0, 255, 255])
    return Image(CGImage(width: 2, height: 1, pixels: pixels), scale: 1, label: Text("pixels"))
  }

  private func columns(_ screen: Screen, _ xs: ClosedRange<Int>) -> [Pixel] { xs.map { screen.pixel(CGFloat($0), 20) } }

  @Test("the picture repeats from the area's corner on, as large as it is")
  func repeating() {
    let screen = picture { Rectangle().fill(ImagePaint(image: image)).frame(width: 20, height: 20) }
    #expect(columns(screen, 9...14) == [.white, .red, .blue, .red, .blue, .red])
  }

  @Test("a part of it repeats, and it grows")
  func parts() {
    let right = picture {
      Rectangle().fill(.image(image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))).frame(width: 20, height: 20)
    }
    #expect(columns(right, 9...12) == [.white, .blue, .blue, .blue])
    let large = picture {
      Rectangle().fill(ImagePaint(image: image, scale: 10)).frame(width: 40, height: 40)
    }
    for (x, color) in [(5, Pixel.red), (15, .blue), (25, .red)] as [(CGFloat, Pixel)] {
      #expect(large.pixel(x, 20).isNear(color, within: 30), "\(x): \(large.pixel(x, 20))")
    }
  }

  @Test("nothing shows of symbols, of no part, and of numbers that are none")
  func nothing() {
    for paint in [
      ImagePaint(image: Image(systemName: "star")), ImagePaint(image: image, sourceRect: .zero),
      ImagePaint(image: image, sourceRect: CGRect(x: 2, y: 0, width: 1, height: 1)), ImagePaint(image: image, scale: 0),
      ImagePaint(image: image, sourceRect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
    ] {
      #expect(picture { Rectangle().fill(paint) }.ink().isNull)
    }
  }

  @Test("in a canvas it repeats from a place of one's own")
  func shading() {
    let screen = picture {
      Canvas { [image] context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .tiledImage(image, origin: CGPoint(x: 1, y: 0)))
      }
    }
    #expect(columns(screen, 0...3) == [.blue, .red, .blue, .red])
  }
}
