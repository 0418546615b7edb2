/// Finds out whether a view is made inside a container that makes its views as they show.
nonisolated package struct LazyContainerCheck: PrimitiveModifier {
  package typealias Body = Never
  let isInside: () -> Void

  /// Calls a closure where it is.
  package nonisolated init(isInside: @escaping () -> Void) { self.isInside = isInside }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> LazyContainerCheckNode {
    LazyContainerCheckNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: LazyContainerCheckNode, with modifier: Self) {}
}

package final class LazyContainerCheckNode: WrapperNode {
  private let check: LazyContainerCheck

  init(_ check: LazyContainerCheck, inputs: _ViewInputs) {
    self.check = check
    super.init(inputs: inputs)
  }

  package override func contentWasSet() {
    for node in ancestors {
      if node is AnyScreenNode { return }
      if node is LazyNode { return check.isInside() }
    }
  }

  package override var debugName: String { "LazyPlaceCheck" }
}
