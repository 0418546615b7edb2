import Foundation

/// How a view comes and goes.
///
/// `body` shows the view in a phase. While it is there the phase is `.identity`; a view that comes in an animation begins in
/// `.willAppear`, one that goes ends in `.didDisappear`, and what the body changes from one to the other moves.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// Stands for the view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  /// What the engine is to know of the transition.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view in a phase, for a transition made of others.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    TransitionApplication(transition: self, content: content, phase: phase)
  }

  /// Plays the transition with an animation of its own, whatever the change's transaction says; `nil` plays none.
  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(transition: self, animation: animation)
  }

  /// Plays this transition and another one together, as one.
  @MainActor @preconcurrency
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(first: self, second: other)
  }
}

/// What the engine is to know of a transition.
public struct TransitionProperties: Sendable {
  /// Whether it moves places or sizes, which people may have asked to have reduced.
  public var hasMotion: Bool
  /// Says whether a transition moves places or sizes.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The stages of a transition.
public enum TransitionPhase: Sendable, Hashable {
  /// Before the view comes.
  case willAppear
  /// While it is there.
  case identity
  /// When it has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// −1 before it comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Shows content in a phase of a transition.
private struct TransitionApplication<T: Transition, Content: View>: View {
  let transition: T
  let content: Content
  let phase: TransitionPhase
  var body: some View {
    transition.body(content: PlaceholderContentView(), phase: phase)
      .modifier(PlaceholderSourceModifier<T, Content>(content: content))
  }
}

/// A transition that brings its own animation.
protocol OwnAnimation {}

/// A transition with an animation of its own.
private struct AnimatedTransition<T: Transition>: Transition, OwnAnimation {
  let transition: T
  let animation: Animation?
  func body(content: Content, phase: TransitionPhase) -> some View {
    let memory = ScopedTransactionMemory()
    return transition.apply(content: content.modifier(_ScopeEndModifier(memory: memory)), phase: phase)
      .modifier(
        _ScopedTransactionModifier(
          transform: { if !$0.disablesAnimations { $0.animation = animation } }, memory: memory))
  }
}

/// Two transitions together.
private struct CombiningTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// One transition on the way in and another one on the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal
  /// Joins a way in and a way out.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}
