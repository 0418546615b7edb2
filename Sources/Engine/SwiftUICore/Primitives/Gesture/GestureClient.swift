package import Foundation

/// A gesture that somebody else recognises, of those who have a life of their own outside of the tree, as UIKit's have.
///
/// It takes part in the arena as every other gesture does. One client is on one view at a time.
package protocol GestureClient: AnyObject {
  /// Where its view is; set when that is made.
  var place: GestureCoordinates? { get set }
  /// How far the gesture has come.
  var stage: GestureStage { get }
  /// When `advance(to:)` is to be called if nothing happens before.
  var deadline: TimeInterval? { get }
  /// How it stands to others.
  var priority: GesturePriority { get }
  /// Begins anew with fingers that are about to come down; returns whether it takes part.
  func begin() -> Bool
  /// Takes an event of any of the fingers.
  func handle(_ event: GestureEvent)
  /// Says that time has passed without an event.
  func advance(to time: TimeInterval)
  /// May tell what has become of the gesture since the last time; called after each event, when the arena has decided.
  func fire(isWinner: Bool)
  /// Gives the gesture up; `fire` follows.
  func cancel()
  /// Whether it is not to win before another client has failed.
  func waits(for other: any GestureClient) -> Bool
  /// Whether another client loses where this one wins.
  func prevents(_ other: any GestureClient) -> Bool
}

/// Where a client's view is.
package struct GestureCoordinates {
  fileprivate weak var node: ViewNode?

  /// A point of the window in the view's coordinates; the point itself where the view is gone.
  package func convertFromWindow(_ point: CGPoint) -> CGPoint { node?.convertFromWindow(point) ?? point }
  /// A point of the view in the window's coordinates; the point itself where the view is gone.
  package func convertToWindow(_ point: CGPoint) -> CGPoint { node?.convertToWindow(point) ?? point }
  /// Whether views can be used there.
  package var isEnabled: Bool { node.map { EnvironmentValues(scope: $0.scope).isEnabled } ?? false }
  /// Whether the view is in something that scrolls.
  package var scrolls: Bool { node?.enclosingScrollNode() != nil }
}

extension View {
  /// Lets somebody else recognise a gesture on the view; those of the views inside have precedence.
  package nonisolated func gestureClient(_ client: any GestureClient) -> some View {
    modifier(GestureClientModifier(client: client))
  }
}

/// Attaches a client to a view.
nonisolated private struct GestureClientModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let client: any GestureClient

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> GestureClientNode { GestureClientNode(modifier, inputs: inputs) }
  static func updateNode(_ node: GestureClientNode, with modifier: Self) { node.client = modifier.client }
}

private final class GestureClientNode: WrapperNode, GestureOwner {
  var client: any GestureClient { didSet { client.place = GestureCoordinates(node: self) } }

  init(_ modifier: GestureClientModifier, inputs: _ViewInputs) {
    client = modifier.client
    super.init(inputs: inputs)
    client.place = GestureCoordinates(node: self)
  }

  var admitsInnerGestures: Bool { true }

  func makeCompetitor() -> GestureCompetitor? {
    guard client.begin() else { return nil }
    let recognizer = ClientRecognizer(client)
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: client.priority)
  }

  override var debugName: String { "GestureClient" }
}

/// What stands for a client in the arena.
private final class ClientRecognizer: GestureRecognizer {
  let client: any GestureClient

  init(_ client: any GestureClient) {
    self.client = client
    super.init()
  }

  override var stage: GestureStage { client.stage }
  override var deadline: TimeInterval? { client.deadline }
  override var usesSeveralFingers: Bool { true }
  override func handle(_ event: GestureEvent) { client.handle(event) }
  override func advance(to time: TimeInterval) { client.advance(to: time) }
  override func fire(isWinner: Bool) { client.fire(isWinner: isWinner) }
  override func cancel() { client.cancel() }

  // Among clients it is they who know; to other gestures they stand as all do.
  override func waits(for other: GestureRecognizer) -> Bool? {
    (other as? ClientRecognizer).map { client.waits(for: $0.client) }
  }
  override func prevents(_ other: GestureRecognizer) -> Bool {
    (other as? ClientRecognizer).map { client.prevents($0.client) } ?? true
  }
}
