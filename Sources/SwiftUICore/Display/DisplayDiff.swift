import CoreGraphicsTypes
import Foundation

/// Finds what differs between two display lists, at a cost that follows what changed: shared fragments end the comparison.
package enum DisplayDiff {
  /// Rectangles beyond this number are joined: each costs the renderer a pass over the list.
  private static let rectangleLimit = 8

  /// The damage between two pictures of the same size, in points grown to whole device pixels.
  package static func damage(
    from old: DisplayFragment, to new: DisplayFragment, size: CGSize, scale: CGFloat
  ) -> Damage {
    var collector = Collector(window: CGRect(origin: .zero, size: size), scale: scale)
    collector.compare(old, at: .zero, new, at: .zero, clip: CGRect(origin: .zero, size: size))
    return collector.damage
  }

  private struct Collector {
    let window: CGRect
    let scale: CGFloat
    var rects: [CGRect] = []

    var damage: Damage { Damage(rects: rects) }

    mutating func add(_ rect: CGRect, clip: CGRect) {
      let visible = rect.intersection(clip)
      guard !visible.isNull, !visible.isEmpty else { return }
      // One pixel more on each side for smooth edges.
      let x0 = ((visible.minX * scale).rounded(.down) - 1) / scale
      let y0 = ((visible.minY * scale).rounded(.down) - 1) / scale
      let x1 = ((visible.maxX * scale).rounded(.up) + 1) / scale
      let y1 = ((visible.maxY * scale).rounded(.up) + 1) / scale
      let pixels = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).intersection(window)
      if rects.contains(where: { $0.contains(pixels) }) { return }
      rects.removeAll { pixels.contains($0) }
      rects.append(pixels)
      if rects.count > DisplayDiff.rectangleLimit {
        rects = [rects.dropFirst().reduce(rects[0]) { $0.union($1) }]
      }
    }

    mutating func compare(
      _ old: DisplayFragment, at oldOrigin: CGPoint, _ new: DisplayFragment, at newOrigin: CGPoint, clip: CGRect
    ) {
      if old === new && oldOrigin == newOrigin { return }
      guard old.id == new.id, oldOrigin == newOrigin, old.items.count == new.items.count else {
        compareUnlike(old, at: oldOrigin, new, at: newOrigin, clip: clip)
        return
      }
      for (oldItem, newItem) in zip(old.items, new.items) {
        compare(oldItem, newItem, old, new, at: newOrigin, clip: clip)
      }
    }

    /// Children are matched by their ids where the number of items differs; everything else is painted again.
    private mutating func compareUnlike(
      _ old: DisplayFragment, at oldOrigin: CGPoint, _ new: DisplayFragment, at newOrigin: CGPoint, clip: CGRect
    ) {
      guard old.id == new.id, oldOrigin == newOrigin, old.isContainer, new.isContainer else {
        add(old.bounds.offsetBy(dx: oldOrigin.x, dy: oldOrigin.y), clip: clip)
        add(new.bounds.offsetBy(dx: newOrigin.x, dy: newOrigin.y), clip: clip)
        return
      }
      var remaining: [DisplayID: (DisplayFragment, CGPoint)] = [:]
      for case .fragment(let child, let offset) in old.items { remaining[child.id] = (child, offset) }
      for case .fragment(let child, let offset) in new.items {
        let place = CGPoint(x: newOrigin.x + offset.x, y: newOrigin.y + offset.y)
        if let (match, oldOffset) = remaining.removeValue(forKey: child.id) {
          compare(
            match, at: CGPoint(x: oldOrigin.x + oldOffset.x, y: oldOrigin.y + oldOffset.y), child, at: place, clip: clip)
        } else {
          add(child.bounds.offsetBy(dx: place.x, dy: place.y), clip: clip)
        }
      }
      for (child, offset) in remaining.values {
        add(child.bounds.offsetBy(dx: oldOrigin.x + offset.x, dy: oldOrigin.y + offset.y), clip: clip)
      }
    }

    private mutating func compare(
      _ oldItem: DisplayItem, _ newItem: DisplayItem, _ old: DisplayFragment, _ new: DisplayFragment,
      at origin: CGPoint, clip: CGRect
    ) {
      switch (oldItem, newItem) {
      case (.fragment(let a, let oldOffset), .fragment(let b, let newOffset)):
        compare(
          a, at: CGPoint(x: origin.x + oldOffset.x, y: origin.y + oldOffset.y), b,
          at: CGPoint(x: origin.x + newOffset.x, y: origin.y + newOffset.y), clip: clip)
      case (.fill(let a), .fill(let b)) where a == b: return
      case (.stroke(let a), .stroke(let b)) where a == b: return
      case (.text(let a), .text(let b)) where a.layout === b.layout && a.origin == b.origin && a.paints == b.paints: return
      case (.group(.scroll(let oldPort, let oldMove), let a, .zero), .group(.scroll(let newPort, let newMove), let b, .zero))
      where oldPort == newPort && oldMove == newMove:
        let inner = CGPoint(x: origin.x - newMove.x, y: origin.y - newMove.y)
        compare(
          a, at: inner, b, at: inner, clip: clip.intersection(newPort.offsetBy(dx: origin.x, dy: origin.y)))
      case (.group(let oldEffect, let a, let oldOffset), .group(let newEffect, let b, let newOffset))
      where oldOffset == newOffset && oldEffect.isLocal && oldEffect.isSame(as: newEffect):
        let inner = CGPoint(x: origin.x + newOffset.x, y: origin.y + newOffset.y)
        compare(a, at: inner, b, at: inner, clip: clip)
      case (.group(let oldEffect, let a, let oldOffset), .group(let newEffect, let b, let newOffset))
      where a === b && oldOffset == newOffset && oldEffect.isSame(as: newEffect):
        return
      default:
        // The item's own extent is not known; the fragment's is.
        add(old.bounds.offsetBy(dx: origin.x, dy: origin.y), clip: clip)
        add(new.bounds.offsetBy(dx: origin.x, dy: origin.y), clip: clip)
      }
    }
  }
}

extension DisplayFragment {
  /// Whether the fragment only places other fragments.
  fileprivate var isContainer: Bool {
    items.allSatisfy { item in
      if case .fragment = item { true } else { false }
    }
  }
}

extension DisplayEffect {
  /// Whether each pixel of the result depends on the same pixel of the content only.
  fileprivate var isLocal: Bool {
    switch self {
    case .opacity, .compositingGroup, .blendMode, .clip, .colorFilter: true
    case .mask, .transform, .shadow, .blur, .scroll: false
    }
  }

  fileprivate func isSame(as other: DisplayEffect) -> Bool {
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): a == b
    case (.compositingGroup, .compositingGroup): true
    case (.blendMode(let a), .blendMode(let b)): a == b
    case (.clip(let a, let ae, let aa, let af), .clip(let b, let be, let ba, let bf)):
      a == b && ae == be && aa == ba && af == bf
    case (.mask(let a, let ao), .mask(let b, let bo)): a === b && ao == bo
    case (.transform(let a), .transform(let b)): a == b
    case (.shadow(let a, let ar, let ao), .shadow(let b, let br, let bo)): a == b && ar == br && ao == bo
    case (.blur(let a, let ao), .blur(let b, let bo)): a == b && ao == bo
    case (.colorFilter(let a), .colorFilter(let b)): a == b
    case (.scroll(let a, let ao), .scroll(let b, let bo)): a == b && ao == bo
    default: false
    }
  }
}
