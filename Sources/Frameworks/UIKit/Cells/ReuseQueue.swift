/// Views that are used again instead of being made anew, by the name of their kind.
@MainActor
final class ReuseQueue<Reused: UIView> {
  private var makers: [String: @MainActor () -> Reused] = [:]
  private var waiting: [String: [Reused]] = [:]

  func register(_ identifier: String, _ maker: (@MainActor () -> Reused)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  /// A view that waits, and else a new one, with whether it was used before; `nil` where nobody has registered the kind.
  func take(_ identifier: String) -> (view: Reused, isUsed: Bool)? {
    if let view = waiting[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(), false) }
  }
  func put(_ view: Reused, _ identifier: String) { waiting[identifier, default: []].append(view) }

  /// Takes views that still wait out of the tree that they were shown in.
  func clear() {
    for view in waiting.values.joined() where view.superview != nil { view.removeFromSuperview() }
  }
}
