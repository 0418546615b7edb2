import Foundation

/// A place that a scroll view is asked to show: a rectangle in a node's coordinates.
package struct ScrollDestination {
  let node: ViewNode
  let rect: CGRect
}
