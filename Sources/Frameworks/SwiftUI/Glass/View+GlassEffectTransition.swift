import CoreGraphicsTypes
public import SwiftUICore

/// How glass comes and goes.
nonisolated public struct GlassEffectTransition: Sendable {
  enum Kind: Sendable { case identity, matchedGeometry, materialize }
  let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// From and to the place of glass with its id in the container around, as glass does unless another is set.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// It fades and sharpens where it is.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

extension View {
  /// Sets how the glass of a view comes and goes.
  @MainActor @preconcurrency
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    let kind = transition.kind
    return transformEnvironment(\.glassPlace) { $0.transition = kind }
      .transition(
        kind == .identity ? .identity : kind == .materialize ? AnyTransition(GlassMaterialization()) : .opacity)
  }
}

/// Fades, sharpens and settles (Facts 3.11).
private struct GlassMaterialization: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    let part: CGFloat = phase.isIdentity ? 1 : 0
    content
      .opacity(part)
      .blur(radius: 10 * (1 - part))
      .scaleEffect(x: 1 + (1 - part) / 30, y: 1 + 0.08 * (1 - part))
  }
}
