import Foundation

/// Lets the symbol images of a view come and go by an effect; what else the view shows comes and goes at once.
///
/// The effect takes its own time in any change that has an animation.
public struct SymbolEffectTransition: Transition {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// Makes a transition by an effect.
  public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
    configuration = effect.configuration
    self.options = options
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPresenceModifier(configuration: presence(in: phase), options: options, isHidden: !phase.isIdentity))
  }

  /// The effect that fits is to disappear, and to appear before the view is there.
  private func presence(in phase: TransitionPhase) -> SymbolEffectConfiguration {
    guard case .automatic = configuration.motion else { return configuration }
    return phase == .didDisappear ? DisappearSymbolEffect.disappear.configuration : AppearSymbolEffect.appear.configuration
  }

  /// Nothing but symbols moves.
  public static let properties = TransitionProperties(hasMotion: false)
}

extension Transition where Self == SymbolEffectTransition {
  /// Lets the symbol images of a view appear and disappear.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// Lets the symbol images of a view come and go by an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

/// Hides the symbols of a view by an effect, and lets them come.
nonisolated private struct SymbolPresenceModifier: PrimitiveModifier {
  typealias Body = Never
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let isHidden: Bool

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SymbolPresenceNode {
    SymbolPresenceNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: SymbolPresenceNode, with modifier: Self) { node.setModifier(modifier) }
}

private final class SymbolPresenceNode: WrapperNode {
  private var modifier: SymbolPresenceModifier

  init(_ modifier: SymbolPresenceModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override func contentWasSet() { tellSymbols() }

  func setModifier(_ new: SymbolPresenceModifier) {
    modifier = new
    tellSymbols()
  }

  /// What comes and goes is not made in the surroundings of its transition, so that the symbols are told one by one.
  private func tellSymbols() {
    let owner = SymbolLastingEffects.Owner.transition(ObjectIdentifier(self))
    func visit(_ node: GraphNode) {
      (node as? ImageNode)?.setPresence(modifier.configuration, modifier.options, isHidden: modifier.isHidden, by: owner)
      node.forEachChild(visit)
    }
    visit(content)
  }

  override var debugName: String { "SymbolPresence" }
}
