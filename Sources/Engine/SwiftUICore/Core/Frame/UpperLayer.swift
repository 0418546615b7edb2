import Foundation

/// What a window shows above its content, in front of it, as the window's root sees it.
protocol UpperLayer: ViewNode {
  /// The node outside of which nothing can be reached now; `nil` where the content can.
  var modalScope: ViewNode? { get }
  /// Whether a node belongs to what can be reached in the layer.
  func isReachable(_ node: ViewNode) -> Bool
  /// Draws the content below the layer, in the coordinates of the window; it may draw it otherwise than it is, or something under it.
  func append(_ content: DisplayFragment, in frame: CGRect, id: DisplayID, to builder: inout FragmentBuilder)
}

/// The node of a window: content, and what shows above it.
package protocol WindowRoot: ViewNode {
  /// What the window shows below all else.
  var content: ViewNode { get }
  /// Makes the environment of everything in the window have values that its content prefers, and none that it preferred before.
  func setPreferredEnvironment(_ values: EnvironmentValues)
}

/// The node of a window, which has room above its content.
protocol LayeredRoot: WindowRoot {
  /// What shows above the content, once something did.
  var upperLayer: (any UpperLayer)? { get }
  /// Makes what shows above the content from now on; called once at most.
  func showAbove(_ makeLayer: (_ViewInputs) -> any UpperLayer)
  /// Whether something shows in a plane in front of the content and of what is presented above it.
  func hasFront(in plane: FrontPlane) -> Bool
  /// Shows a view in such a plane, or takes it away; it takes what is pressed inside of it.
  func showInFront(_ view: AnyView?, in plane: FrontPlane)
}

/// What lies in front of a window's content and of what is presented above it, from back to front.
package enum FrontPlane: CaseIterable {
  /// Windows of the app's own, whose elements are the app's.
  case windows
  /// What is said to who writes the app, which is none of its elements.
  case notices
}

extension ViewGraph {
  /// Shows a view in front of what the window shows, or takes it away.
  package func showInFront(_ view: AnyView?, in plane: FrontPlane) {
    guard let root = root as? any LayeredRoot, view != nil || root.hasFront(in: plane) else { return }
    enqueueWrite(Transaction.current) { root.showInFront(view, in: plane) }
  }
}

extension ViewGraph {
  /// What the window shows above its content.
  var upperLayer: (any UpperLayer)? { (root as? any LayeredRoot)?.upperLayer }
  /// The node outside of which nothing can be reached now by keys; `nil` for a window without content.
  var reachableRoot: ViewNode? { upperLayer?.modalScope ?? root }
}
