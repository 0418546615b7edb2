import Foundation

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
package struct SafeAreaReach: Equatable {
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
}

extension ViewNode {
  /// The insets that the nodes around this one impose where its bounds touch the safe area (Facts 8.7), innermost first.
  ///
  /// Valid while the node is being placed, since its ancestors have their places by then. The caller must `trackPlacement()`.
  package final func safeAreaReach() -> SafeAreaReach {
    var reach = SafeAreaReach()
    var rect = CGRect(origin: .zero, size: size)
    var node: ViewNode = self
    while let parent = node.viewParent {
      rect = CGRect(origin: node.convertToParent(rect.origin), size: rect.size)
      if let imposed = parent.safeAreaInsets(forContent: node) {
        reach.extend(&rect, by: imposed.physical(isRightToLeft: parent.isRightToLeft), in: parent.size)
      }
      node = parent
    }
    return reach
  }
}

extension EdgeInsets {
  fileprivate func physical(isRightToLeft: Bool) -> SafeAreaReach.Edges {
    SafeAreaReach.Edges(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}

extension SafeAreaReach {
  /// Takes in the insets of one more node around the rect and grows the rect to where they end.
  fileprivate mutating func extend(_ rect: inout CGRect, by imposed: Edges, in bounds: CGSize) {
    // Positions are sums of floating point numbers; a hundredth of a point is far below a pixel.
    let tolerance: CGFloat = 0.01
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if top <= imposed.top + tolerance {
      insets.top += imposed.top
      growth.top += max(top, 0)
      top = min(top, 0)
    }
    if left <= imposed.left + tolerance {
      insets.left += imposed.left
      growth.left += max(left, 0)
      left = min(left, 0)
    }
    if bottom >= bounds.height - imposed.bottom - tolerance {
      insets.bottom += imposed.bottom
      growth.bottom += max(bounds.height - bottom, 0)
      bottom = max(bottom, bounds.height)
    }
    if right >= bounds.width - imposed.right - tolerance {
      insets.right += imposed.right
      growth.right += max(bounds.width - right, 0)
      right = max(right, bounds.width)
    }
    rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension View {
  /// Lets the view extend into parts of the screen that bars and the device's shape cover.
  ///
  /// Its place in the layout stays; where it touches the safe area's edge it is offered the space beyond as well. Without
  /// `.container` in `regions` nothing changes, since there is no keyboard on the screen.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Lets the view extend into parts of the screen that bars and the device's shape cover, at some edges.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringModifier(regions: .container, edges: edges))
  }
}

/// Extends a view over the edges of the safe area that it touches.
nonisolated public struct _SafeAreaIgnoringModifier: ViewModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  /// Which coverings are ignored.
  public var regions: SafeAreaRegions
  /// At which edges.
  public var edges: Edge.Set
  nonisolated init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }
}

extension _SafeAreaIgnoringModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaIgnoringNode {
    SafeAreaIgnoringNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: SafeAreaIgnoringNode, with modifier: Self) { node.setModifier(modifier) }
}

/// Reports the content's size for the normal proposal, but offers and gives it the space up to the screen's edges.
package final class SafeAreaIgnoringNode: WrapperNode {
  private var modifier: _SafeAreaIgnoringModifier
  private var lastGrowth = SafeAreaReach.Edges()

  init(_ modifier: _SafeAreaIgnoringModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    trackPlacement()
  }

  func setModifier(_ new: _SafeAreaIgnoringModifier) {
    guard new != modifier else { return }
    modifier = new
    invalidatePlacement()
  }

  package override var layoutNode: ViewNode { self }

  private func growth() -> SafeAreaReach.Edges {
    guard modifier.regions.contains(.container) else { return .init() }
    var growth = safeAreaReach().growth
    let leading: Edge.Set = isRightToLeft ? .trailing : .leading
    let trailing: Edge.Set = isRightToLeft ? .leading : .trailing
    if !modifier.edges.contains(.top) { growth.top = 0 }
    if !modifier.edges.contains(.bottom) { growth.bottom = 0 }
    if !modifier.edges.contains(leading) { growth.left = 0 }
    if !modifier.edges.contains(trailing) { growth.right = 0 }
    return growth
  }

  package override func placeChildren() {
    let growth = growth()
    lastGrowth = growth
    let proposal = ProposedViewSize(
      width: (placedProposal.width ?? size.width) + growth.left + growth.right,
      height: (placedProposal.height ?? size.height) + growth.top + growth.bottom)
    let grown = content.size(for: proposal)
    // What does not take the larger space stays centred in it, as in any frame.
    let space = CGSize(width: size.width + growth.left + growth.right, height: size.height + growth.top + growth.bottom)
    content.place(
      at: CGPoint(
        x: -growth.left + (space.width - grown.width) / 2, y: -growth.top + (space.height - grown.height) / 2),
      proposal: proposal)
  }

  package override func placementInWindowDidChange() {
    if growth() != lastGrowth { placeNow { placeChildren() } }
    super.placementInWindowDidChange()
  }

  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    builder.append(content)
    return builder.finish()
  }

  package override var debugName: String { "IgnoresSafeArea" }
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
