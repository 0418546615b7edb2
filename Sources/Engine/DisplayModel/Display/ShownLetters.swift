import CoreGraphicsTypes
package import Foundation

/// Letters of one colour: where they show, and what they are painted with.
package struct ShownLetters: Equatable {
  /// A box around what of them shows, with some room to all sides, in points of the picture.
  package var frame: CGRect
  /// The colour with all opacities around it.
  package var color: DisplayColor

  package init(frame: CGRect, color: DisplayColor) { (self.frame, self.color) = (frame, color) }
}

extension DisplayList {
  /// The letters whose colour is known: those of which nothing around makes another one than by opacity.
  ///
  /// Something else may lie over them.
  package var letters: [ShownLetters] {
    var search = LetterSearch(screen: CGRect(origin: .zero, size: size))
    search.look(in: root, CGAffineTransform.identity, alpha: 1)
    return search.found
  }
}

/// Goes through all that is painted for letters.
private struct LetterSearch {
  private(set) var found: [ShownLetters] = []
  /// What shows of all that is looked at, in points of the picture.
  private var clip: CGRect
  private static let most = 20_000

  init(screen: CGRect) { clip = screen }

  /// - Parameters:
  ///   - fragment: Where to look.
  ///   - transform: Maps its points to those of the picture.
  ///   - alpha: How opaque it is.
  mutating func look(in fragment: DisplayFragment, _ transform: CGAffineTransform, alpha: Float) {
    guard found.count < Self.most, fragment.bounds.isFinite, clip.meets(fragment.bounds.applying(transform)) else { return }
    for item in fragment.items {
      switch item {
      case .fill, .stroke, .image: continue
      case .text(let text): note(text, transform, alpha)
      case .fragment(let inner, let offset):
        look(in: inner, transform.translatedBy(x: offset.x, y: offset.y), alpha: alpha)
      case .group(let effect, let inner, let offset): look(in: inner, moved: offset, effect, transform, alpha)
      }
    }
  }

  private mutating func look(
    in inner: DisplayFragment, moved offset: CGPoint, _ effect: DisplayEffect, _ transform: CGAffineTransform, _ alpha: Float
  ) {
    let placed = transform.translatedBy(x: offset.x, y: offset.y)
    switch effect {
    case .opacity(let opacity): look(in: inner, placed, alpha: alpha * Float(opacity))
    case .compositingGroup, .adjoining, .shadow, .mask, .blendMode(.normal): look(in: inner, placed, alpha: alpha)
    case .clip(let path, _, _, _):
      within(path.boundingRect, transform) { $0.look(in: inner, placed, alpha: alpha) }
    case .scroll(let viewport, let distance):
      within(viewport, transform) {
        $0.look(in: inner, placed.translatedBy(x: -distance.x, y: -distance.y), alpha: alpha)
      }
    case .transform(let change):
      guard change.isAffine else { return }
      look(
        in: inner, CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(change.affine).concatenating(transform),
        alpha: alpha)
    // What comes of these is another colour.
    case .blendMode, .xor, .blur, .colorFilter, .material: return
    }
  }

  /// Looks at what shows in a rectangle alone.
  private mutating func within(_ rect: CGRect, _ transform: CGAffineTransform, _ body: (inout LetterSearch) -> Void) {
    let around = clip
    clip = clip.overlap(with: rect.applying(transform))
    if !clip.isNull { body(&self) }
    clip = around
  }

  private mutating func note(_ text: DisplayText, _ transform: CGAffineTransform, _ alpha: Float) {
    let ink = text.layout.inkBounds.offsetBy(dx: text.origin.x, dy: text.origin.y)
    guard ink.isFinite else { return }
    let frame = clip.overlap(with: ink.applying(transform))
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
    var seen: Set<DisplayColor> = []
    for run in text.layout.lines.lazy.flatMap(\.runs) where !run.face.isColored {
      guard text.paints.indices.contains(run.paintIndex), case .color(let color) = text.paints[run.paintIndex] else { continue }
      let shown = color.multiplyingAlpha(by: alpha)
      if shown.alpha > 0, seen.insert(shown).inserted { found.append(ShownLetters(frame: frame, color: shown)) }
    }
  }
}
