import CoreGraphicsTypes
import EngineTesting
import Foundation
import SwiftUICore

/// Scenes of everything that a display list can hold, the same for each seed.
@MainActor
struct RandomScene {
  private var random: SplitMix
  private let texts = ["Hello, world", "日本語の文", "Ǻ fj 123 gypq", "مرحبا", "🎈 a 🐟"]
  private let picture = TestPixels(width: 24, height: 16) { x, y in
    (UInt8(x * 10), UInt8(y * 15), UInt8((x ^ y) * 8 & 255), x + y < 30 ? 255 : 90)
  }

  static func list(seed: UInt64, scale: CGFloat = 2) -> DisplayList {
    var scene = RandomScene(random: SplitMix(seed: seed))
    let size = CGSize(width: 90, height: 70)
    let background = Make.rect(0, 0, 90, 70, .rgb(0.95, 0.96, 1))
    let content = (0..<6).map { _ in scene.fragment(depth: 3) }
    return Make.list([background] + content, width: size.width, height: size.height, scale: scale)
  }

  /// A scene, and the same scene after a frame in which about half of it changed.
  static func change(seed: UInt64, scale: CGFloat = 2) -> (old: DisplayList, new: DisplayList) {
    let old = list(seed: seed, scale: scale)
    var scene = RandomScene(random: SplitMix(seed: seed + 5000))
    let root = DisplayFragment(
      id: old.root.id, items: old.root.items.map { scene.changed($0) }, bounds: CGRect(origin: .zero, size: old.size))
    return (old, DisplayList(root: root, size: old.size, scale: scale))
  }

  /// A fragment of the same node, as it may be in the next frame.
  private mutating func changed(_ fragment: DisplayFragment) -> DisplayFragment {
    guard Bool.random(using: &random) else { return fragment }
    let items = fragment.items.map { changed($0) }
    return DisplayFragment(id: fragment.id, items: items, bounds: items.reduce(CGRect.null) { $0.union($1.bounds) })
  }

  private mutating func changed(_ item: DisplayItem) -> DisplayItem {
    let isOther = Bool.random(using: &random)
    switch item {
    case .fill, .stroke, .text, .image: return isOther ? leaf().items[0] : item
    case .fragment(let fragment, let offset): return .fragment(changed(fragment), offset: isOther ? point() : offset)
    case .group(.scroll(let viewport, let move), let fragment, let offset):
      let next = isOther ? CGPoint(x: move.x, y: move.y + number(-10...10).rounded()) : move
      return .group(.scroll(viewport: viewport, offset: next), changed(fragment), offset: offset)
    case .group(let effect, let fragment, let offset):
      return .group(isOther ? self.effect(depth: 1) : effect, changed(fragment), offset: offset)
    }
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
  private mutating func point() -> CGPoint { CGPoint(x: number(-10...80), y: number(-10...65)) }
  private mutating func rect() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: number(1...60), height: number(1...45)))
  }
  private mutating func color() -> DisplayColor {
    DisplayColor(
      red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
      alpha: Bool.random(using: &random) ? 1 : Float(number(0...1)))
  }
  private mutating func stops() -> [DisplayGradientStop] {
    let count = Int.random(in: 1...4, using: &random)
    return (0..<count).map { index in
      DisplayGradientStop(color: color(), location: CGFloat(index) / CGFloat(max(count - 1, 1)))
    }
  }

  private mutating func paint() -> DisplayPaint {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .linearGradient(stops: stops(), start: point(), end: point())
    case 1:
      return .radialGradient(stops: stops(), center: point(), startRadius: number(0...20), endRadius: number(0...60))
    case 2:
      return .ellipticalGradient(
        stops: stops(), frame: rect(), center: .center, startRadius: 0, endRadius: number(0.1...1))
    case 3:
      return .angularGradient(stops: stops(), center: point(), startAngle: number(-4...4), endAngle: number(-4...9))
    case 4:
      return .imageTile(
        .init(image: picture.image, origin: point(), tileSize: CGSize(width: number(5...30), height: number(5...30))))
    default: return .color(color())
    }
  }

  private mutating func path() -> Path {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2:
      return Path(
        roundedRect: rect(), cornerRadius: number(1...12), style: Bool.random(using: &random) ? .circular : .continuous)
    default:
      var path = Path()
      path.move(to: point())
      for _ in 0..<4 {
        if Bool.random(using: &random) {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
      return path
    }
  }

  private mutating func leaf() -> DisplayFragment {
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let path = path()
      let style = StrokeStyle(
        lineWidth: number(0.3...8), lineCap: [.butt, .round, .square].randomElement(using: &random)!,
        lineJoin: [.miter, .round, .bevel].randomElement(using: &random)!, miterLimit: 4,
        dash: Bool.random(using: &random) ? [] : [number(0...9), number(1...9)], dashPhase: number(-5...5))
      let bounds = path.boundingRect.insetBy(dx: -4 * style.lineWidth, dy: -4 * style.lineWidth)
      return Make.fragment([.stroke(DisplayStroke(path: path, style: style, paint: paint()))], bounds: bounds)
    case 1, 2:
      let pattern: TextDecoration.Pattern = [.solid, .dot, .dash, .dashDot, .dashDotDot].randomElement(using: &random)!
      return Make.text(
        texts.randomElement(using: &random)!, at: point(), size: number(6...30), paint: paint(), width: 60,
        underline: Bool.random(using: &random) ? TextDecoration(pattern: pattern) : nil, isExact: pattern == .dashDot)
    case 3:
      let insets = Bool.random(using: &random) ? EdgeInsets() : EdgeInsets(top: 3, leading: 4, bottom: 2, trailing: 5)
      return Make.image(
        picture, in: rect(), natural: CGSize(width: 12, height: 8),
        resizing: Bool.random(using: &random) ? .stretch(capInsets: insets) : .tile(capInsets: insets),
        interpolation: [.none, .low, .medium, .high].randomElement(using: &random)!,
        template: Bool.random(using: &random) ? paint() : nil)
    default:
      let path = path()
      let fill = DisplayFill(
        path: path, paint: paint(), isEvenOdd: Bool.random(using: &random), isAntialiased: number(0...1) < 0.9,
        snapFrame: Bool.random(using: &random) ? path.boundingRect : nil)
      return Make.fragment([.fill(fill)], bounds: path.boundingRect)
    }
  }

  private mutating func effect(depth: Int) -> DisplayEffect {
    let modes: [BlendMode] = [
      .multiply, .screen, .plusDarker, .hue, .destinationOut, .difference, .colorBurn, .softLight,
    ]
    switch Int.random(in: 0..<16, using: &random) {
    case 14: return .xor
    case 15: return .adjoining
    case 0: return .opacity(Double(number(0...1)))
    case 1: return .compositingGroup
    case 2: return .blendMode(modes.randomElement(using: &random)!)
    case 3, 4:
      let path = path()
      return .clip(
        path, isEvenOdd: Bool.random(using: &random), isAntialiased: true,
        snapFrame: Bool.random(using: &random) ? path.boundingRect : nil)
    case 5: return .mask(fragment(depth: depth - 1), offset: point())
    case 6:
      let turn = CGAffineTransform(rotationAngle: number(-1...1)).concatenating(
        CGAffineTransform(scaleX: number(0.5...1.5), y: 1))
      return .transform(ProjectionTransform(turn))
    case 7:
      var projection = ProjectionTransform()
      projection.m13 = number(-0.004...0.004)
      projection.m23 = number(-0.004...0.004)
      return .transform(projection)
    case 8, 9:
      return .shadow(
        color: color(), radius: number(0...12), offset: CGSize(width: number(-5...5), height: number(-5...5)))
    case 10: return .blur(radius: number(0...6), isOpaque: Bool.random(using: &random))
    case 11:
      return .colorFilter([.invert, .saturation(0.3), .hueRotation(1), .contrast(1.4)].randomElement(using: &random)!)
    case 12:
      let tint = DisplayColor(red: 0.95, green: 0.95, blue: 0.95, alpha: Float(number(0...1)))
      return .material(DisplayMaterial(tint: tint, radius: number(0...9), saturation: Double(number(0...2))))
    default: return .scroll(viewport: rect(), offset: point())
    }
  }

  private mutating func fragment(depth: Int) -> DisplayFragment {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return leaf()
    case 1:
      let children = (0..<2).map { _ in fragment(depth: depth - 1) }
      return Make.all(children)
    default: return Make.group(effect(depth: depth), fragment(depth: depth - 1))
    }
  }
}

/// A kind of effect.
enum EffectKind: CaseIterable {
  case opacity, compositingGroup, blendMode, xor, adjoining, clip, mask, transform, shadow, blur, colorFilter, scroll, material

  init(_ effect: DisplayEffect) {
    self =
      switch effect {
      case .opacity: .opacity
      case .compositingGroup: .compositingGroup
      case .xor: .xor
      case .adjoining: .adjoining
      case .blendMode: .blendMode
      case .clip: .clip
      case .mask: .mask
      case .transform: .transform
      case .shadow: .shadow
      case .blur: .blur
      case .colorFilter: .colorFilter
      case .scroll: .scroll
      case .material: .material
      }
  }

  /// The kinds that a fragment holds.
  static func all(in fragment: DisplayFragment) -> Set<EffectKind> {
    fragment.items.reduce(into: []) { found, item in
      switch item {
      case .fill, .stroke, .text, .image: break
      case .fragment(let inner, _): found.formUnion(all(in: inner))
      case .group(let effect, let inner, _):
        found.insert(EffectKind(effect))
        found.formUnion(all(in: inner))
      }
    }
  }
}
