import UIKit

/// Paints a bridge at dusk, as its build has it.
struct BridgePicture {
  let bridge: Bridge
  let size: CGSize

  /// The picture, painted anew.
  @MainActor var image: UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
      paintSky(in: renderer.cgContext)
      paintHills()
      paintWater(in: renderer.cgContext)
      paintBridge()
    }
  }

  /// Differs from bridge to bridge, between 0 and 1.
  private var mood: CGFloat { CGFloat(bridge.length % 97) / 97 }
  private var deck: CGFloat { size.height * 0.62 }
  private var water: CGFloat { size.height * 0.76 }
  private var line: CGFloat { max(size.height / 90, 0.75) }

  private func paintSky(in context: CGContext) {
    let colors = [
      UIColor(hue: 0.58 + 0.1 * mood, saturation: 0.55, brightness: 0.5, alpha: 1),
      UIColor(hue: 0.93, saturation: 0.35, brightness: 0.85, alpha: 1),
      UIColor(hue: 0.09, saturation: 0.45, brightness: 1, alpha: 1),
    ]
    paint(colors, from: 0, to: water, in: context)
    UIColor(white: 1, alpha: 0.8).setFill()
    let radius = size.height * 0.07
    let center = CGPoint(x: size.width * (0.2 + 0.6 * mood), y: size.height * 0.3)
    UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)).fill()
  }

  private func paint(_ colors: [UIColor], from top: CGFloat, to bottom: CGFloat, in context: CGContext) {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)
    else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: top, width: size.width, height: bottom - top))
    context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
    context.restoreGState()
  }

  private func paintHills() {
    for (height, alpha, shift) in [(0.2, 0.35, 0.0), (0.12, 0.55, 2.2)] as [(CGFloat, CGFloat, CGFloat)] {
      let hills = UIBezierPath()
      hills.move(to: CGPoint(x: 0, y: water))
      for step in 0...40 {
        let way = CGFloat(step) / 40
        let wave = sin(way * 7 + shift + mood * 5) + 0.6 * sin(way * 13 + shift)
        hills.addLine(to: CGPoint(x: way * size.width, y: water - size.height * height * (0.65 + 0.22 * wave)))
      }
      hills.addLine(to: CGPoint(x: size.width, y: water))
      hills.close()
      UIColor(hue: 0.68, saturation: 0.35, brightness: 0.4, alpha: alpha).setFill()
      hills.fill()
    }
  }

  private func paintWater(in context: CGContext) {
    paint(
      [
        UIColor(hue: 0.06, saturation: 0.35, brightness: 0.8, alpha: 1),
        UIColor(hue: 0.62, saturation: 0.6, brightness: 0.4, alpha: 1),
      ], from: water, to: size.height, in: context)
  }

  private func paintBridge() {
    let color = UIColor(hue: 0.02, saturation: 0.55, brightness: 0.32, alpha: 1)
    color.setFill()
    color.setStroke()
    UIBezierPath(rect: CGRect(x: 0, y: deck, width: size.width, height: line * 2)).fill()
    switch bridge.build {
    case .suspension: paintSuspension()
    case .stays: paintStays()
    case .arches: paintArches()
    }
  }

  private func paintTower(at x: CGFloat, top: CGFloat) {
    UIBezierPath(rect: CGRect(x: x - line, y: top, width: 2 * line, height: water + size.height * 0.03 - top)).fill()
  }

  private func paintSuspension() {
    let top = size.height * 0.22
    let towers = [size.width * 0.24, size.width * 0.76]
    for tower in towers { paintTower(at: tower, top: top) }
    let cable = UIBezierPath()
    cable.lineWidth = line
    cable.move(to: CGPoint(x: 0, y: deck - size.height * 0.02))
    cable.addQuadCurve(to: CGPoint(x: towers[0], y: top), controlPoint: CGPoint(x: towers[0] * 0.7, y: deck * 0.85))
    cable.addQuadCurve(
      to: CGPoint(x: towers[1], y: top), controlPoint: CGPoint(x: size.width / 2, y: 2 * deck - top - size.height * 0.06))
    cable.addQuadCurve(
      to: CGPoint(x: size.width, y: deck - size.height * 0.02),
      controlPoint: CGPoint(x: size.width - towers[0] * 0.7, y: deck * 0.85))
    cable.stroke()
    let hangers = UIBezierPath()
    hangers.lineWidth = line / 2
    for step in 1..<20 {
      let way = CGFloat(step) / 20
      let x = towers[0] + (towers[1] - towers[0]) * way
      let sag = 4 * way * (1 - way)
      hangers.move(to: CGPoint(x: x, y: top + (deck - top - size.height * 0.03) * sag))
      hangers.addLine(to: CGPoint(x: x, y: deck))
    }
    hangers.stroke()
  }

  private func paintStays() {
    let top = size.height * 0.2
    let span = size.width / CGFloat(bridge.spans)
    for index in 0..<bridge.spans {
      let x = span * (CGFloat(index) + 0.5)
      paintTower(at: x, top: top)
      let stays = UIBezierPath()
      stays.lineWidth = line / 2
      for step in 1...7 {
        let reach = span * 0.47 * CGFloat(step) / 7
        let height = deck - (deck - top) * (0.35 + 0.6 * CGFloat(step) / 7)
        for side in [-1, 1] as [CGFloat] {
          stays.move(to: CGPoint(x: x, y: height))
          stays.addLine(to: CGPoint(x: x + side * reach, y: deck))
        }
      }
      stays.stroke()
    }
  }

  private func paintArches() {
    let span = size.width / CGFloat(bridge.spans)
    // One wide arch carries the road that hangs from it; many small ones stand below it.
    let rise = bridge.spans == 1 ? size.height * 0.62 : size.height * 0.2
    let foot = water + size.height * 0.01
    for index in 0..<bridge.spans {
      let start = CGPoint(x: span * (CGFloat(index) + 0.05), y: foot)
      let end = CGPoint(x: span * (CGFloat(index) + 0.95), y: foot)
      let arch = UIBezierPath()
      arch.lineWidth = line * 2
      arch.move(to: start)
      arch.addQuadCurve(to: end, controlPoint: CGPoint(x: (start.x + end.x) / 2, y: foot - rise * 1.6))
      arch.stroke()
      let posts = UIBezierPath()
      posts.lineWidth = line / 2
      for step in 1..<12 {
        let way = CGFloat(step) / 12
        let height = foot - rise * 1.6 * 2 * way * (1 - way)
        posts.move(to: CGPoint(x: start.x + (end.x - start.x) * way, y: height))
        posts.addLine(to: CGPoint(x: start.x + (end.x - start.x) * way, y: deck))
      }
      posts.stroke()
      if bridge.spans > 1 { paintTower(at: span * CGFloat(index), top: deck) }
    }
  }
}
