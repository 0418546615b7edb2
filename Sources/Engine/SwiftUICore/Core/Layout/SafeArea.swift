package import Foundation

/// Parts of the screen that something else may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt
  /// Creates a value from the one stored.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Every region.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// What bars and the device's shape cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// What a rect has to do with the safe area around it.
///
/// Edges are physical: left and right, not leading and trailing.
package struct SafeAreaOutset: Equatable {
  package struct Edges: Equatable {
    package var top: CGFloat = 0
    package var left: CGFloat = 0
    package var bottom: CGFloat = 0
    package var right: CGFloat = 0

    package func logical(isRightToLeft: Bool) -> EdgeInsets {
      EdgeInsets(
        top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
    }
  }
  /// The insets at the edges of the safe area that the rect touches.
  package var insets = Edges()
  /// How far the rect may grow at those edges to end where the insets end.
  package var growth = Edges()

  /// How far the rect reaches over the insets already.
  package var overlap: Edges {
    Edges(
      top: max(insets.top - growth.top, 0), left: max(insets.left - growth.left, 0),
      bottom: max(insets.bottom - growth.bottom, 0), right: max(insets.right - growth.right, 0))
  }
}

extension ViewNode {
  /// The insets that the nodes around this one impose where its bounds touch the safe area (Facts 8.7), innermost first.
  ///
  /// Valid while the node is being placed, since its ancestors have their places by then. The caller must `trackPlacement()`.
  package final func safeAreaOutset() -> SafeAreaOutset {
    var outset = SafeAreaOutset()
    var rect = CGRect(origin: .zero, size: size)
    var node: ViewNode = self
    for parent in ancestors {
      rect = CGRect(origin: node.convertToParent(rect.origin), size: rect.size)
      if let imposed = parent.safeAreaInsets(forContent: node) {
        let edges = imposed.physical(isRightToLeft: parent.isRightToLeft)
        outset.extend(&rect, by: edges, in: parent.size, isRepeated: parent.repeatsSafeArea)
      }
      node = parent
    }
    return outset
  }
}

extension EdgeInsets {
  fileprivate func physical(isRightToLeft: Bool) -> SafeAreaOutset.Edges {
    SafeAreaOutset.Edges(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}

extension SafeAreaOutset {
  /// Takes in the insets of one more node around the rect and grows the rect to where they end.
  /// - Parameters:
  ///   - rect: The rect, in the coordinates of the node.
  ///   - imposed: The insets.
  ///   - bounds: The node's size.
  ///   - isRepeated: Whether nodes further out impose the same insets, and they count there.
  fileprivate mutating func extend(_ rect: inout CGRect, by imposed: Edges, in bounds: CGSize, isRepeated: Bool) {
    let counted = isRepeated ? Edges() : imposed
    // Positions are sums of floating point numbers; a hundredth of a point is far below a pixel.
    let tolerance: CGFloat = 0.01
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if top <= imposed.top + tolerance {
      insets.top += counted.top
      growth.top += max(top, 0)
      top = min(top, 0)
    }
    if left <= imposed.left + tolerance {
      insets.left += counted.left
      growth.left += max(left, 0)
      left = min(left, 0)
    }
    if bottom >= bounds.height - imposed.bottom - tolerance {
      insets.bottom += counted.bottom
      growth.bottom += max(bounds.height - bottom, 0)
      bottom = max(bottom, bounds.height)
    }
    if right >= bounds.width - imposed.right - tolerance {
      insets.right += counted.right
      growth.right += max(bounds.width - right, 0)
      right = max(right, bounds.width)
    }
    rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Imposes insets on its content: the content is laid out inside them, and may extend over them where it ignores the safe area.
package final class SafeAreaNode: WrapperNode {
  package var insets: EdgeInsets {
    didSet {
      guard insets != oldValue else { return }
      invalidateLayout()
    }
  }

  package init(insets: EdgeInsets, inputs: _ViewInputs) {
    self.insets = insets
    super.init(inputs: inputs)
  }

  package override var layoutNode: ViewNode { self }
  package override func safeAreaInsets(forContent child: ViewNode) -> EdgeInsets? { insets }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(for: proposal.inset(by: insets))
    return CGSize(
      width: proposal.width ?? inner.width + insets.leading + insets.trailing,
      height: proposal.height ?? inner.height + insets.top + insets.bottom)
  }

  package override func hugging(along axis: Axis) -> Hugging { .follows }

  package override func placeChildren() {
    let proposal = ProposedViewSize(size).inset(by: insets)
    let inner = content.size(for: proposal)
    let space = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    placeChild(
      content,
      at: CGPoint(
        x: insets.leading + (space.width - inner.width) / 2, y: insets.top + (space.height - inner.height) / 2),
      proposal: proposal)
  }

  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    builder.append(content)
    return builder.finish()
  }

  package override var debugName: String { "SafeArea" }
}
