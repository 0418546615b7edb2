import ApusTesting
import CoreGraphicsTypes
import Foundation
import QuartzCore
import SwiftUI
import Testing

/// What says how a layer looks.
@MainActor
@Suite("Kinds of layers' looks") struct LookKindsTests {
  @Test("Corners are round where the mask says so, whatever their curve")
  func corners() {
    let layer = CALayer.colored(1, 0, 0, CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = CALayer()
    root.addSublayer(layer)
    layer.cornerRadius = 40
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    layer.maskedCorners = lower
    let screen = screen(of: root)
    for curve in [CALayerCornerCurve.circular, .continuous] {
      layer.cornerCurve = curve
      screen.settle()
      #expect(screen.rgb(1, 1) == [255, 0, 0] && screen.rgb(98, 1) == [255, 0, 0])
      #expect(screen.rgb(1, 98) == [255, 255, 255] && screen.rgb(98, 98) == [255, 255, 255])
    }
  }

  @Test(
    "A picture lies where its gravity says",
    arguments: [
      (CALayerContentsGravity.center, CGRect(x: 40, y: 40, width: 20, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)), (.right, CGRect(x: 80, y: 40, width: 20, height: 20)),
      (.resize, CGRect(x: 0, y: 0, width: 100, height: 100)),
    ])
  func gravities(gravity: CALayerContentsGravity, place: CGRect) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.contents =
      ImageRenderer(content: Color(red: 0, green: 0, blue: 0).frame(width: 20, height: 20)).cgImage
    layer.contentsGravity = gravity
    let root = CALayer()
    root.addSublayer(layer)
    let screen = screen(of: root)
    for (x, y) in [(5, 5), (50, 50), (5, 95), (95, 50), (5, 50)] {
      let isInside = place.contains(CGPoint(x: Double(x), y: Double(y)))
      #expect(screen.rgb(x, y) == (isInside ? [0, 0, 0] : [255, 255, 255]), "\(gravity.rawValue) at \(x), \(y)")
    }
  }

  @Test("A delegate draws a layer and places the layers inside")
  func delegates() {
    final class Helper: CALayerDelegate {
      var places = 0
      func draw(_ layer: CALayer, in context: CGContext) {
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      func layoutSublayers(of layer: CALayer) { places += 1 }
    }
    let (helper, layer, root) = (Helper(), CALayer(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.delegate = helper
    root.addSublayer(layer)
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
    let screen = screen(of: root)
    #expect(screen.rgb(5, 5) == [0, 0, 255] && screen.rgb(20, 20) == [255, 255, 255])
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(helper.places > 0)
  }
}
