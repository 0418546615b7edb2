import EngineTesting
import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Random display lists, and random changes of them in which all that is not concerned stays the same object.
struct RandomDisplay {
  static let size = CGSize(width: 40, height: 30)
  private var random: SplitMix
  private var nextID: UInt64 = 1

  init(seed: Int) { random = SplitMix(seed: UInt64(seed)) }

  mutating func root() -> DisplayFragment {
    let ground = fragment([fill(CGRect(origin: .zero, size: Self.size), DisplayColor.white)])
    return fragment([.fragment(ground, offset: .zero)] + (0..<4).map { _ in child(depth: 4) })
  }

  // MARK: Making

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
  private mutating func point() -> CGPoint { CGPoint(x: number(-4...24), y: number(-4...18)) }
  private mutating func rect() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: number(1...20), height: number(1...14)))
  }
  private mutating func color() -> DisplayColor {
    DisplayColor(red: Float(number(0...9)), green: 0, blue: 0, alpha: Bool.random(using: &random) ? 1 : 0.5)
  }

  private func fill(_ rect: CGRect, _ color: DisplayColor) -> DisplayItem {
    .fill(DisplayFill(path: Path(rect), paint: .color(color)))
  }

  private mutating func leaf() -> DisplayItem {
    if Int.random(in: 0..<5, using: &random) > 0 { return fill(rect(), color()) }
    let style = StrokeStyle(lineWidth: 2 * number(1...2))
    return .stroke(DisplayStroke(path: Path(rect()), style: style, paint: .color(color())))
  }

  private mutating func effect(depth: Int) -> DisplayEffect {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .opacity(Double(number(1...9)) / 10)
    case 1: .compositingGroup
    case 2: .blendMode(Bool.random(using: &random) ? .multiply : .screen)
    case 3, 4: .clip(Path(rect()), isEvenOdd: false, isAntialiased: true, snapFrame: nil)
    case 5: .mask(fragment([leaf()]), offset: point())
    case 6: .transform(ProjectionTransform(CGAffineTransform(translationX: number(-3...3), y: number(-3...3))))
    case 7: .shadow(color: color(), radius: number(0...2), offset: CGSize(width: number(-2...2), height: number(-2...2)))
    case 8: .blur(radius: number(0...1), isOpaque: false)
    case 9: .colorFilter(.saturation(Double(number(0...3))))
    default: .scroll(viewport: rect(), offset: CGPoint(x: number(0...1) * 5, y: number(0...8)))
    }
  }

  private mutating func child(depth: Int) -> DisplayItem {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return leaf()
    case 1, 2:
      let offset = Bool.random(using: &random) ? .zero : point()
      return .group(effect(depth: depth), fragment(children(depth: depth)), offset: offset)
    default: return .fragment(fragment(children(depth: depth)), offset: point())
    }
  }

  private mutating func children(depth: Int) -> [DisplayItem] {
    // Some hold nothing but others, as containers do.
    let onlyPlaces = Bool.random(using: &random)
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in
      onlyPlaces ? .fragment(fragment([leaf()]), offset: point()) : child(depth: depth - 1)
    }
  }

  private mutating func fragment(_ items: [DisplayItem], id: DisplayID? = nil) -> DisplayFragment {
    nextID += 1
    let bounds = items.reduce(CGRect.null) { $0.union(Self.extent($1)) }
    return DisplayFragment(id: id ?? DisplayID(rawValue: nextID), items: items, bounds: bounds)
  }

  private static func extent(_ item: DisplayItem) -> CGRect {
    switch item {
    case .fill(let fill): fill.path.boundingRect
    case .stroke(let stroke): stroke.path.boundingRect.insetBy(dx: -stroke.style.lineWidth / 2, dy: -stroke.style.lineWidth / 2)
    case .fragment(let child, let offset): child.bounds.offsetBy(dx: offset.x, dy: offset.y)
    case .group(let effect, let child, let offset): effect.bounds(of: child.bounds.offsetBy(dx: offset.x, dy: offset.y))
    case .text, .image: .null
    }
  }

  // MARK: Changing

  /// The same picture with something changed, at one place.
  mutating func changed(_ old: DisplayFragment) -> DisplayFragment {
    var items = old.items
    let inner = items.indices.filter { Self.content(of: items[$0]) != nil }
    if let index = inner.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 {
      items[index] = changedInside(items[index])
    } else {
      change(&items)
    }
    return fragment(items, id: old.id)
  }

  private static func content(of item: DisplayItem) -> DisplayFragment? {
    switch item {
    case .fragment(let child, _), .group(_, let child, _): child
    case .fill, .stroke, .text, .image: nil
    }
  }

  private mutating func changedInside(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fragment(let child, let offset): .fragment(changed(child), offset: offset)
    case .group(let effect, let child, let offset): .group(effect, changed(child), offset: offset)
    case .fill, .stroke, .text, .image: item
    }
  }

  /// Changes one of some items, or which there are.
  private mutating func change(_ items: inout [DisplayItem]) {
    let index = items.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<8, using: &random), index) {
    case (0, _): items.insert(.fragment(fragment([leaf()]), offset: point()), at: Int.random(in: 0...items.count, using: &random))
    case (1, let index?): items.remove(at: index)
    case (2, _): items.shuffle(using: &random)
    case (_, let index?): items[index] = altered(items[index])
    case (_, nil): items.append(leaf())
    }
  }

  private mutating func altered(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fill, .stroke: return leaf()
    case .fragment(let child, let offset):
      return .fragment(child, offset: CGPoint(x: offset.x + number(-2...2), y: offset.y + number(-2...2)))
    case .group(.scroll(let viewport, let scroll), let child, let offset):
      let moved = CGPoint(x: scroll.x, y: scroll.y + number(-4...4))
      let content = Bool.random(using: &random) ? changed(child) : child
      return .group(.scroll(viewport: viewport, offset: moved), content, offset: offset)
    case .group(_, let child, let offset): return .group(effect(depth: 1), child, offset: offset)
    case .text, .image: return item
    }
  }
}

extension DisplayFragment {
  /// The fragment as text, for a case that fails.
  var description: String {
    "#\(id.rawValue)["
      + items.map { item in
        switch item {
        case .fill(let fill): "fill \(fill.path.boundingRect) \(fill.paint)"
        case .stroke(let stroke): "stroke \(stroke.path.boundingRect) \(stroke.style.lineWidth)"
        case .fragment(let child, let offset): "(\(offset.x), \(offset.y)): \(child.description)"
        case .group(let effect, let child, let offset): "\(effect) (\(offset.x), \(offset.y)): \(child.description)"
        case .text, .image: "?"
        }
      }.joined(separator: ", ") + "]"
  }
}
