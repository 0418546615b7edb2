import Foundation

/// Believes no cache: debug builds compute again what caches answered, and compare.
///
/// What is found is a change that did not invalidate what depends on it. Pixels are checked where they are painted.
extension ViewGraph {
  /// Computes a size again and compares it with the cached one.
  @inline(__always)
  func verify(_ cached: CGSize, of node: ViewNode, for proposal: ProposedViewSize) {
    #if DEBUG
      guard services.verifiesCaches, !isVerifying, !node.sizeIsEstimate else { return }
      verifying {
        let fresh = node.measure(for: proposal)
        guard fresh != cached else { return }
        services.reportFault(
          "\(node.debugName) cached \(cached) for \(proposal) but computes \(fresh); a change did not invalidate its layout")
      }
    #endif
  }

  /// Draws again every node that shows, from its children's cached fragments, and compares.
  func verifyFragments(from root: ViewNode) {
    #if DEBUG
      guard services.verifiesCaches, !isVerifying else { return }
      guard ComparedFrames.contain(counters.frames) else { return }
      verifying { verifyFragment(of: root) }
    #endif
  }

  #if DEBUG
    /// Computes without counting, without asking for frames, and without checking what is asked for on the way.
    private func verifying(_ check: () -> Void) {
      let before = (counters, reader, readSources)
      isVerifying = true
      check()
      isVerifying = false
      (counters, reader, readSources) = before
    }

    private func verifyFragment(of node: ViewNode) {
      // What has no fragment does not show, and nothing below it does.
      guard let cached = node.cachedFragment else { return }
      let fresh = node.builtFragment()
      if let difference = cached.difference(from: fresh) {
        services.reportFault(
          "\(node.debugName) shows another picture than it draws now: \(difference); a change did not invalidate its display")
      }
      node.forEachViewChild(verifyFragment)
    }
  #endif
}

#if DEBUG
  extension DisplayFragment {
    /// Where two fragments of one node paint something else; `nil` where they paint the same.
    ///
    /// Nodes share the fragments of what is below them; what they put around these is made anew each time.
    fileprivate func difference(from other: DisplayFragment) -> String? {
      if self === other { return nil }
      guard id == other.id else { return "another fragment" }
      guard items.count == other.items.count else { return "\(items.count) items, \(other.items.count) when drawn again" }
      guard bounds == other.bounds || (bounds.isNull && other.bounds.isNull) else {
        return "bounds \(bounds), \(other.bounds) when drawn again"
      }
      for (index, (mine, theirs)) in zip(items, other.items).enumerated() {
        if let found = Self.difference(mine, theirs) { return "item \(index): \(found)" }
      }
      return nil
    }

    private static func difference(_ a: DisplayItem, _ b: DisplayItem) -> String? {
      switch (a, b) {
      case (.fragment(let inner, let offset), .fragment(let other, let otherOffset)):
        return offset == otherOffset ? inner.difference(from: other) : "at \(offset), \(otherOffset) when drawn again"
      case (.group(let effect, let inner, let offset), .group(let otherEffect, let other, let otherOffset)):
        guard offset == otherOffset, effect.paintsLike(otherEffect) else {
          return "\(effect), \(otherEffect) when drawn again"
        }
        return inner.difference(from: other)
      case (.text(let text), .text(let other)):
        // A text that forgot its layout makes an equal one.
        let isSame = text.origin == other.origin && text.paints == other.paints && text.layout.paintsLike(other.layout)
        return isSame ? nil : "\(a), \(b) when drawn again"
      case (.fill, _), (.stroke, _), (.text, _), (.image, _), (.fragment, _), (.group, _):
        return a == b ? nil : "\(a), \(b) when drawn again"
      }
    }
  }

  extension DisplayEffect {
    fileprivate func paintsLike(_ other: DisplayEffect) -> Bool {
      guard case .mask(let mask, let offset) = self, case .mask(let otherMask, let otherOffset) = other else {
        return self == other
      }
      return offset == otherOffset && mask.difference(from: otherMask) == nil
    }
  }

  extension TextLayout {
    fileprivate func paintsLike(_ other: TextLayout) -> Bool {
      if self === other { return true }
      return size == other.size
        && lines.elementsEqual(other.lines) { line, other in
          line.origin == other.origin && line.width == other.width
            && line.runs.elementsEqual(other.runs) { run, other in
              run.face === other.face && run.glyphs == other.glyphs && run.positions == other.positions
                && run.paintIndex == other.paintIndex
            }
        }
    }
  }
#endif
