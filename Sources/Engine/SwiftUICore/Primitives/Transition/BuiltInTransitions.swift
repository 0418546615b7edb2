import CoreGraphicsTypes
public import Foundation

/// Shows and hides at once.
public struct IdentityTransition: Transition {
  /// Makes a transition without motion, in which views come and go at once.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  /// Makes a transition from and to an opacity of 0.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// Grows from a factor and shrinks to it.
public struct ScaleTransition: Transition {
  /// The factor while the view is away.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint
  /// Makes a transition from and to a factor of the view's size, around a point of the view.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Comes from an edge and goes back there, by the view's own size.
public struct MoveTransition: Transition {
  /// The edge from which the view comes, and to which it goes back.
  public var edge: Edge
  /// Makes a transition that comes from an edge and goes back there.
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_MoveEffect(edge: edge, distance: phase.isIdentity ? 0 : 1))
  }
}

/// Comes from the leading edge and goes to the trailing one, by the view's own size.
public struct SlideTransition: Transition {
  /// Makes a transition from the leading edge to the trailing one.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_MoveEffect(edge: .trailing, distance: phase.value))
  }
}

/// Comes from an edge and goes to the opposite one, while it fades.
public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge
  /// Makes a transition that comes from an edge and goes to the opposite one.
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_MoveEffect(edge: edge, distance: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes from a distance and goes back there.
public struct OffsetTransition: Transition {
  /// The distance, in points.
  public var offset: CGSize
  /// Makes a transition from and to a distance in points from the view's place.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Blurs, fades and changes its size a little on the way.
public struct BlurReplaceTransition: Transition {
  /// How the size changes.
  public struct Configuration: Equatable, Sendable {
    let isUpwards: Bool
    /// Smaller on the way out.
    public static let downUp = Configuration(isUpwards: false)
    /// Larger on the way out.
    public static let upUp = Configuration(isUpwards: true)
  }
  /// How the size changes.
  public var configuration: Configuration
  /// Makes a transition in which views blur, fade, and change their size as configured.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarger = configuration.isUpwards && phase == .didDisappear
    // How far is a choice (Facts 7.3).
    return content.scaleEffect(phase.isIdentity ? 1 : isLarger ? 1.15 : 0.85)
      .blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Plays between two forms of a modifier.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  private let forms: UncheckedSendable<(active: Modifier, identity: Modifier)>
  nonisolated init(active: Modifier, identity: Modifier) { forms = UncheckedSendable((active, identity)) }
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? forms.value.identity : forms.value.active)
  }
}

/// Moves a view by fractions of its own size.
nonisolated struct _MoveEffect: EffectModifier, Equatable {
  typealias Body = Never
  let edge: Edge
  /// How many of its own lengths the view is away towards the edge.
  var distance: Double

  nonisolated init(edge: Edge, distance: Double) {
    self.edge = edge
    self.distance = distance
  }

  /// The distance × 128, so that a small step of it counts as much as a small step of a length.
  var animatableData: Double {
    get { distance * 128 }
    set { distance = newValue / 128 }
  }

  func displacement(size: CGSize, environment: EnvironmentValues) -> CGSize {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return switch edge {
    case .top: CGSize(width: 0, height: -size.height * distance)
    case .bottom: CGSize(width: 0, height: size.height * distance)
    case .leading: CGSize(width: size.width * distance * (isRightToLeft ? 1 : -1), height: 0)
    case .trailing: CGSize(width: size.width * distance * (isRightToLeft ? -1 : 1), height: 0)
    }
  }

  func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    let move = displacement(size: size, environment: environment)
    return move == .zero
      ? nil : .transform(ProjectionTransform(CGAffineTransform(translationX: move.width, y: move.height)))
  }
}

extension Transition where Self == IdentityTransition {
  /// Shows and hides at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from a factor and shrinks to it, around a point of the view.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// Comes from an edge and goes back there, by the view's own size.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// Comes from an edge and goes to the opposite one, while it fades.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// Comes from a distance and goes back there, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from a distance and goes back there, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// Blurs, fades and changes its size a little on the way.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
  /// Blurs, fades and changes its size a little on the way.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
