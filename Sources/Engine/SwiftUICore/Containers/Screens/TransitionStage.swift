import CoreGraphicsTypes
import Foundation

/// One way of a screen or of something presented, there or back: where it is, in what shape, and what shows of its source.
///
/// Its container moves it by one number, its presence: 0 where it is gone, 1 where it is in place. The container asks for a picture
/// of it in each frame, and says when the way is over.
final class TransitionStage {
  private let transition: ScreenTransition
  /// The view out of which it comes, which does not show from here to the end of the way.
  private weak var source: TransitionSourceNode?
  private var start: TransitionStart?

  /// - Parameters:
  ///   - transition: What the content says.
  ///   - destination: The view that comes or goes.
  ///   - container: The node that draws it.
  init(_ transition: ScreenTransition, of destination: ViewNode, in container: ViewNode) {
    var found: TransitionSourceNode?
    // Who asks for less motion does without the movement of a whole screen.
    if case .zoom(let key) = transition, !EnvironmentValues(scope: container.scope).accessibilityReduceMotion {
      found = destination.transitionSource(for: key)
    }
    let isOwn = transition == .automatic
    self.transition = isOwn || found != nil ? transition : .fade
    source = found
    found?.take()
  }

  /// Whether the container moves it in its own way.
  var isOwn: Bool { transition == .automatic }

  /// Whether it grows out of its source, or shrinks back into it.
  var isZoom: Bool { source != nil || start != nil }

  /// The way is over: the source shows again.
  func end() {
    source?.giveBack()
    source = nil
  }

  /// What shows of it.
  /// - Parameters:
  ///   - picture: What it shows in place, in the container's coordinates.
  ///   - frame: Where it is in place.
  ///   - corner: The radius of its corners there.
  ///   - presence: How far it has come, 0…1.
  ///   - container: The node that draws it.
  /// - Returns: The picture, in the container's coordinates.
  func picture(
    of picture: DisplayFragment, in frame: CGRect, corner: CGFloat, presence: CGFloat, for container: ViewNode
  ) -> DisplayFragment {
    guard let pose = pose(in: frame, corner: corner, presence: presence, for: container), let start else {
      return presence < 1 ? picture.wrapped(in: .opacity(Double(presence)), id: container.displayID) : picture
    }
    return pose.picture(of: picture, in: frame, over: start, for: container)
  }

  /// Where it is in the container's coordinates on the way out of its source; `nil`: in place.
  func shownFrame(of frame: CGRect, presence: CGFloat, for container: ViewNode) -> CGRect? {
    pose(in: frame, corner: 0, presence: presence, for: container)?.frame
  }

  private func pose(in frame: CGRect, corner: CGFloat, presence: CGFloat, for container: ViewNode) -> TransitionPose? {
    if start == nil, let source, source.isMounted { start = TransitionStart(of: source, for: container) }
    guard let start, start.frame.width > 0, start.frame.height > 0, frame.width > 0, frame.height > 0 else { return nil }
    return TransitionPose(from: start, to: frame, corner: corner, presence: presence)
  }
}

/// A source as it was when the way was first drawn.
private struct TransitionStart {
  /// Where it is, in the coordinates of the container.
  let frame: CGRect
  /// Its size in its own coordinates, in which its picture is.
  let size: CGSize
  let picture: DisplayFragment
  let look: ResolvedSourceLook

  init(of source: TransitionSourceNode, for container: ViewNode) {
    size = source.size
    let origin = container.convertFromWindow(source.convertToWindow(.zero))
    let end = container.convertFromWindow(source.convertToWindow(CGPoint(x: size.width, y: size.height)))
    frame = CGRect(
      x: min(origin.x, end.x), y: min(origin.y, end.y), width: abs(end.x - origin.x), height: abs(end.y - origin.y))
    picture = source.barePicture
    look = source.resolvedLook
  }
}

/// Where something is between its source and its place, and in what shape (Facts 7.9).
private struct TransitionPose {
  /// By which part of the way it has covered its source.
  static let exchange: CGFloat = 0.3

  let frame: CGRect
  let corners: CGSize
  /// How much of it shows over its source.
  let cover: CGFloat
  /// How much of the source's shadow is left.
  let shade: CGFloat

  init(from start: TransitionStart, to end: CGRect, corner: CGFloat, presence: CGFloat) {
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * presence }
    frame = CGRect(
      x: between(start.frame.minX, end.minX), y: between(start.frame.minY, end.minY),
      width: between(start.frame.width, end.width), height: between(start.frame.height, end.height))
    let corners = start.look.corners ?? .zero
    self.corners = CGSize(width: between(corners.width, corner), height: between(corners.height, corner))
    cover = min(max(presence / Self.exchange, 0), 1)
    shade = 1 - presence
  }

  /// The source, and over it what comes out of it, each so large that it fills the frame, cut to that.
  ///
  /// Of the source its middle shows; what comes keeps its upper edge, where its bar is.
  func picture(
    of picture: DisplayFragment, in place: CGRect, over start: TransitionStart, for container: ViewNode
  ) -> DisplayFragment {
    let id = container.displayID
    var builder = FragmentBuilder(for: container)
    if cover < 1 {
      start.look.appendBackground(in: frame, to: &builder)
      let matrix = filling(CGRect(origin: .zero, size: start.size), from: .center)
      builder.append(start.picture.wrapped(in: .transform(ProjectionTransform(matrix)), id: id), at: .zero)
    }
    if cover > 0 {
      var upper = picture.wrapped(in: .transform(ProjectionTransform(filling(place, from: .top))), id: id)
      if cover < 1 { upper = upper.wrapped(in: .opacity(Double(cover)), id: id) }
      builder.append(upper, at: .zero)
    }
    let path = Path(roundedRect: frame, cornerSize: corners, style: start.look.cornerStyle)
    let cut = builder.finish(sharingOnlyChild: false)
      .wrapped(in: .clip(path, isEvenOdd: false, isAntialiased: true, snapFrame: nil), id: id)
    return start.look.shadow(shade).map { cut.wrapped(in: $0, id: id) } ?? cut
  }

  /// Brings a rectangle into the frame, so large that it fills that, with a point of both in one place.
  private func filling(_ rect: CGRect, from anchor: UnitPoint) -> CGAffineTransform {
    let scale = max(frame.width / rect.width, frame.height / rect.height)
    let x = frame.minX + (frame.width - rect.width * scale) * anchor.x
    let y = frame.minY + (frame.height - rect.height * scale) * anchor.y
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - rect.minX * scale, ty: y - rect.minY * scale)
  }
}
