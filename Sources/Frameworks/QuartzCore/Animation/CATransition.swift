import CoreGraphicsTypes
import Foundation

/// How one look of a layer leads into the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old look fades from the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look moves in front of the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a new look comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side's name.
  public let rawValue: String
  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// Where a new look lies before it comes, in sizes of the layer.
  var side: CGSize {
    switch self {
    case .fromRight: CGSize(width: 1, height: 0)
    case .fromTop: CGSize(width: 0, height: -1)
    case .fromBottom: CGSize(width: 0, height: 1)
    default: CGSize(width: -1, height: 0)
    }
  }
}

/// The way from how a layer looks when this is added to how it looks then.
///
/// The old look is a picture, taken when the transition is added: changes are made after that.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// The kind.
  open var type = CATransitionType.fade
  /// From where the new look comes, where it moves; from the left unless said otherwise.
  open var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  open var endProgress: Float = 1

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
  }

  override func show(in shown: ShownLayer, at place: TimingPosition, once: TimeInterval) {
    guard let veil = shown.veil else { return }
    let part = progress(at: place.time, of: once)
    let done = Double(startProgress) + (Double(endProgress) - Double(startProgress)) * part
    let side = (subtype ?? .fromLeft).side
    let way = CGSize(width: side.width * shown.layer.bounds.width, height: side.height * shown.layer.bounds.height)
    switch type {
    case .moveIn, .push:
      shown.layer.position.x += way.width * (1 - done)
      shown.layer.position.y += way.height * (1 - done)
      let left = type == .push ? 1 : 1 - done
      veil.offset = CGSize(width: -way.width * left, height: -way.height * left)
    case .reveal: veil.offset = CGSize(width: -way.width * done, height: -way.height * done)
    default: veil.opacity = 1 - done
    }
  }
}

/// Turns a layer over: its old look is in front, its new one on the back.
@MainActor
package final class LayerFlip: CATransition {
  /// From which side it turns.
  package var side = CATransitionSubtype.fromLeft

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    if let other = other as? LayerFlip { side = other.side }
  }

  override func show(in shown: ShownLayer, at place: TimingPosition, once: TimeInterval) {
    guard let veil = shown.veil else { return }
    let part = progress(at: place.time, of: once)
    veil.opacity = part < 0.5 ? 1 : 0
    let isUpright = side == .fromTop || side == .fromBottom
    let direction: CGFloat = side == .fromRight || side == .fromTop ? -1 : 1
    let angle = direction * .pi * (part < 0.5 ? part : part - 1)
    var space = CATransform3DIdentity
    // As if seen from three times the layer's size; a choice.
    space.m34 = -1 / (3 * max(shown.layer.bounds.width, shown.layer.bounds.height, 1))
    let turn = CATransform3DMakeRotation(angle, isUpright ? 1 : 0, isUpright ? 0 : 1, 0)
    shown.layer.transform = CATransform3DConcat(CATransform3DConcat(turn, space), shown.layer.transform)
  }
}

/// How a layer looked, while a transition leads away from it.
@MainActor
final class LayerVeil {
  let picture: CGImage
  let size: CGSize
  let scale: CGFloat
  /// Whether it lies in front of what the layer shows now.
  let isInFront: Bool
  var opacity = 1.0
  var offset = CGSize.zero

  init?(of layer: CALayer, _ transition: CATransition) {
    scale = LayerPicture.scale
    size = layer.bounds.size
    guard layer.isShown, let picture = LayerPicture.image(of: layer, scale: scale) else { return nil }
    self.picture = picture
    isInFront = transition.type != .moveIn
  }
}
