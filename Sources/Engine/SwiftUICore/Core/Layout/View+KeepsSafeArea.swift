import Foundation

extension View {
  /// Keeps the view inside the safe area though views around it ignore that: what is in it begins where the window's insets end.
  ///
  /// Containers with bars do: their bars stand clear of what the device covers, whatever the view around them ignores.
  package nonisolated func keepsSafeArea() -> some View { modifier(SafeAreaKeepingModifier()) }
}

nonisolated private struct SafeAreaKeepingModifier: PrimitiveModifier, Equatable {
  typealias Body = Never
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaKeepingNode { SafeAreaKeepingNode(inputs: inputs) }
  static func updateNode(_ node: SafeAreaKeepingNode, with modifier: Self) {}
}

/// Insets its content by as much as nodes around it that ignore the safe area let it reach over that.
///
/// It looks at those nodes and not at the window: on the way of a sheet or a page nothing changes.
private final class SafeAreaKeepingNode: WrapperNode {
  private var insets = SafeAreaOutset.Edges()

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
    trackPlacement()
  }

  override var layoutNode: ViewNode { self }

  /// How far the bounds reach over the safe area, at each edge.
  private func outset() -> SafeAreaOutset.Edges {
    var outset = SafeAreaOutset.Edges()
    var (bounds, node): (CGRect, ViewNode) = (CGRect(origin: .zero, size: size), self)
    for parent in ancestors {
      bounds = CGRect(origin: node.convertToParent(bounds.origin), size: bounds.size)
      if let ignoring = parent as? SafeAreaIgnoringNode { bounds = ignoring.withdraw(bounds, adding: &outset) }
      node = parent
    }
    return outset
  }

  override func safeAreaInsets(forContent child: ViewNode) -> EdgeInsets? {
    insets == SafeAreaOutset.Edges() ? nil : insets.logical(isRightToLeft: isRightToLeft)
  }
  override var repeatsSafeArea: Bool { true }

  override func placeChildren() {
    insets = outset()
    guard let inner = safeAreaInsets(forContent: content) else { return content.place(at: .zero, proposal: placedProposal) }
    placeChild(content, at: CGPoint(x: inner.leading, y: inner.top), proposal: ProposedViewSize(size).inset(by: inner))
  }

  override func placementInWindowDidChange() {
    if outset() != insets { placeNow { placeChildren() } }
    super.placementInWindowDidChange()
  }

  override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    builder.append(content)
    return builder.finish()
  }

  override var debugName: String { "KeepsSafeArea" }
}

extension SafeAreaIgnoringNode {
  /// Takes from bounds, in this node's coordinates, what they reach over the safe area by it, and adds that to a sum.
  fileprivate func withdraw(_ bounds: CGRect, adding sum: inout SafeAreaOutset.Edges) -> CGRect {
    let growth = lastGrowth
    let (top, left) = (min(max(-bounds.minY, 0), growth.top), min(max(-bounds.minX, 0), growth.left))
    let bottom = min(max(bounds.maxY - size.height, 0), growth.bottom)
    let right = min(max(bounds.maxX - size.width, 0), growth.right)
    sum.top += top
    sum.left += left
    sum.bottom += bottom
    sum.right += right
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + top, width: bounds.width - left - right, height: bounds.height - top - bottom)
  }
}
