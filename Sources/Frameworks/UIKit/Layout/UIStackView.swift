public import Foundation

/// A row or column of views, placed by constraints that the stack makes itself.
///
/// The stack is as large as its views and distances make it, unless other constraints say otherwise. Views that are hidden take no
/// space. Which view grows or shrinks is what hugging and compression resistance say; of views that are equal in this the first one
/// grows, and is the last to shrink.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share the space along the stack.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack; hugging and compression resistance say which of them give way.
    case fill
    /// All views are of the same size.
    case fillEqually
    /// Sizes are in proportion to intrinsic sizes.
    case fillProportionally
    /// Views keep their sizes; distances between them are equal, and not below `spacing`.
    case equalSpacing
    /// Views keep their sizes; middles are equally far apart, and distances not below `spacing`.
    case equalCentering
  }

  /// Where views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the edge where lines begin, or at the top.
    case leading
    /// In a row: first baselines on one line, as high as possible.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where lines end, or at the bottom.
    case trailing
    /// In a row: last baselines on one line, as low as possible.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the distance that `spacing` says.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// Stands for the distance that the system has between views.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// The views that the stack places, in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views are in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
  /// How views share the space along the stack.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
  /// Where views lie across the stack.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// Points between two views that follow each other; the least distance where the distribution makes distances equal.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { spacingChanged() } } }
  /// Whether distances in a column are between the last baseline of a view and the first one of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether views are placed inside of the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  private var customSpacings: [(view: UIView, points: CGFloat)] = []
  private var ownConstraints: [NSLayoutConstraint] = []
  private var gaps: [(view: UIView, constraint: NSLayoutConstraint)] = []
  private var needsArrangement = true

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack at a place, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack; there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Views

  /// Adds a view at the end of the row or column.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place in the row or column, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementChanged()
  }

  /// Takes a view out of the row or column; it stays in the stack as a view that nobody places.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    arrangementChanged()
  }

  func arrangedViewLeft(_ view: UIView) { removeArrangedSubview(view) }

  /// Sets the points behind a view; `spacingUseDefault` has `spacing` count again.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != Self.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    spacingChanged()
  }

  /// The points behind a view; `spacingUseDefault` where none were set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.points ?? Self.spacingUseDefault
  }

  func points(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let points = own == Self.spacingUseDefault ? spacing : own
    return points == Self.spacingUseSystem ? SystemSpacing.points : points == Self.spacingUseDefault ? 0 : points
  }

  // MARK: Constraints

  func arrangementChanged() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  private func spacingChanged() {
    for gap in gaps { gap.constraint.constant = points(after: gap.view) }
    setNeedsLayout()
  }

  /// A view's intrinsic size is another one.
  func contentSizeChanged() { if distribution == .fillProportionally { arrangementChanged() } }

  /// Makes the stack's own constraints anew where its views, or how they lie, are others.
  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      NSLayoutConstraint.deactivate(ownConstraints)
      let arrangement = StackArrangement(of: self)
      ownConstraints = arrangement.constraints
      gaps = arrangement.gaps
      NSLayoutConstraint.activate(ownConstraints)
    }
    super.updateConstraints()
  }
}
