import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import Foundation
import QuartzCore
import SwiftUI
import Testing
import UIKitTypes

@MainActor
@Suite("Kinds of layers") struct KindsTests {
  private func shown(_ layer: CALayer) -> Screen {
    let root = CALayer()
    root.addSublayer(layer)
    return screen(of: root)
  }
  private let black = CGColor(gray: 0, alpha: 1)
  private let white = CGColor(gray: 1, alpha: 1)

  @Test("Gradients run along their line, outwards, and around their start")
  func gradient() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    layer.colors = [black, white]
    let screen = shown(layer)
    #expect(screen.rgb(100, 2)[0] < 8 && screen.rgb(100, 197)[0] > 247)
    #expect(abs(screen.rgb(10, 100)[0] - 128) < 4)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.locations = [0.5, 1]
    screen.settle()
    #expect(screen.rgb(100, 90)[0] == 0)
    layer.locations = nil
    layer.type = .radial
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    screen.settle()
    #expect(screen.rgb(100, 100)[0] < 8 && screen.rgb(198, 100)[0] > 247)
    layer.type = .conic
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    screen.settle()
    #expect(screen.rgb(190, 102)[0] < 16 && screen.rgb(190, 97)[0] > 240)
    CATransaction.commit()
  }

  @Test("A shape fills and draws the parts of its path that it is to")
  func shape() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 100))
    path.addLine(to: CGPoint(x: 180, y: 100))
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.lineWidth = 10
    layer.strokeEnd = 0.5
    layer.lineCap = .square
    layer.lineJoin = .bevel
    let screen = shown(layer)
    #expect(screen.rgb(60, 100) == [255, 0, 0])
    #expect(screen.rgb(103, 100) == [255, 0, 0])
    #expect(screen.rgb(120, 100) == [255, 255, 255])
    layer.lineDashPattern = [10, 30]
    layer.lineCap = .butt
    screen.settle()
    #expect(screen.rgb(40, 100) == [255, 255, 255])
    let twice = CGMutablePath()
    twice.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    twice.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    let filled = CAShapeLayer()
    (filled.path, filled.fillRule) = (twice, .evenOdd)
    layer.superlayer?.addSublayer(filled)
    screen.settle()
    #expect(screen.rgb(10, 10) == [0, 0, 0])
    #expect(screen.rgb(50, 50) == [255, 255, 255])
  }

  @Test("A text shows from the upper edge down, on the side that it is to")
  func text() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    layer.string = "II"
    layer.foregroundColor = black
    layer.font = UIFont.boldSystemFont(ofSize: 10)
    layer.alignmentMode = .right
    layer.truncationMode = .end
    let screen = shown(layer)
    func ink(_ range: Range<Int>) -> Int {
      range.reduce(0) { sum, x in sum + (0..<60).count { screen.rgb(x, $0)[0] < 128 } }
    }
    #expect(ink(0..<100) == 0 && ink(100..<200) > 50)
    layer.alignmentMode = .left
    layer.string = NSAttributedString(string: "II")
    screen.settle()
    #expect(ink(0..<100) > 50 && ink(100..<200) == 0)
  }

  @Test("A replicator shows its layers again, moved, tinted and delayed")
  func replicator() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let dot = CALayer.colored(1, 1, 1, CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.addSublayer(dot)
    layer.backgroundColor = black
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    layer.instanceRedOffset = -0.5
    layer.instanceDelay = 0.5
    let screen = shown(layer)
    #expect(screen.rgb(10, 10) == [255, 255, 255])
    #expect(abs(screen.rgb(60, 10)[0] - 128) < 3 && screen.rgb(60, 10)[1] == 255)
    #expect(screen.rgb(110, 10) == [0, 255, 255])
    let fall = CABasicAnimation(keyPath: "position.y")
    (fall.fromValue, fall.toValue, fall.duration) = (100, 100, 2)
    dot.add(fall, forKey: nil)
    screen.advance(by: 0.7)
    #expect(screen.rgb(10, 100) == [255, 255, 255])
    #expect(screen.rgb(60, 100)[1] == 255)
    #expect(screen.rgb(110, 10) == [0, 255, 255])
  }

  @Test("Particles follow from the seed, live as long as they are to, and come to an end")
  func emitter() {
    let cell = CAEmitterCell()
    cell.contents = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4)).cgImage
    (cell.birthRate, cell.lifetime, cell.velocity, cell.velocityRange, cell.emissionRange) = (50, 1, 60, 40, 2 * .pi)
    func make(seed: UInt32) -> CAEmitterLayer {
      let layer = CAEmitterLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      layer.emitterPosition = CGPoint(x: 100, y: 100)
      (layer.emitterShape, layer.emitterMode, layer.renderMode) = (.circle, .outline, .oldestLast)
      layer.emitterSize = CGSize(width: 10, height: 10)
      (layer.emitterCells, layer.seed) = ([cell], seed)
      return layer
    }
    func red(_ screen: Screen) -> [Int] { (0..<40_000).filter { screen.rgb($0 % 200, $0 / 200)[1] < 128 } }
    let layer = make(seed: 1)
    let (first, second, third) = (shown(layer), shown(make(seed: 1)), shown(make(seed: 2)))
    for screen in [first, second, third] { screen.advance(by: 0.5) }
    #expect(!red(first).isEmpty)
    #expect(red(first) == red(second))
    #expect(red(first) != red(third))
    first.advance(by: 0.1)
    layer.birthRate = 0
    first.advance(by: 2)
    #expect(red(first).isEmpty)
    layer.birthRate = 1
    first.advance(by: 0.5)
    #expect(!red(first).isEmpty)
    let silent = make(seed: 1)
    silent.birthRate = 0
    let fourth = shown(silent)
    fourth.advance(by: 1)
    #expect(red(fourth).isEmpty && !fourth.isAnimating)
    silent.birthRate = 1
    fourth.advance(by: 0.5)
    #expect(!red(fourth).isEmpty)
  }

  @Test("A transform layer shows nothing itself; a scroll layer shows the part that it is scrolled to")
  func others() {
    let plain = CATransformLayer()
    plain.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    plain.backgroundColor = black
    plain.addSublayer(.colored(1, 0, 0, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let screen = shown(plain)
    #expect(screen.rgb(50, 50) == [255, 255, 255])
    #expect(screen.rgb(5, 5) == [255, 0, 0])
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    scroll.addSublayer(.colored(0, 0, 1, CGRect(x: 100, y: 0, width: 10, height: 10)))
    scroll.scrollMode = .horizontally
    plain.superlayer?.addSublayer(scroll)
    scroll.scroll(to: CGPoint(x: 90, y: 30))
    #expect(scroll.bounds.origin == CGPoint(x: 90, y: 0))
    scroll.scroll(to: CGRect(x: 160, y: 0, width: 10, height: 10))
    #expect(scroll.bounds.minX == 120)
    scroll.scroll(to: CGRect(x: 100, y: 0, width: 10, height: 10))
    screen.settle()
    #expect(screen.rgb(105, 105) == [0, 0, 255])
    #expect(screen.rgb(115, 105) == [255, 255, 255])
  }
}
