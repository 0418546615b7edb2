import CoreGraphicsTypes
package import Foundation

/// How what lies below shows through what is painted with a material: blurred, more saturated, then tinted.
package struct DisplayMaterial: Equatable, Sendable {
  /// Lies over what is blurred.
  package var tint: DisplayColor
  /// The sigma of a Gaussian, in points.
  package var radius: CGFloat
  /// What saturation is multiplied with.
  package var saturation: Double

  package init(tint: DisplayColor, radius: CGFloat, saturation: Double) {
    self.tint = tint
    self.radius = radius
    self.saturation = saturation
  }

  /// How far what lies below shows in it, in standard deviations of the blur: no renderer may look further.
  package static let outset: CGFloat = 4.5
}

extension DisplayItem {
  /// Whether something in the item lets what lies below show through as a material does.
  package var hasMaterial: Bool {
    switch self {
    case .fill, .stroke, .text, .image: false
    case .fragment(let fragment, _): fragment.hasMaterial
    case .group(.material, _, _): true
    case .group(_, let fragment, _): fragment.hasMaterial
    }
  }
}

extension DisplayFragment {
  /// The list as it was before an item was painted: of each fragment on the way to the item, what lies below.
  ///
  /// The path has the index of an item in each fragment, from this one on.
  package func below(_ path: ArraySlice<Int>) -> DisplayFragment {
    guard let index = path.first, index < items.count else { return self }
    var kept = Array(items[..<index])
    let rest = path.dropFirst()
    if !rest.isEmpty {
      switch items[index] {
      case .fragment(let inner, let offset):
        // Of what is empty no place is kept: it moves with the item, and would count as a change of what lies below.
        let below = inner.below(rest)
        if !below.isEmpty { kept.append(.fragment(below, offset: offset)) }
      case .group(let effect, let inner, let offset):
        let below = inner.below(rest)
        if !below.isEmpty { kept.append(.group(effect, below, offset: offset)) }
      case .fill, .stroke, .text, .image: break
      }
    }
    return DisplayFragment(id: id, items: kept, bounds: bounds)
  }
}

/// Where a material shows, and where it looks at what lies below, in points of the window.
struct MaterialFrame: Equatable {
  var shown: CGRect
  var outset: CGFloat
}

extension DisplayFragment {
  /// Adds the places of the materials inside, from back to front.
  ///
  /// A blur and perspective make a picture of its own of what is in them, in which a material is a plain colour.
  func appendMaterials(to positions: inout [MaterialFrame], _ transform: CGAffineTransform, clip: CGRect) {
    guard hasMaterial else { return }
    for item in items {
      switch item {
      case .fill, .stroke, .text, .image: break
      case .fragment(let inner, let offset): inner.appendMaterials(to: &positions, transform.moved(by: offset), clip: clip)
      case .group(let effect, let inner, let offset):
        let position = transform.moved(by: offset)
        switch effect {
        case .opacity, .compositingGroup, .blendMode, .xor, .adjoining, .clip, .mask, .shadow, .colorFilter:
          inner.appendMaterials(to: &positions, position, clip: clip)
        case .transform(let change):
          guard change.isAffine else { break }
          inner.appendMaterials(to: &positions, change.affine.concatenating(transform).moved(by: offset), clip: clip)
        case .scroll(let viewport, let move):
          let port = viewport.applying(transform).intersection(clip)
          inner.appendMaterials(to: &positions, position.moved(by: CGPoint(x: -move.x, y: -move.y)), clip: port)
        case .blur: break
        case .material(let material):
          let shown = inner.bounds.applying(position).insetBy(dx: -1, dy: -1).intersection(clip)
          let zoom = (position.a * position.a + position.b * position.b + position.c * position.c + position.d * position.d)
            .squareRoot()
          let outset = DisplayMaterial.outset * material.radius * zoom + 4
          if !shown.isNull, outset.isFinite { positions.append(MaterialFrame(shown: shown, outset: outset)) }
        }
      }
    }
  }
}

extension CGAffineTransform {
  fileprivate func moved(by offset: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(self)
  }
}
