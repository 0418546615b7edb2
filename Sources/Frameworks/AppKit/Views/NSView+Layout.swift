import CoreGraphicsTypes
public import Foundation
public import UIKit

extension NSView {
  /// Stands for a side of which contents do not say how long it is.
  public static let noIntrinsicMetric: CGFloat = -1

  /// What follows when the size of the view around changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing: the view keeps its place from the origin.
    public static let none: AutoresizingMask = []
    /// The distance from the left edge.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the edge where y begins.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The distance from the edge where y ends.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  /// Has the backing view follow as the mask says: where y points up and nothing is said, the distance from the lower edge stays.
  func autoresizingMaskChanged() {
    let mask = autoresizingMask
    let isFlipped = superview?.isFlipped ?? true
    var result: UIView.AutoresizingMask = []
    for (own, other) in Self.horizontal where mask.contains(own) { result.formUnion(other) }
    for (own, other) in isFlipped ? Self.downward : Self.upward where mask.contains(own) { result.formUnion(other) }
    if !isFlipped, mask.isDisjoint(with: [.minYMargin, .height, .maxYMargin]) { result.formUnion(.flexibleTopMargin) }
    backing.autoresizingMask = result
  }
  private static let horizontal: [(AutoresizingMask, UIView.AutoresizingMask)] = [
    (.minXMargin, .flexibleLeftMargin), (.width, .flexibleWidth), (.maxXMargin, .flexibleRightMargin),
  ]
  private static let downward: [(AutoresizingMask, UIView.AutoresizingMask)] = [
    (.minYMargin, .flexibleTopMargin), (.height, .flexibleHeight), (.maxYMargin, .flexibleBottomMargin),
  ]
  private static let upward: [(AutoresizingMask, UIView.AutoresizingMask)] = [
    (.minYMargin, .flexibleBottomMargin), (.height, .flexibleHeight), (.maxYMargin, .flexibleTopMargin),
  ]

  /// Whether the views inside follow this one's size, as their masks say.
  public var autoresizesSubviews: Bool {
    get { backing.autoresizesSubviews }
    set { backing.autoresizesSubviews = newValue }
  }
  /// Calls ``layout()`` now where it is awaited, of this view and of those inside.
  public func layoutSubtreeIfNeeded() { backing.layoutIfNeeded() }
  /// Has layouts ask again for ``intrinsicContentSize``.
  public func invalidateIntrinsicContentSize() { backing.invalidateIntrinsicContentSize() }
  /// Whether ``updateConstraints()`` is to be called before the next layout; setting it asks for that.
  public var needsUpdateConstraints: Bool {
    get { backing.needsUpdateConstraints() }
    set { if newValue { backing.setNeedsUpdateConstraints() } }
  }
  /// The smallest size that the constraints inside allow.
  public var fittingSize: NSSize {
    if constraints.isEmpty, backing.ownsSize { return backing.sizeThatFits(UIView.layoutFittingExpandedSize) }
    return backing.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  // MARK: Constraints

  /// The active constraints of which the view is the nearest one that holds both items.
  public var constraints: [NSLayoutConstraint] { backing.constraints }
  /// Makes a constraint count, between the view and views inside of it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { backing.addConstraint(constraint) }
  /// Makes constraints count, between the view and views inside of it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { backing.addConstraints(constraints) }
  /// Makes a constraint count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { backing.removeConstraint(constraint) }
  /// Makes constraints count no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { backing.removeConstraints(constraints) }
  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    backing.contentHuggingPriority(for: orientation)
  }
  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { backing.setContentHuggingPriority(priority, for: orientation) }
  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  { backing.contentCompressionResistancePriority(for: orientation) }
  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { backing.setContentCompressionResistancePriority(priority, for: orientation) }

  // MARK: Anchors

  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { backing.leadingAnchor }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { backing.trailingAnchor }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { backing.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { backing.rightAnchor }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { backing.topAnchor }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { backing.bottomAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { backing.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { backing.heightAnchor }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { backing.centerXAnchor }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { backing.centerYAnchor }
}

extension NSLayoutConstraint {
  /// How much a constraint counts, as AppKit names it.
  public typealias Priority = UILayoutPriority
  /// Along which axis, as AppKit names it.
  public typealias Orientation = Axis
}
