import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import QuartzCore
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite struct CALayerTests {
  private func screen(_ layer: CALayer) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 200)
        $0.scale = 1
      }
    ) { LayerView(layer) }
  }

  private func color(_ screen: Screen, _ x: Int, _ y: Int) -> [UInt32] {
    let word = screen.buffer.pixel(x: x, y: y)
    return [word >> 16 & 0xff, word >> 8 & 0xff, word & 0xff]
  }

  private func layer(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = CGColor(red: red, green: green, blue: blue, alpha: 1)
    layer.frame = frame
    return layer
  }

  @Test("A layer's corners, border and opacity show")
  func look() {
    let root = CALayer()
    let inner = layer(1, 0, 0, CGRect(x: 50, y: 50, width: 100, height: 100))
    inner.cornerRadius = 30
    inner.maskedCorners = [.layerMinXMinYCorner]
    inner.borderWidth = 4
    inner.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    root.addSublayer(inner)
    let screen = screen(root)
    #expect(color(screen, 52, 52) == [255, 255, 255])
    #expect(color(screen, 147, 147) == [0, 0, 255])
    #expect(color(screen, 100, 52) == [0, 0, 255])
    #expect(color(screen, 100, 100) == [255, 0, 0])
    inner.opacity = 0
    // A layer that is no view's fades by itself.
    screen.advance(by: 0.5)
    #expect(color(screen, 100, 100) == [255, 255, 255])
  }

  @Test("Siblings lie as their z positions say, and as they follow each other where those are equal")
  func order() {
    let root = CALayer()
    let first = layer(1, 0, 0, CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = layer(0, 0, 1, CGRect(x: 50, y: 50, width: 100, height: 100))
    root.sublayers = [first, second]
    let screen = screen(root)
    #expect(color(screen, 75, 75) == [0, 0, 255])
    first.zPosition = 1
    screen.settle()
    #expect(color(screen, 75, 75) == [255, 0, 0])
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === first)
    first.zPosition = 0
    root.insertSublayer(second, below: first)
    screen.settle()
    #expect(color(screen, 75, 75) == [255, 0, 0])
    second.removeFromSuperlayer()
    screen.settle()
    #expect(color(screen, 140, 140) == [255, 255, 255])
    #expect(root.sublayers?.count == 1)
  }

  @Test("A layer draws itself when it is told to, and its picture lies as its gravity says")
  func drawing() {
    final class Drawn: CALayer {
      var count = 0
      override func draw(in context: CGContext) {
        count += 1
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let root = CALayer()
    let drawn = Drawn()
    drawn.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    root.addSublayer(drawn)
    let screen = screen(root)
    #expect(drawn.count == 0)
    drawn.setNeedsDisplay()
    screen.settle()
    let count = drawn.count
    #expect(count > 0)
    screen.settle()
    #expect(drawn.count == count)
    #expect(color(screen, 105, 105) == [0, 255, 0])
    #expect(color(screen, 115, 105) == [255, 255, 255])
  }

  @Test("A mask shows its layer where it is opaque; what masks to bounds cuts its sublayers off")
  func masks() {
    let root = CALayer()
    let inner = layer(1, 0, 0, CGRect(x: 50, y: 50, width: 100, height: 100))
    inner.mask = layer(0, 0, 0, CGRect(x: 0, y: 0, width: 20, height: 100))
    root.addSublayer(inner)
    let screen = screen(root)
    #expect(color(screen, 60, 100) == [255, 0, 0])
    #expect(color(screen, 90, 100) == [255, 255, 255])
    inner.mask = nil
    inner.addSublayer(layer(0, 0, 1, CGRect(x: 80, y: 80, width: 50, height: 50)))
    screen.settle()
    #expect(color(screen, 170, 170) == [0, 0, 255])
    inner.masksToBounds = true
    screen.settle()
    #expect(color(screen, 170, 170) == [255, 255, 255])
    #expect(color(screen, 140, 140) == [0, 0, 255])
  }

  @Test("Shadows lie where their offset says, and where their path does")
  func shadows() {
    let root = CALayer()
    let inner = layer(1, 0, 0, CGRect(x: 50, y: 50, width: 50, height: 50))
    inner.shadowOpacity = 1
    inner.shadowRadius = 0
    inner.shadowOffset = CGSize(width: 20, height: 20)
    root.addSublayer(inner)
    let screen = screen(root)
    #expect(color(screen, 110, 110) == [0, 0, 0])
    inner.shadowPath = CGPath(rect: CGRect(x: 60, y: 0, width: 20, height: 20), transform: nil)
    screen.settle()
    #expect(color(screen, 110, 110) == [255, 255, 255])
    #expect(color(screen, 140, 80) == [0, 0, 0])
  }

  @Test("Transforms of space are composed, inverted and turned as row vectors")
  func transforms() {
    let moved = CATransform3DMakeTranslation(10, 20, 30)
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let both = CATransform3DConcat(turned, moved)
    let plane = CATransform3DGetAffineTransform(both)
    let point = CGPoint(x: 1, y: 0).applying(plane)
    #expect(abs(point.x - 10) < 1e-12 && abs(point.y - 21) < 1e-12)
    let undone = CATransform3DConcat(both, CATransform3DInvert(both))
    #expect(abs(undone.m41) < 1e-9 && abs(undone.m11 - 1) < 1e-9)
    #expect(CATransform3DIsAffine(both) == false)
    #expect(CATransform3DIsAffine(turned))
    #expect(CATransform3DTranslate(turned, 1, 0, 0) == CATransform3DConcat(CATransform3DMakeTranslation(1, 0, 0), turned))
  }

  @Test("A turn leads into another one as a turn, not through a smaller layer")
  func turning() {
    let root = CALayer()
    let inner = layer(1, 0, 0, CGRect(x: 50, y: 90, width: 100, height: 20))
    root.addSublayer(inner)
    let screen = screen(root)
    withAnimation(.linear(duration: 1)) { inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi)) }
    screen.advance(by: 0.5)
    // Half way it stands upright, as long as before.
    #expect(color(screen, 100, 55) == [255, 0, 0])
    #expect(color(screen, 100, 145) == [255, 0, 0])
    #expect(color(screen, 55, 100) == [255, 255, 255])
  }
}
