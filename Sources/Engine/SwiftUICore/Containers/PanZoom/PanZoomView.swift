package import Foundation

/// A plane that fingers move, enlarge and turn, with views at places of it.
///
/// What it shows, where the views are and what fingers do is for its delegate to say, a module above the engine: a map is one.
/// Moving it evaluates no body.
nonisolated package struct PanZoomView<Content: View>: ContainerView {
  package typealias Body = Never
  let delegate: any PanZoomDelegate
  let update: (PanZoomContext) -> Void
  let content: Content

  /// - Parameters:
  ///   - delegate: Who decides; it lives as long as the view does.
  ///   - content: The views on the plane, in the order in which the delegate places them.
  ///   - update: Called with the plane whenever the view has a new value, in the transaction that gave it one.
  package init(delegate: any PanZoomDelegate, content: Content, update: @escaping (PanZoomContext) -> Void) {
    self.delegate = delegate
    self.content = content
    self.update = update
  }

  package typealias Node = PanZoomNode

  func makeContainer(_ inputs: _ViewInputs) -> PanZoomNode {
    let node = PanZoomNode(delegate: delegate, inputs: inputs)
    delegate.panZoomDidMount(node.context)
    configure(node)
    return node
  }

  func configure(_ node: PanZoomNode) { update(node.context) }
}

/// Whoever decides what a plane shows and what fingers do to it; see ``PanZoomView``.
///
/// Points are those of the plane's view, origin at the top left.
package protocol PanZoomDelegate: AnyObject {
  func panZoomDidMount(_ panZoom: PanZoomContext)
  func panZoomWillUnmount(_ panZoom: PanZoomContext)
  /// Something of the environment changed that was read for the plane.
  func environmentDidChange(of panZoom: PanZoomContext)

  /// Places the views of the content, by `PanZoomChild.position`; also called when the size has changed.
  func place(_ children: PanZoomChildren, in panZoom: PanZoomContext)
  /// Draws the plane with the views on it, `PanZoomContext.drawnChildren`.
  func draw(_ panZoom: PanZoomContext) -> DisplayFragment
  /// Moves on to the time of the frame, while it coasts.
  func advance(_ panZoom: PanZoomContext)
  /// Ends motion where it is going.
  func stopMotion(of panZoom: PanZoomContext)
  /// Says what the plane is to somebody who cannot see it.
  func describe(_ element: inout AccessibilityElement, of panZoom: PanZoomContext)

  /// Whether fingers can take hold of it now.
  var canBeHeld: Bool { get }
  /// Whether it is in motion, so that a finger stops it.
  var isCoasting: Bool { get }
  /// Whether two quick taps, or a tap with two fingers, mean something.
  var takesDoubleTaps: Bool { get }
  /// Whether a tap at a point means something.
  func takesTap(at point: CGPoint) -> Bool
  func tapped(at point: CGPoint)
  func doubleTapped(at point: CGPoint)
  func tappedWithTwoFingers(at point: CGPoint)
  func holdBegan()
  func held(_ movement: PanZoomMovement)
  /// The fingers left: with their speed in points a second, and with how fast they spread, in doublings a second.
  func holdEnded(velocity: CGSize, spreading: CGFloat, at time: TimeInterval)
  /// Takes a turn of a wheel at a point; returns whether it meant anything.
  func wheel(_ event: WheelEvent, at point: CGPoint) -> Bool
  /// Moves as a key asks; returns whether it meant anything.
  func scroll(by step: ScrollKeyStep) -> Bool
  func handle(_ key: KeyInput) -> Bool
}

/// What fingers that hold a plane have done since they were told last.
package struct PanZoomMovement: Equatable {
  /// The point between the fingers before, and now.
  package var from: CGPoint
  package var to: CGPoint
  /// How much larger the plane is to be about the point between the fingers: 2, twice as large.
  package var scale: CGFloat
  /// How far it is to turn about the same point: radians, clockwise.
  package var turn: CGFloat
}
