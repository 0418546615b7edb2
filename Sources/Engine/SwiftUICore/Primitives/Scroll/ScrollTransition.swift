import Foundation

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Sendable, Hashable {
  /// About to leave at the top or the leading edge.
  case topLeading
  /// In view.
  case identity
  /// About to come at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is in view.
  public var isIdentity: Bool { self == .identity }
  /// −1 at the top or leading edge, 0 in view, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes as it comes into a scroll view and leaves it.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to show for it to count as in view.
  public struct Threshold: Sendable {
    /// The fraction of the view that has to show.
    let visible: Double
    /// As soon as any of it shows, so that it never changes while one sees it.
    public static let hidden = Threshold(visible: 0)
    /// When a fraction of it shows; values are kept within 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: min(max(amount, 0), 1)) }
    /// When all of it shows.
    public static let visible = Threshold(visible: 1)
  }
  enum Kind { case identity, interactive, animated }
  let kind: Kind
  var threshold = Threshold.visible(1)
  /// How far the change has come where a fraction of the view is out of sight.
  var timingCurve = UnitCurve.linear

  /// Never changes the view.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// Changes the view little by little, as far as it is out of sight.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// Changes the view at once where less than a tenth of it shows.
  public static let animated = ScrollTransitionConfiguration(kind: .animated, threshold: .visible(0.1))
  /// Changes the view little by little: the curve says how far where a fraction of the view is out of sight.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    var result = interactive
    result.timingCurve = timingCurve
    return result
  }

  /// The same, with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}

extension View {
  /// Draws the view differently while it comes into the scroll view around it and while it leaves.
  ///
  ///     Text("Kyoto").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
  /// - Parameters:
  ///   - configuration: How it gets from phase to phase.
  ///   - axis: The axis that counts; `nil` for that of the scroll view.
  ///   - transition: The effect in a phase.
  /// - Returns: A view with the effect; its size and place in the layout stay.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view differently while it comes into the scroll view around it and while it leaves, each in its own way.
  ///
  /// The effect changes no layout. Outside of scroll views the view is always in view.
  public nonisolated func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    modifier(
      _VisualEffectModifier<E> { (node: VisualEffectNode<E>) -> E in
        let progress = node.scrollProgress(along: axis)
        let phase: ScrollTransitionPhase = progress < 0 ? .topLeading : .bottomTrailing
        let configuration = progress < 0 ? topLeading : bottomTrailing
        return ScrollTransitionEffect.effect(
          at: abs(progress), configuration, identity: transition(EmptyVisualEffect(), .identity),
          away: transition(EmptyVisualEffect(), phase))
      })
  }
}

private enum ScrollTransitionEffect {
  /// The effect where a fraction of a view is out of sight (Facts 6.9).
  static func effect<Effect: VisualEffect>(
    at hidden: Double, _ configuration: ScrollTransitionConfiguration, identity: Effect, away: Effect
  ) -> Effect {
    // In view while no more is hidden than the threshold allows.
    let allowed = 1 - configuration.threshold.visible
    switch configuration.kind {
    case .identity: return identity
    case .animated: return hidden > allowed ? away : identity
    case .interactive:
      let fraction = allowed < 1 ? min(max((hidden - allowed) / (1 - allowed), 0), 1) : 0
      var effect = identity
      var way = away.animatableData - identity.animatableData
      way.scale(by: configuration.timingCurve.value(at: fraction))
      effect.animatableData += way
      return effect
    }
  }
}

extension ViewNode {
  /// The fraction of this view that is out of sight in the scroll view around it: below zero at its beginning, above at its end.
  fileprivate func scrollProgress(along requested: Axis?) -> Double {
    var origin = CGPoint(x: position.x, y: position.y)
    for node in ancestors {
      if let scroll = node as? ScrollNode {
        let axis = requested ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
        let (start, length, room) = (origin[axis], size[axis], scroll.size[axis])
        guard length > 0 else { return 0 }
        if start < 0 { return max(-1, start / length) }
        return min(1, max(0, (start + length - room) / length))
      }
      origin = node.convertToParent(origin)
    }
    return 0
  }
}
