import CoreGraphicsTypes
import Foundation
import DisplayModel

extension DisplayFragment {
  /// Whether the fragment is one item that covers no pixel twice, so that opacity can be given to its paint.
  var isSingle: Bool {
    guard items.count == 1 else { return items.isEmpty }
    switch items[0] {
    case .fill, .stroke, .image: return true
    case .text(let text): return text.isSingle
    case .fragment(let fragment, _): return fragment.isSingle
    case .group(let effect, let fragment, _):
      switch effect {
      case .opacity, .clip, .scroll: return fragment.isSingle
      case .transform(let transform): return transform.isAffine && fragment.isSingle
      case .compositingGroup, .blendMode, .xor, .adjoining, .mask, .shadow, .blur, .colorFilter, .material: return false
      }
    }
  }

  /// Whether the one item of a fragment that `isSingle` is painted in more steps than one operator can do.
  var readsTexture: Bool {
    guard let item = items.first else { return false }
    switch item {
    case .fill, .stroke: return false
    case .text, .image: return true
    case .fragment(let fragment, _), .group(_, let fragment, _): return fragment.readsTexture
    }
  }

  /// Whether something inside mixes with what lies below; yes when that takes long to find out.
  func readsBackdrop(_ budget: inout Int) -> Bool {
    for item in items {
      budget -= 1
      if budget < 0 { return true }
      switch item {
      case .fill, .stroke, .text, .image: continue
      case .fragment(let fragment, _): if fragment.readsBackdrop(&budget) { return true }
      case .group(let effect, let fragment, _):
        if effect.readsBackdrop(&budget) || fragment.readsBackdrop(&budget) { return true }
      }
    }
    return false
  }
}

extension DisplayFragment {
  /// What is inside of groups around everything that make no difference above nothing, and its offset: a picture that is painted on
  /// its own needs no further one for each of them.
  func withoutNeedlessGroups(at offset: CGPoint) -> (DisplayFragment, CGPoint) {
    // A material finds what lies below it by its way through the list.
    guard !hasMaterial else { return (self, offset) }
    var (content, place) = (self, offset)
    while content.items.count == 1 {
      switch content.items[0] {
      case .fragment(let inner, let move):
        (content, place) = (inner, CGPoint(x: place.x + move.x, y: place.y + move.y))
      case .group(let effect, let inner, let move) where effect.keepsContentAboveNothing:
        (content, place) = (inner, CGPoint(x: place.x + move.x, y: place.y + move.y))
      case .fill, .stroke, .text, .image, .group: return (content, place)
      }
    }
    return (content, place)
  }
}

extension DisplayEffect {
  /// Whether content above nothing looks as it does without the effect.
  fileprivate var keepsContentAboveNothing: Bool {
    switch self {
    case .compositingGroup, .xor: true
    case .blendMode(let mode): mode != .sourceAtop && mode != .destinationOut
    case .opacity, .adjoining, .clip, .mask, .transform, .shadow, .blur, .colorFilter, .scroll, .material: false
    }
  }

  /// Whether the effect itself, or its mask, mixes with what lies below.
  fileprivate func readsBackdrop(_ budget: inout Int) -> Bool {
    switch self {
    case .blendMode(let mode): mode != .normal
    case .xor, .material: true
    case .mask(let mask, _): mask.readsBackdrop(&budget)
    case .opacity, .compositingGroup, .adjoining, .clip, .transform, .shadow, .blur, .colorFilter, .scroll: false
    }
  }
}

extension DisplayText {
  /// Whether the text is painted in one step for each line.
  fileprivate var isSingle: Bool {
    layout.lines.allSatisfy { line in
      line.decorations.isEmpty && line.runs.allSatisfy { !$0.face.isColored }
    }
  }
}

extension Path {
  /// A rectangle of device pixels that lie inside the path, for paths where one is known.
  func wholePixelsInside(_ t: CGAffineTransform) -> PixelRect? {
    guard t.keepsDirections else { return nil }
    let inner: CGRect
    switch storage {
    case .rect(let rect): inner = rect.standardized
    // A corner's arc leaves 0.293 of the radius; a continuous one bends less than a circle.
    case .roundedRect(let rect, let corner, _):
      let width = min(corner.width, abs(rect.width) / 2), height = min(corner.height, abs(rect.height) / 2)
      inner = rect.standardized.insetBy(dx: width * 0.3, dy: height * 0.3)
    case .ellipse(let rect): inner = rect.standardized.insetBy(dx: abs(rect.width) * 0.147, dy: abs(rect.height) * 0.147)
    default: return nil
    }
    guard !inner.isNull else { return nil }
    let mapped = inner.mapped(by: t)
    let bound = { (value: CGFloat) in value.isNaN ? 0 : Int(min(max(value, -PixelRect.limit), PixelRect.limit)) }
    let pixels = PixelRect(
      x0: bound((mapped.minX - 1e-4).rounded(.up)), y0: bound((mapped.minY - 1e-4).rounded(.up)),
      x1: bound((mapped.maxX + 1e-4).rounded(.down)), y1: bound((mapped.maxY + 1e-4).rounded(.down)))
    return pixels.isEmpty ? nil : pixels
  }
}
