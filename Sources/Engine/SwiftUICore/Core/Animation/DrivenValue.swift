package import Foundation

/// A number that many views follow while they are drawn, without bodies and without layout: how far a screen has come in, how far
/// its content has scrolled.
package final class DrivenValue {
  /// The number now.
  package private(set) var value: CGFloat
  private var followers: [Weak<DrivenFollower>] = []

  package init(_ value: CGFloat) { self.value = value }

  /// Sets the number; those who follow it are drawn again.
  package func set(_ new: CGFloat) {
    guard new != value else { return }
    value = new
    followers.removeAll { $0.value == nil }
    for follower in followers { follower.value?.sourceDidChange() }
  }

  func add(_ node: DrivenFollower) { followers.append(Weak(node)) }
  func remove(_ node: DrivenFollower) { followers.removeAll { $0.value == nil || $0.value === node } }
}

/// A node that follows driven values.
class DrivenFollower: WrapperNode {
  /// Called when one of the values that it follows is another number now.
  func sourceDidChange() {}
}
