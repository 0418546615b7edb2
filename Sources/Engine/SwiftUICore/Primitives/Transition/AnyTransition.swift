public import Foundation

// Safe: never changed; what it holds is asked on the main thread.
/// A transition whose type is hidden.
nonisolated public struct AnyTransition: @unchecked Sendable {
  let storage: AnyTransitionStorage

  /// Hides the type of a transition.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) { storage = TypedTransitionStorage(transition) }

  fileprivate init(storage: AnyTransitionStorage) { self.storage = storage }

  private static func make<T: Transition>(_ transition: () -> T) -> AnyTransition {
    AnyTransition(storage: TypedTransitionStorage(transition()))
  }
}

extension AnyTransition {
  /// Shows and hides at once.
  public static let identity = make { IdentityTransition() }
  /// Fades in and out.
  public static let opacity = make { OpacityTransition() }
  /// Grows from nothing and shrinks to it.
  public static var scale: AnyTransition { make { ScaleTransition(0) } }
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { make { SlideTransition() } }

  /// Grows from a factor and shrinks to it, around a point of the view that stays in place.
  ///
  ///     ZStack { if isOn { Text("Kyoto").transition(.scale(scale: 0.5, anchor: .top)) } }.animation(.default, value: isOn)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    make { ScaleTransition(Double(scale), anchor: anchor) }
  }
  /// Comes from an edge and goes back there, by the view's own size.
  ///
  /// Nothing is cut: the view shows over what lies in its way, unless a view around clips.
  ///
  ///     ZStack { if isOn { Text("Kyoto").transition(.move(edge: .leading)) } }.animation(.default, value: isOn)
  public static func move(edge: Edge) -> AnyTransition { make { MoveTransition(edge: edge) } }
  /// Comes from an edge and goes to the opposite one, while it fades.
  public static func push(from edge: Edge) -> AnyTransition { make { PushTransition(edge: edge) } }
  /// Comes from a distance and goes back there, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { make { OffsetTransition(offset) } }
  /// Comes from a distance and goes back there, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Lets the symbol images of a view appear and disappear; what else it shows comes and goes at once.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }
  /// Lets the symbol images of a view come and go by an effect; what else it shows comes and goes at once.
  ///
  ///     ZStack { if isOn { Image(systemName: "wifi").transition(.symbolEffect(.drawOn)) } }.animation(.default, value: isOn)
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    make { SymbolEffectTransition(effect: effect, options: options) }
  }

  /// Plays between two forms of a modifier: `active` while the view is away, `identity` while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    make { ModifierTransition(active: active, identity: identity) }
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(storage: AsymmetricTransitionStorage(insertion: insertion.storage, removal: removal.storage))
  }

  /// Plays this transition and another one together, as one.
  ///
  ///     ZStack { if isOn { Text("Kyoto").transition(.scale.combined(with: .opacity)) } }.animation(.default, value: isOn)
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(storage: CombinedTransitionStorage(storage, other.storage))
  }

  /// Plays the transition with an animation of its own, whatever the change's transaction says; `nil` plays none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(storage: AnimatedTransitionStorage(storage, animation: animation))
  }
}

extension View {
  /// Says how the view comes and goes where an animation adds or removes it; without, it fades.
  ///
  /// Nothing moves where the change has no animation.
  ///
  ///     VStack { if isLarge { Text("Kyoto").transition(.slide) } }.animation(.default, value: isLarge)
  public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier_View(transition: t)) }

  /// Says how the view comes and goes where an animation adds or removes it; without, it fades.
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier_View(transition: AnyTransition(transition)))
  }
}

/// A hidden transition and the operations on its type.
nonisolated class AnyTransitionStorage {
  /// The view of content in a phase.
  @MainActor func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView { content }
  /// Whether it moves in changes without an animation too.
  var hasAnimation: Bool { false }
  /// Whether views come and go at once.
  var isIdentity: Bool { false }
}

private final class TypedTransitionStorage<T: Transition>: AnyTransitionStorage {
  private let transition: T
  nonisolated init(_ transition: T) { self.transition = transition }
  override var hasAnimation: Bool { transition is any OwnAnimation }
  override var isIdentity: Bool { transition is IdentityTransition }
  @MainActor override func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(content: content, phase: phase))
  }
}

private final class CombinedTransitionStorage: AnyTransitionStorage {
  private let first: AnyTransitionStorage
  private let second: AnyTransitionStorage
  nonisolated init(_ first: AnyTransitionStorage, _ second: AnyTransitionStorage) {
    (self.first, self.second) = (first, second)
  }
  override var hasAnimation: Bool { first.hasAnimation || second.hasAnimation }
  override var isIdentity: Bool { first.isIdentity && second.isIdentity }
  @MainActor override func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    second.view(first.view(content, phase), phase)
  }
}

private final class AsymmetricTransitionStorage: AnyTransitionStorage {
  private let insertion: AnyTransitionStorage
  private let removal: AnyTransitionStorage
  nonisolated init(insertion: AnyTransitionStorage, removal: AnyTransitionStorage) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  override var hasAnimation: Bool { insertion.hasAnimation || removal.hasAnimation }
  override var isIdentity: Bool { removal.isIdentity }
  @MainActor override func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    removal.view(
      insertion.view(content, phase == .willAppear ? .willAppear : .identity),
      phase == .didDisappear ? .didDisappear : .identity)
  }
}

private final class AnimatedTransitionStorage: AnyTransitionStorage {
  private let transition: AnyTransitionStorage
  private let animation: Animation?
  nonisolated init(_ transition: AnyTransitionStorage, animation: Animation?) {
    (self.transition, self.animation) = (transition, animation)
  }
  override var hasAnimation: Bool { animation != nil }
  @MainActor override func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    let memory = ScopedTransactionMemory()
    let animation = animation
    return AnyView(
      transition.view(AnyView(content.modifier(_ScopeEndModifier(memory: memory))), phase)
        .modifier(
          _ScopedTransactionModifier(
            transform: { if !$0.disablesAnimations { $0.animation = animation } }, memory: memory)))
  }
}
