import CoreGraphicsTypes
import Foundation

/// Effects of one symbol that last as long as they are active: another size, and being hidden.
struct SymbolLastingEffects {
  /// What asks for an effect.
  enum Owner: Hashable {
    /// A request of the surroundings, by its place.
    case request(Int)
    /// A view's way to come and go.
    case transition(ObjectIdentifier)
  }

  fileprivate struct Entry {
    let owner: Owner
    var configuration: SymbolEffectConfiguration
    /// From 0, at rest, to 1.
    var amount = AnimatedValue(CGFloat(0))
    var reducesMotion = false
  }
  private var entries: [Entry] = []

  /// Takes over what the surroundings ask for; `isAnimated`: what is new begins now.
  mutating func setRequests(_ requests: [SymbolEffectRequest], reducesMotion: Bool, isAnimated: Bool, for node: ViewNode) {
    entries.removeAll { entry in
      guard case .request(let index) = entry.owner else { return false }
      return index >= requests.count || requests[index].isLastingActive == nil
    }
    for (index, request) in requests.enumerated() {
      guard let isActive = request.isLastingActive else { continue }
      set(
        request.configuration, request.options, isActive: isActive, by: .request(index), reducesMotion: reducesMotion,
        isAnimated: isAnimated, for: node)
    }
  }

  /// Begins an effect, or lets it end, in the transaction of the update that runs now.
  ///
  /// How long it takes is the effect's own; a transaction that allows no animation allows none of this one.
  mutating func set(
    _ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isActive: Bool, by owner: Owner,
    reducesMotion: Bool, isAnimated: Bool, for node: ViewNode
  ) {
    let index: Int
    if let known = entries.firstIndex(where: { $0.owner == owner }) {
      index = known
    } else {
      index = entries.count
      entries.append(Entry(owner: owner, configuration: configuration))
    }
    entries[index].configuration = configuration
    entries[index].reducesMotion = reducesMotion
    let target: CGFloat = isActive ? 1 : 0
    guard entries[index].amount.model != target else { return }
    var transaction = node.transaction
    let moves = isAnimated && !transaction.disablesAnimations
    transaction.animation = moves ? .linear(duration: configuration.motion.duration / options.rate) : nil
    node.set(target, in: &entries[index].amount, transaction: transaction)
    node.invalidateDisplay()
  }

  /// Visits what is on its way.
  mutating func forEachMotion(_ pass: inout MotionPass) {
    for index in entries.indices { pass.visit(&entries[index].amount, changing: .display) }
  }

  /// Adds to a moment how far each effect is.
  func add(to moment: inout SymbolMoment, parts: () -> SymbolParts) {
    for entry in entries {
      let amount = entry.amount.presentation
      guard amount != 0 else { continue }
      let count = parts().count
      guard entry.configuration.layering != .wholeSymbol, count > 1, !entry.reducesMotion else {
        moment.add(entry.pose(at: amount), parts: count)
        continue
      }
      let lag = entry.configuration.delay(lag: SymbolEffectConfiguration.usualLag)
      moment.add(entry.amounts(at: amount, parts: count, lag: lag).map { entry.pose(at: $0) })
    }
  }
}

extension SymbolEffectRequest {
  /// Whether an effect that lasts is active; `nil` for any other.
  fileprivate var isLastingActive: Bool? {
    if configuration.isLasting, case .active(let isActive) = trigger { isActive } else { nil }
  }
}

extension SymbolLastingEffects.Entry {
  /// How far each part is.
  ///
  /// What leads in lets the first part come first; what leads out lets it go first.
  fileprivate func amounts(at amount: CGFloat, parts: Int, lag: Double) -> [CGFloat] {
    let fractions = { (whole: CGFloat) in
      SymbolEffectConfiguration.fractions(at: Double(whole), parts: parts, lag: lag).map { CGFloat($0) }
    }
    if case .hide(let hiding) = configuration.motion, hiding.leadsIn { return fractions(1 - amount).map { 1 - $0 } }
    return fractions(amount)
  }

  fileprivate func pose(at amount: CGFloat) -> SymbolPose {
    // It begins and ends slowly.
    let eased = amount * amount * (3 - 2 * amount)
    switch configuration.motion {
    // By how much is a choice (Facts 7.6).
    case .scale(let up): return SymbolPose(scale: 1 + (up ? 0.15 : -0.15) * eased)
    case .hide(let hiding): return reducesMotion ? SymbolPose(opacity: Double(1 - eased)) : hiding.pose(at: eased)
    default: return .atRest
    }
  }
}
