import CoreGraphicsTypes
package import Foundation

/// Finds what differs between two display lists, at a cost that follows what changed: shared fragments end the comparison.
package enum DisplayDiff {
  /// Rectangles beyond this number are joined: each costs the renderer a pass over the list.
  private static let rectangleLimit = 16

  /// Of a fragment in which more shapes differ all is painted.
  private static let shapeLimit = 256

  /// The damage between two pictures of the same size, in points grown to whole device pixels.
  package static func damage(
    from old: DisplayFragment, to new: DisplayFragment, size: CGSize, scale: CGFloat
  ) -> Damage {
    var collector = Collector(window: CGRect(origin: .zero, size: size), scale: scale)
    collector.compare(old, at: .zero, new, at: .zero, clip: CGRect(origin: .zero, size: size))
    collector.addMaterials(of: new)
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
      var pixels = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).intersection(window)
      // What has much in common is painted once.
      while let near = rects.firstIndex(where: { $0.growth(with: pixels) <= 0 }) { pixels = pixels.union(rects.remove(at: near)) }
      rects.append(pixels)
      if rects.count > DisplayDiff.rectangleLimit { joinNearest() }
    }

    /// Joins the two rectangles that grow least by it.
    private mutating func joinNearest() {
      var best: (first: Int, second: Int, growth: CGFloat)?
      for second in rects.indices {
        for first in 0..<second {
          let growth = rects[first].growth(with: rects[second])
          if growth < best?.growth ?? .infinity { best = (first, second, growth) }
        }
      }
      guard let best else { return }
      let joined = rects[best.first].union(rects[best.second])
      rects.removeAll { joined.contains($0) }
      rects.append(joined)
    }

    mutating func compare(
      _ old: DisplayFragment, at oldOrigin: CGPoint, _ new: DisplayFragment, at newOrigin: CGPoint, clip: CGRect
    ) {
      if old === new && oldOrigin == newOrigin { return }
      guard old.id == new.id, oldOrigin == newOrigin, old.items.count == new.items.count,
        // Where one row goes as another one comes, the others have new places.
        zip(old.items, new.items).allSatisfy({ $0.contentID == $1.contentID })
      else {
        compareUnlike(old, at: oldOrigin, new, at: newOrigin, clip: clip)
        return
      }
      var shapes = 0
      for (index, (oldItem, newItem)) in zip(old.items, new.items).enumerated() {
        if newItem.isShape {
          if oldItem == newItem { continue }
          shapes += 1
          // So many shapes that differ are a picture that moves: all of it is painted rather than looked at shape by shape.
          if shapes == DisplayDiff.shapeLimit { return addAll(of: old, at: oldOrigin, new, at: newOrigin, clip: clip) }
        }
        path.enter(old, new, at: newOrigin, oldItem: index, newItem: index)
        compare(oldItem, newItem, at: newOrigin, clip: clip)
        path.leave()
      }
    }

    /// What is before and after what came or went is compared; between, children are matched by their ids, and all else is painted
    /// again.
    private mutating func compareUnlike(
      _ old: DisplayFragment, at oldOrigin: CGPoint, _ new: DisplayFragment, at newOrigin: CGPoint, clip: CGRect
    ) {
      guard old.id == new.id, oldOrigin == newOrigin else {
        return addAll(of: old, at: oldOrigin, new, at: newOrigin, clip: clip)
      }
      let before = zip(old.items, new.items).prefix { $0.hasPosition(of: $1) }.count
      let rest = min(old.items.count, new.items.count) - before
      let after = zip(old.items.suffix(rest).reversed(), new.items.suffix(rest).reversed()).prefix { $0.hasPosition(of: $1) }
        .count
      let shift = new.items.count - old.items.count
      for index in Array(0..<before) + Array(old.items.count - after..<old.items.count) {
        let newIndex = index < before ? index : index + shift
        path.enter(old, new, at: newOrigin, oldItem: index, newItem: newIndex)
        compare(old.items[index], new.items[newIndex], at: newOrigin, clip: clip)
        path.leave()
      }
      compareUnlike(
        old, before..<old.items.count - after, new, before..<new.items.count - after, at: newOrigin, clip: clip)
    }

    /// Takes two fragments for different all over.
    private mutating func addAll(
      of old: DisplayFragment, at oldOrigin: CGPoint, _ new: DisplayFragment, at newOrigin: CGPoint, clip: CGRect
    ) {
      add(old.bounds.offsetBy(dx: oldOrigin.x, dy: oldOrigin.y), clip: clip)
      add(new.bounds.offsetBy(dx: newOrigin.x, dy: newOrigin.y), clip: clip)
    }

    /// Compares items that are not at the same places in two fragments.
    private mutating func compareUnlike(
      _ old: DisplayFragment, _ oldRange: Range<Int>, _ new: DisplayFragment, _ newRange: Range<Int>, at origin: CGPoint,
      clip: CGRect
    ) {
      guard (old.items[oldRange] + new.items[newRange]).allSatisfy(\.isFragment) else {
        for item in old.items[oldRange] + new.items[newRange] {
          add(item.extent.offsetBy(dx: origin.x, dy: origin.y), clip: clip)
        }
        return
      }
      var remaining: [DisplayID: (fragment: DisplayFragment, offset: CGPoint, index: Int)] = [:]
      for index in oldRange {
        if case .fragment(let child, let offset) = old.items[index] { remaining[child.id] = (child, offset, index) }
      }
      var highest = -1
      for index in newRange {
        guard case .fragment(let child, let offset) = new.items[index] else { continue }
        let position = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        if let (match, oldOffset, oldIndex) = remaining.removeValue(forKey: child.id) {
          // What lay below something and lies above it now looks different though it is the same.
          if oldIndex < highest { add(child.bounds.offsetBy(dx: position.x, dy: position.y), clip: clip) }
          highest = max(highest, oldIndex)
          path.enter(old, new, at: origin, oldItem: oldIndex, newItem: index)
          defer { path.leave() }
          compare(match, at: CGPoint(x: origin.x + oldOffset.x, y: origin.y + oldOffset.y), child, at: position, clip: clip)
        } else {
          add(child.bounds.offsetBy(dx: position.x, dy: position.y), clip: clip)
        }
      }
      for (child, offset, _) in remaining.values {
        add(child.bounds.offsetBy(dx: origin.x + offset.x, dy: origin.y + offset.y), clip: clip)
      }
    }

    /// Moves the pixels of scrolled content, and paints what appears and what does not belong to the content.
    ///
    /// Answers whether that is possible: what lies below must look the same everywhere.
    private mutating func moveContent(
      _ old: DisplayFragment, _ new: DisplayFragment, by delta: CGSize, viewport: CGRect, at position: CGPoint, clip: CGRect
    ) -> Bool {
      guard moves.isEmpty, effects == 0, delta != .zero, isWhole(delta.width), isWhole(delta.height) else { return false }
      // As the renderer rounds the viewport, and no further than what is shown of it.
      let scale = scale
      let snap = { (value: CGFloat) in (value * scale + 0.5).rounded(.down) / scale }
      let port = CGRect(
        x: snap(viewport.minX), y: snap(viewport.minY), width: snap(viewport.maxX) - snap(viewport.minX),
        height: snap(viewport.maxY) - snap(viewport.minY))
      // Beyond what the content painted and paints, nothing moves.
      let painted = new.bounds.offsetBy(dx: position.x, dy: position.y)
        .union(old.bounds.offsetBy(dx: position.x - delta.width, dy: position.y - delta.height)).integral
      let region = port.intersection(clip).intersection(painted)
      guard !region.isNull, abs(delta.width) < region.width, abs(delta.height) < region.height,
        [region.minX, region.minY, region.maxX, region.maxY].allSatisfy(isWhole),
        path.isUniformBelow(in: region)
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
      for extent in path.extentsAbove(in: region) {
        add(extent, clip: region)
        add(extent.offsetBy(dx: delta.width, dy: delta.height), clip: region)
      }
      compare(old, at: position, new, at: position, clip: region)
      return true
    }

    /// Adds the parts of materials in whose reach something differs below them; that differs for the materials above.
    mutating func addMaterials(of list: DisplayFragment) {
      guard list.hasMaterial, !damage.isEmpty else { return }
      var positions: [MaterialFrame] = []
      list.appendMaterials(to: &positions, .identity, clip: window)
      // What one of them shows is seen only by those above it; those come later.
      for position in positions {
        for changed in rects + moves.map(\.rect) {
          let seen = changed.insetBy(dx: -position.outset, dy: -position.outset).intersection(position.shown)
          if !seen.isNull { add(seen, clip: window) }
        }
      }
    }

    private func isWhole(_ length: CGFloat) -> Bool { abs(length * scale - (length * scale).rounded()) < 1e-6 }

    private mutating func compare(
      _ oldItem: DisplayItem, _ newItem: DisplayItem, at origin: CGPoint, clip: CGRect
    ) {
      switch newItem {
      case .fragment(let new, let newOffset):
        guard case .fragment(let old, let oldOffset) = oldItem else { break }
        compare(
          old, at: CGPoint(x: origin.x + oldOffset.x, y: origin.y + oldOffset.y), new,
          at: CGPoint(x: origin.x + newOffset.x, y: origin.y + newOffset.y), clip: clip)
        return
      case .group(let effect, let new, let offset):
        guard case .group(let oldEffect, let old, offset) = oldItem,
          compareContent(old, oldEffect, new, effect, offset: offset, at: origin, clip: clip)
        else { break }
        return
      case .fill, .stroke, .text, .image:
        if oldItem == newItem { return }
      }
      add(oldItem.extent.offsetBy(dx: origin.x, dy: origin.y), clip: clip)
      add(newItem.extent.offsetBy(dx: origin.x, dy: origin.y), clip: clip)
    }

    /// Compares the contents of two effects whose contents have the same offset, where only what differs inside is to be
    /// painted; returns whether that is so.
    private mutating func compareContent(
      _ old: DisplayFragment, _ oldEffect: DisplayEffect, _ new: DisplayFragment, _ effect: DisplayEffect, offset: CGPoint,
      at origin: CGPoint, clip: CGRect
    ) -> Bool {
      if case .scroll(let port, let move) = effect, case .scroll(port, let oldMove) = oldEffect, offset == .zero {
        let viewport = port.offsetBy(dx: origin.x, dy: origin.y)
        let inner = CGPoint(x: origin.x - move.x, y: origin.y - move.y)
        guard move != oldMove else {
          compare(old, at: inner, new, at: inner, clip: clip.intersection(viewport))
          return true
        }
        let delta = CGSize(width: oldMove.x - move.x, height: oldMove.y - move.y)
        return moveContent(old, new, by: delta, viewport: viewport, at: inner, clip: clip)
      }
      guard effect == oldEffect else { return false }
      if old === new { return true }
      guard effect.isLocal else { return false }
      let position = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
      effects += 1
      compare(old, at: position, new, at: position, clip: clip)
      effects -= 1
      return true
    }
  }
}

extension DisplayItem {
  /// Whether it is a path that is filled or drawn.
  fileprivate var isShape: Bool {
    switch self {
    case .fill, .stroke: true
    case .text, .image, .fragment, .group: false
    }
  }

  fileprivate var isFragment: Bool {
    if case .fragment = self { true } else { false }
  }

  /// What the item places or shows through an effect.
  fileprivate var contentID: DisplayID? {
    switch self {
    case .fill, .stroke, .text, .image: nil
    case .fragment(let content, _), .group(_, let content, _): content.id
    }
  }

  /// Whether the item is what another one was in the picture before.
  fileprivate func hasPosition(of other: DisplayItem) -> Bool {
    contentID.map { $0 == other.contentID } ?? (self == other)
  }
}

extension CGRect {
  /// How much larger a rectangle around both is than both together; below zero where they overlap much.
  fileprivate func growth(with other: CGRect) -> CGFloat {
    let both = union(other)
    return both.width * both.height - width * height - other.width * other.height
  }
}
