public import Combine
import Foundation

extension View {
  /// Calls an action with each value of a publisher while the view is there.
  ///
  /// The publisher is subscribed to when the view appears, and again where an update brings another one.
  ///
  ///     Text("Kyoto").onReceive(Just(3)) { print($0) }
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}

nonisolated struct SubscriptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  static var actsAlone: Bool { true }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SubscriptionNode<P> {
    SubscriptionNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: SubscriptionNode<P>, with modifier: Self) { node.setModifier(modifier) }
}

/// Holds the subscription; the closure of the newest view value is called.
final class SubscriptionNode<P: Publisher>: WrapperNode where P.Failure == Never {
  private var modifier: SubscriptionModifier<P>
  private var subscription: AnyCancellable?

  init(_ modifier: SubscriptionModifier<P>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func setModifier(_ new: SubscriptionModifier<P>) {
    let isSame = ValueComparator.areEqual(modifier.publisher, new.publisher)
    modifier = new
    if !isSame { subscribe() }
  }

  override func contentWasSet() { subscribe() }
  override func didWake() { subscribe() }
  override func didFallAsleep() { subscription = nil }
  override func willUnmount() { subscription = nil }

  /// Subscribes with the actions of the update: a publisher may have a value at once.
  private func subscribe() {
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.isAsleep else { return }
      self.subscription = self.modifier.publisher.sink { [weak self] value in
        if !MainThread.isCurrent {
          Diagnostics.report(
            "onReceive: \(P.self) published from a background thread; publish on the main thread (receive(on:), @MainActor)")
        }
        let (node, value) = (UncheckedSendable(self), UncheckedSendable(value))
        MainThread.run {
          guard let node = node.value, node.isMounted else { return }
          node.modifier.action(value.value)
        }
      }
    }
  }

  override var debugName: String { "OnReceive" }
}
