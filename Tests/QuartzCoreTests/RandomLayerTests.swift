import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import Foundation
import QuartzCore
import SeededNumbers
import SwiftUI
import Testing

/// A layer as plain values, from which a layer and a view are made.
private struct LayerSketch {
  var frame: CGRect
  var color: (red: Double, green: Double, blue: Double)
  var radius: CGFloat
  var opacity: Double
  var angle: CGFloat
  var scale: CGFloat
  var cuts: Bool
  var maskRadius: CGFloat?
  var inside: [LayerSketch]

  init(_ numbers: inout SplitMix, size: CGSize, depth: Int) {
    func part(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }
    // Whole points: edges between pixels are placed by frames of views and of layers alike.
    let (width, height) = (part(10...Double(size.width)).rounded(), part(10...Double(size.height)).rounded())
    frame = CGRect(
      x: part(0...Double(size.width) - width).rounded(), y: part(0...Double(size.height) - height).rounded(), width: width,
      height: height)
    color = (part(0...1), part(0...1), part(0...1))
    radius = numbers.below(2) == 0 ? 0 : CGFloat(part(1...min(width, height) / 2).rounded())
    opacity = numbers.below(3) == 0 ? part(0.2...0.9) : 1
    angle = numbers.below(3) == 0 ? CGFloat(part(-2...2)) : 0
    scale = numbers.below(4) == 0 ? CGFloat(part(0.5...1.5)) : 1
    cuts = numbers.below(3) == 0
    maskRadius = numbers.below(5) == 0 ? CGFloat(part(2...min(width, height) / 2).rounded()) : nil
    inside = []
    guard depth > 0 else { return }
    for _ in 0..<numbers.below(4) { inside.append(LayerSketch(&numbers, size: frame.size, depth: depth - 1)) }
  }

  @MainActor
  var layer: CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    layer.cornerRadius = radius
    layer.opacity = Float(opacity)
    layer.masksToBounds = cuts
    layer.setAffineTransform(CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale))
    if let maskRadius {
      let mask = CALayer()
      mask.frame = CGRect(origin: .zero, size: frame.size)
      mask.backgroundColor = CGColor(gray: 0, alpha: 1)
      mask.cornerRadius = maskRadius
      layer.mask = mask
    }
    for sketch in inside { layer.addSublayer(sketch.layer) }
    return layer
  }

  @MainActor
  var view: AnyView {
    let outline = RoundedRectangle(cornerRadius: radius, style: .circular)
    var content = AnyView(
      ZStack(alignment: .topLeading) {
        outline.fill(Color(red: color.red, green: color.green, blue: color.blue))
        ForEach(inside.indices, id: \.self) { inside[$0].view }
      }
      .frame(width: frame.width, height: frame.height))
    if cuts { content = AnyView(content.clipShape(outline)) }
    if let maskRadius { content = AnyView(content.mask(RoundedRectangle(cornerRadius: maskRadius, style: .circular))) }
    return AnyView(
      content.opacity(Double(Float(opacity))).scaleEffect(scale).rotationEffect(.radians(Double(angle)))
        .offset(x: frame.minX, y: frame.minY))
  }
}

@MainActor
@Suite("Random layers") struct RandomLayerTests {
  @Test("A tree of layers looks as the same tree of views does", arguments: Seeds.chosen(from: 1..<61))
  func sameAsViews(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    let sketches = (0..<3).map { _ in LayerSketch(&numbers, size: CGSize(width: 200, height: 200), depth: 3) }
    let root = CALayer()
    for sketch in sketches { root.addSublayer(sketch.layer) }
    let layers = screen(of: root)
    let views = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 200)
        $0.scale = 1
      }
    ) {
      ZStack(alignment: .topLeading) { ForEach(sketches.indices, id: \.self) { sketches[$0].view } }
        .frame(width: 200, height: 200, alignment: .topLeading)
    }
    var different = 0
    for y in 0..<200 {
      for x in 0..<200 where zip(layers.rgb(x, y), views.rgb(x, y)).contains(where: { abs($0 - $1) > 8 }) { different += 1 }
    }
    #expect(different == 0, "seed \(seed): \(different) pixels differ")
  }
}
