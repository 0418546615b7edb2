import Foundation

/// How a node's size follows what it is offered along an axis, as containers need to know that offer their views another length
/// when they place them than when they measured them.
package enum Hugging: Comparable {
  /// Nobody knows: perhaps it takes more where it is offered more.
  case follows
  /// The size is the same for every length from the one that the node took up to the one that it was offered; up to infinity
  /// where it was offered none.
  case hugs
  /// The size is the same whatever is offered.
  ///
  /// Texts count as such along their lines' height, though they leave lines out where they are offered less.
  case keeps
}

extension ViewNode {
  /// Whether another offer may lead to another size than the one that was taken for a first offer.
  final func mayAnswerOtherwise(to offer: ProposedViewSize, than first: ProposedViewSize, taking size: CGSize) -> Bool {
    func mayDiffer(along axis: Axis) -> Bool {
      if offer[axis] == first[axis] { return false }
      guard let length = offer[axis], length >= size[axis], length <= first[axis] ?? .infinity else { return true }
      return hugging(along: axis) == .follows
    }
    return mayDiffer(along: .horizontal) || mayDiffer(along: .vertical)
  }
}

extension Sequence<Hugging> {
  /// How what they make up follows an offer that it passes on to each of them.
  var together: Hugging { self.min() ?? .keeps }

  /// How they follow an offer that they share, as the views of a stack do along it.
  ///
  /// Two that would take less share it by rules of their own, so that one may get less than it took.
  var sharing: Hugging {
    let least = together
    guard least == .hugs else { return least }
    return lazy.filter { $0 == .hugs }.count == 1 ? .hugs : .follows
  }
}
