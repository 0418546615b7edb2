import CoreGraphicsTypes
import Foundation

/// How one symbol becomes another one.
struct SymbolReplacement: Equatable {
  enum Style: Hashable { case downUp, upUp, offUp }
  var style: Style
  /// Whether what both symbols have stays.
  var isMagic: Bool
  private let configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions

  init(kind: SymbolEffectConfiguration, options: SymbolEffectOptions) {
    (style, isMagic) = if case .replace(let style, let isMagic) = kind.motion { (style, isMagic) } else { (.downUp, true) }
    configuration = kind
    self.options = options
  }

  /// Seconds in which one part goes or comes: a choice (Facts 7.6).
  private static let half = 0.2

  /// A replacement of one symbol by another, from a time on.
  struct Plan {
    private let how: SymbolReplacement
    private let start: TimeInterval
    private let old: SymbolParts
    private let new: SymbolParts
    /// Whether the first of two parts of both is what they have in common.
    private let keepsFirst: Bool
    private let reducesMotion: Bool

    init(_ how: SymbolReplacement, from old: SymbolGraphic, to new: SymbolGraphic, reducesMotion: Bool, at start: TimeInterval) {
      (self.how, self.start, self.reducesMotion) = (how, start, reducesMotion)
      let common = how.isMagic && !reducesMotion ? SymbolGraphic.commonLayers(of: old, new) : nil
      keepsFirst = common != nil
      self.old = common.map { SymbolParts(old.layers, firstPart: $0.old) } ?? SymbolParts(old.layers)
      self.new = common.map { SymbolParts(new.layers, firstPart: $0.new) } ?? SymbolParts(new.layers)
    }

    private var lag: TimeInterval {
      keepsFirst || reducesMotion ? 0 : SymbolReplacement.half * how.configuration.delay(lag: SymbolEffectConfiguration.usualLag)
    }

    func isOver(at time: TimeInterval) -> Bool {
      (time - start) * how.options.rate >= 2 * SymbolReplacement.half + lag * Double(max(old.count, new.count) - 1)
    }

    /// Adds to the moments of the old and the new symbol how far they are.
    func add(to oldMoment: inout SymbolMoment, _ newMoment: inout SymbolMoment, at time: TimeInterval) {
      let half = SymbolReplacement.half
      let past = max(time - start, 0) * how.options.rate
      let fraction = { (begin: TimeInterval, part: Int) in min(max((past - begin - lag * Double(part)) / half, 0), 1) }
      // The old one is gone half way, where the new one begins.
      let going = (0..<old.count).map { how.goingPose(at: fraction(0, $0), reducesMotion) }
      let coming = (0..<new.count).map { how.comingPose(at: fraction(half, $0), reducesMotion) }
      if keepsFirst {
        // What both have is the new one's from the beginning; lines are drawn, and taken back.
        let (out, into) = (fraction(0, 1), fraction(half, 1))
        oldMoment.set([.hidden, SymbolPose(drawn: 0...CGFloat(1 - out))], of: old)
        newMoment.set([.atRest, SymbolPose(drawn: 0...CGFloat(into))], of: new)
      } else if lag == 0 {
        oldMoment.add(going[0], parts: old.count)
        newMoment.add(coming[0], parts: new.count)
      } else {
        oldMoment.add(going)
        newMoment.add(coming)
      }
    }
  }

  private func goingPose(at fraction: Double, _ reducesMotion: Bool) -> SymbolPose {
    if reducesMotion { return SymbolPose(opacity: 1 - fraction) }
    return switch style {
    case .downUp: SymbolPose(scale: 1 - 0.5 * fraction, opacity: 1 - fraction)
    case .upUp: SymbolPose(scale: 1 + 0.3 * fraction, opacity: 1 - fraction)
    case .offUp: .hidden
    }
  }

  private func comingPose(at fraction: Double, _ reducesMotion: Bool) -> SymbolPose {
    let eased = 1 - (1 - fraction) * (1 - fraction)
    return SymbolPose(scale: reducesMotion ? 1 : 0.5 + 0.5 * eased, opacity: eased)
  }
}

extension SymbolGraphic {
  /// The layers of two symbols, one drawn over the middle of the other, that are the same in both; `nil` where that is nothing that
  /// is painted, or all of both.
  fileprivate static func commonLayers(of old: SymbolGraphic, _ new: SymbolGraphic) -> (old: Set<Int>, new: Set<Int>)? {
    let move = CGAffineTransform(
      translationX: (new.size.width - old.size.width) / 2, y: (new.size.height - old.size.height) / 2)
    let moved = old.layers.map { $0.applying(move) }
    var (kept, found): (Set<Int>, Set<Int>) = ([], [])
    for (index, layer) in moved.enumerated() where layer.role != .erases {
      if let match = new.layers.indices.first(where: { !found.contains($0) && new.layers[$0].looksAs(layer) }) {
        kept.insert(index)
        found.insert(match)
      }
    }
    return kept.isEmpty || kept.count == old.layers.count && found.count == new.layers.count ? nil : (kept, found)
  }
}

extension SymbolGraphic.Layer {
  /// Whether it paints the same shape at the same place, as near as a weight lets shapes of different symbols be.
  fileprivate func looksAs(_ other: SymbolGraphic.Layer) -> Bool {
    guard role == other.role else { return false }
    return switch (content, other.content) {
    case (.fill(let a, let evenOdd, _), .fill(let b, let otherEvenOdd, _)): evenOdd == otherEvenOdd && a.looksAs(b)
    case (.stroke(let a, _), .stroke(let b, _)): a.looksAs(b)
    default: false
    }
  }
}

extension Path {
  fileprivate func looksAs(_ other: Path) -> Bool {
    let (own, others) = (elements, other.elements)
    return own.count == others.count && zip(own, others).allSatisfy { $0.isNear($1) }
  }
}

extension PathElement {
  /// Whether it is the same step, with points less than 0.03 em apart.
  fileprivate func isNear(_ other: PathElement) -> Bool {
    func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.03 && abs(a.y - b.y) < 0.03 }
    return switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
    case (.quadCurve(let a, let c), .quadCurve(let b, let d)): near(a, b) && near(c, d)
    case (.curve(let a, let c, let e), .curve(let b, let d, let f)): near(a, b) && near(c, d) && near(e, f)
    case (.close, .close): true
    default: false
    }
  }
}
