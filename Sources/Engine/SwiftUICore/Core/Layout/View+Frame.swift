public import Foundation

extension View {
  /// Gives the view a fixed width, height or both, in points.
  ///
  /// The view is offered the fixed lengths and placed by the alignment; what is larger sticks out. A length that is negative or
  /// not finite is ignored with a message.
  ///
  /// An axis whose length is `nil` is left to the view. With both lengths, a change of the view's own size ends here: nothing around
  /// is laid out again for it.
  ///
  ///     Circle().frame(width: 40, height: 40)
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Changes nothing; say which length to fix.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }

  /// Bounds the view's width and height, in points.
  ///
  /// Where both a minimum and a maximum are given the frame takes what it is offered, within them. With one of them it follows
  /// the content inside that bound. The ideal length is for a container that proposes none.
  ///
  /// Lengths that contradict each other are raised, the ideal one to the minimum and the maximum to both, with a message.
  ///
  ///     Text("Kyoto").frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        horizontal: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
  }
}

/// A frame of fixed lengths.
nonisolated public struct _FrameLayout: ViewModifier, Equatable {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width?.finiteLength("frame dimension")
    self.height = height?.finiteLength("frame dimension")
    self.alignment = alignment
  }
}

extension _FrameLayout: LayoutModifier {
  package var isLayoutBoundary: Bool { width != nil && height != nil }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let own = content.size(for: self.proposal(proposal))
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  package func hugging(of content: ViewNode, along axis: Axis) -> Hugging {
    (axis == .horizontal ? width : height) != nil ? .keeps : content.hugging(along: axis)
  }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    let offered = self.proposal(proposal)
    return LayoutPlacement(origin: aligned(content, for: offered, in: size, by: alignment), proposal: offered)
  }

  package func spacing(of content: ViewNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return content.spacing.resetting(edges)
  }
}

/// One axis of a flexible frame (Facts 8.3).
struct FlexibleLength: Equatable {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// Contradictory values are put right: ideal is raised to the minimum, maximum to the ideal.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let minimum = minimum?.finiteLength("frame minimum")
    var ideal = ideal?.finiteLength("frame ideal")
    var maximum = maximum?.length("frame maximum")
    if let low = minimum, let middle = ideal, middle < low {
      Diagnostics.report("contradictory frame constraints specified: ideal \(middle) is below the minimum \(low)")
      ideal = low
    }
    if let floor = ideal ?? minimum, let high = maximum, high < floor {
      Diagnostics.report("contradictory frame constraints specified: maximum \(high) is below \(floor)")
      maximum = floor
    }
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  private func clamp(_ length: CGFloat) -> CGFloat { min(max(length, minimum ?? -.infinity), maximum ?? .infinity) }

  /// What the content is offered.
  func proposal(for offered: CGFloat?) -> CGFloat? { (offered ?? ideal).map(clamp) }

  /// The frame's own length; `content` is what the content takes.
  func length(offered: CGFloat?, content: CGFloat) -> CGFloat {
    guard let offered = offered ?? ideal else { return clamp(content) }
    let clamped = clamp(offered)
    switch (minimum, maximum) {
    case (nil, nil): return content
    case (.some, .some): return clamped
    case (.some(let minimum), nil): return max(minimum, min(content, clamped))
    case (nil, .some(let maximum)): return min(maximum, max(content, offered))
    }
  }

  /// How the frame follows what it is offered, around content of one length.
  var hugging: Hugging {
    guard ideal == nil, maximum == nil else { return .follows }
    return minimum == nil ? .keeps : .hugs
  }

  var isFlexible: Bool { minimum != nil || maximum != nil || ideal != nil }
}

/// A frame with bounds.
nonisolated public struct _FlexFrameLayout: ViewModifier, Equatable {
  public typealias Body = Never
  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: Alignment

  nonisolated init(horizontal: FlexibleLength, vertical: FlexibleLength, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }
}

extension _FlexFrameLayout: LayoutModifier {
  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.proposal(for: proposal.width), height: vertical.proposal(for: proposal.height))
  }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize {
    let own = content.size(for: self.proposal(proposal))
    return CGSize(
      width: horizontal.length(offered: proposal.width, content: own.width),
      height: vertical.length(offered: proposal.height, content: own.height))
  }

  package func hugging(of content: ViewNode, along axis: Axis) -> Hugging {
    min(content.hugging(along: axis), (axis == .horizontal ? horizontal : vertical).hugging)
  }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    let offered = self.proposal(proposal)
    return LayoutPlacement(origin: aligned(content, for: offered, in: size, by: alignment), proposal: offered)
  }

  package func spacing(of content: ViewNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal.isFlexible { edges.formUnion(.horizontal) }
    if vertical.isFlexible { edges.formUnion(.vertical) }
    return content.spacing.resetting(edges)
  }
}
