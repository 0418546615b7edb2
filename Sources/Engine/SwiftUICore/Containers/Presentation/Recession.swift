import CoreGraphicsTypes
import Foundation

/// How a screen goes back behind a sheet: it becomes smaller about its upper edge, moves down and gets round corners.
struct Recession: Equatable {
  /// How far it has gone, 0…1.
  var progress: CGFloat
  /// How wide it is in the end, as a part of its width.
  var scale: CGFloat
  /// How far its upper edge is moved down in the end, and the radius of its corners, in points.
  var drop: CGFloat
  var corner: CGFloat

  /// What shows of a picture of a rectangle.
  func applied(to picture: DisplayFragment, in rect: CGRect, id: DisplayID) -> DisplayFragment {
    guard progress > 0 else { return picture }
    let scale = 1 - (1 - scale) * progress
    let shape = RoundedRectangle(cornerRadius: corner * progress / scale, style: .continuous).path(in: rect)
    let clipped = picture.wrapped(in: .clip(shape, isEvenOdd: false, isAntialiased: true, snapFrame: nil), id: id)
    let move = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX * (1 - scale), ty: rect.minY * (1 - scale) + drop * progress)
    return clipped.wrapped(in: .transform(ProjectionTransform(move)), id: id)
  }
}
