import CoreGraphicsTypes
package import Foundation

/// What is done to a fragment as a whole.
///
/// A new case is answered for below (where it paints, what its pixels depend on) and by each renderer: no switch over effects
/// has a `default`, so the compiler names the places.
package enum DisplayEffect: Equatable {
  /// Paints the content as one picture with this alpha.
  case opacity(Double)
  /// Paints the content as one picture without change, so that blend modes inside see only each other.
  case compositingGroup
  /// Composites the content onto what lies below.
  case blendMode(BlendMode)
  /// Leaves each of the content and of what lies below where the other is not.
  case xor
  /// Paints the content's items as parts that fit together: where two meet inside of a pixel, they fill it between them, and
  /// nothing of what lies below shows through.
  case adjoining
  case clip(Path, isEvenOdd: Bool, isAntialiased: Bool, snapFrame: CGRect?)
  /// Keeps the content where the mask, placed at `offset`, is opaque.
  case mask(DisplayFragment, offset: CGPoint)
  /// Any projective transform, in the coordinates of the holding fragment.
  case transform(ProjectionTransform)
  /// The content above its own blurred silhouette. The blur is a Gaussian of sigma `radius / 2`.
  case shadow(color: DisplayColor, radius: CGFloat, offset: CGSize)
  /// A Gaussian of sigma `radius`; opaque blurs keep the edges solid.
  case blur(radius: CGFloat, isOpaque: Bool)
  case colorFilter(DisplayColorFilter)
  /// The content of a scroll view: clipped to `viewport` and moved by `-offset`. A renderer may copy the pixels that stay.
  case scroll(viewport: CGRect, offset: CGPoint)
  /// What lies below everything that the content covers, seen through a material, where and as far as the content is opaque.
  ///
  /// What lies below are the items before this one in the whole list, in groups around this one too.
  case material(DisplayMaterial)
}

extension DisplayEffect {
  /// Where content with bounds may paint once the effect is applied.
  package func bounds(of content: CGRect) -> CGRect {
    switch self {
    case .opacity, .compositingGroup, .blendMode, .xor, .adjoining, .colorFilter, .material: content
    // A path may reach beyond the frame by which it is snapped to pixels.
    case .clip(let path, _, _, let snapFrame):
      content.overlap(with: path.boundingRect.union(snapFrame ?? .null).insetBy(dx: -1, dy: -1))
    case .mask(let mask, let offset): content.overlap(with: mask.bounds.offsetBy(dx: offset.x, dy: offset.y))
    case .transform(let transform): content.applying(transform)
    case .shadow(_, let radius, let offset):
      // A Gaussian is invisible beyond three sigmas; sigma is half the radius.
      content.union(content.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -1.5 * radius, dy: -1.5 * radius))
    case .blur(let radius, let isOpaque): isOpaque ? content : content.insetBy(dx: -3 * radius, dy: -3 * radius)
    case .scroll(let viewport, _): viewport
    }
  }

  /// Whether its own numbers are finite.
  var isFinite: Bool {
    switch self {
    case .opacity, .compositingGroup, .blendMode, .xor, .adjoining, .clip, .colorFilter: true
    case .mask(_, let offset): offset.isFinite
    case .transform(let transform): transform.isFinite
    case .shadow(_, let radius, let offset): radius.isFinite && offset.width.isFinite && offset.height.isFinite
    case .blur(let radius, _): radius.isFinite
    case .scroll(let viewport, let offset): viewport.isFinite && offset.isFinite
    case .material(let material): material.radius.isFinite && material.saturation.isFinite
    }
  }

  /// Whether each pixel of the result depends on the same pixel of the content only.
  ///
  /// What a material shows depends on more below it, which the comparison sees to (`addMaterials(of:)`).
  var isLocal: Bool {
    switch self {
    case .opacity, .compositingGroup, .blendMode, .xor, .adjoining, .clip, .colorFilter, .material: true
    case .mask, .transform, .shadow, .blur, .scroll: false
    }
  }
}
