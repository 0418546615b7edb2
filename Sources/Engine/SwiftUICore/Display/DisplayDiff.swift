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
    var moves: [Damage.Move] = []
    var path = DisplayPath()
    /// How many effects lie around what is compared, under which pixels do not simply move.
    var effects = 0

    var damage: Damage { Damage(moves: moves, rects: rects) }

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
      for (index, (oldItem, newItem)) in zip(old.items, new.items).enumerated() {
        path.enter(old, new, at: newOrigin, oldItem: index, newItem: index)
        compare(oldItem, newItem, old, new, at: newOrigin, clip: clip)
        path.leave()
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
      var remaining: [DisplayID: (fragment: DisplayFragment, offset: CGPoint, index: Int)] = [:]
      for (index, item) in old.items.enumerated() {
        if case .fragment(let child, let offset) = item { remaining[child.id] = (child, offset, index) }
      }
      for (index, item) in new.items.enumerated() {
        guard case .fragment(let child, let offset) = item else { continue }
        let place = CGPoint(x: newOrigin.x + offset.x, y: newOrigin.y + offset.y)
        if let (match, oldOffset, oldIndex) = remaining.removeValue(forKey: child.id) {
          path.enter(old, new, at: newOrigin, oldItem: oldIndex, newItem: index)
          defer { path.leave() }
          compare(
            match, at: CGPoint(x: oldOrigin.x + oldOffset.x, y: oldOrigin.y + oldOffset.y), child, at: place, clip: clip)
        } else {
          add(child.bounds.offsetBy(dx: place.x, dy: place.y), clip: clip)
        }
      }
      for (child, offset, _) in remaining.values {
        add(child.bounds.offsetBy(dx: oldOrigin.x + offset.x, dy: oldOrigin.y + offset.y), clip: clip)
      }
    }

    /// Moves the pixels of scrolled content, and paints what appears and what does not belong to the content.
    ///
    /// Answers whether that is possible: what lies below must look the same everywhere, and what lies above be known.
    private mutating func moveContent(
      _ old: DisplayFragment, _ new: DisplayFragment, by delta: CGSize, viewport: CGRect, at place: CGPoint, clip: CGRect
    ) -> Bool {
      guard moves.isEmpty, effects == 0, delta != .zero, isWhole(delta.width), isWhole(delta.height) else { return false }
      // As the renderer rounds the viewport, and no further than what is shown of it.
      let scale = scale
      let snap = { (value: CGFloat) in (value * scale + 0.5).rounded(.down) / scale }
      let port = CGRect(
        x: snap(viewport.minX), y: snap(viewport.minY), width: snap(viewport.maxX) - snap(viewport.minX),
        height: snap(viewport.maxY) - snap(viewport.minY))
      // Beyond what the content painted and paints, nothing moves.
      let painted = new.bounds.offsetBy(dx: place.x, dy: place.y)
        .union(old.bounds.offsetBy(dx: place.x - delta.width, dy: place.y - delta.height)).integral
      let region = port.intersection(clip).intersection(painted)
      guard !region.isNull, abs(delta.width) < region.width, abs(delta.height) < region.height,
        [region.minX, region.minY, region.maxX, region.maxY].allSatisfy(isWhole),
        path.isUniformBelow(in: region), let above = path.extentsAbove(in: region)
      else { return false }
      moves.append(Damage.Move(rect: region, delta: delta))
      if delta.height != 0 {
        let y = delta.height < 0 ? region.maxY + delta.height : region.minY
        add(CGRect(x: region.minX, y: y, width: region.width, height: abs(delta.height)), clip: region)
      }
      if delta.width != 0 {
        let x = delta.width < 0 ? region.maxX + delta.width : region.minX
        add(CGRect(x: x, y: region.minY, width: abs(delta.width), height: region.height), clip: region)
      }
      for extent in above {
        add(extent, clip: region)
        add(extent.offsetBy(dx: delta.width, dy: delta.height), clip: region)
      }
      compare(old, at: place, new, at: place, clip: region)
      return true
    }

    private func isWhole(_ length: CGFloat) -> Bool { abs(length * scale - (length * scale).rounded()) < 1e-6 }

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
      case (.fill, .fill):
        for case let extent? in [oldItem.extent, newItem.extent] {
          add(extent.offsetBy(dx: origin.x, dy: origin.y), clip: clip)
        }
      case (.stroke(let a), .stroke(let b)) where a == b: return
      case (.text(let a), .text(let b)) where a.layout === b.layout && a.origin == b.origin && a.paints == b.paints: return
      case (.group(.scroll(let oldPort, let oldMove), let a, .zero), .group(.scroll(let newPort, let newMove), let b, .zero))
      where oldPort == newPort && oldMove == newMove:
        let inner = CGPoint(x: origin.x - newMove.x, y: origin.y - newMove.y)
        compare(
          a, at: inner, b, at: inner, clip: clip.intersection(newPort.offsetBy(dx: origin.x, dy: origin.y)))
      case (.group(.scroll(let oldPort, let oldMove), let a, .zero), .group(.scroll(let newPort, let newMove), let b, .zero))
      where oldPort == newPort
        && moveContent(
          a, b, by: CGSize(width: oldMove.x - newMove.x, height: oldMove.y - newMove.y),
          viewport: newPort.offsetBy(dx: origin.x, dy: origin.y),
          at: CGPoint(x: origin.x - newMove.x, y: origin.y - newMove.y), clip: clip):
        return
      case (.group(let oldEffect, let a, let oldOffset), .group(let newEffect, let b, let newOffset))
      where oldOffset == newOffset && oldEffect.isLocal && oldEffect.isSame(as: newEffect):
        let inner = CGPoint(x: origin.x + newOffset.x, y: origin.y + newOffset.y)
        effects += 1
        compare(a, at: inner, b, at: inner, clip: clip)
        effects -= 1
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
