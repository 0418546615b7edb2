public import CoreGraphicsTypes
public import Foundation
public import QuartzCore
package import SwiftUICore
public import UIKitTypes

/// A view whose class can draw, of which each one draws only once it is told to.
package protocol DrawnOnDemand: UIView {}

/// A rectangle that shows something, takes touches, and holds other views.
///
/// Each view has a layer, which has its place and its look; a tree of views is shown as its tree of layers is, by the views of SwiftUI.
/// What a control shows is a view of SwiftUI inside of the layer.
@MainActor @preconcurrency
open class UIView: UIResponder {
  // MARK: Making

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// What has the view's place and look.
  public let layer: CALayer

  /// Creates a view at a place, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
    layer.delegate = self
    layer.frame = frame
    if Self.drawsItself { layer.setNeedsDisplay() }
    if Self.requiresConstraintBasedLayout { ViewLayoutState.constraintsChanged() }
  }

  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
    layer.delegate = self
    if Self.drawsItself { layer.setNeedsDisplay() }
    if Self.requiresConstraintBasedLayout { ViewLayoutState.constraintsChanged() }
  }

  /// Whether views of the class are drawn when they first show: those of classes with a ``draw(_:)`` of their own.
  private static var drawsItself: Bool { drawing.isOverridden(in: self) && !(self is any DrawnOnDemand.Type) }
  private static let drawing = OverridableMethod(of: UIView.self, overriddenBy: DrawnView.self)
  private final class DrawnView: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private static func makeLayer() -> CALayer {
    guard let layer = layerClass as? CALayer.Type else {
      fatalError("\(self).layerClass is \(layerClass); return a class of CALayer's")
    }
    return ObjectMaking.make(layer) ?? CALayer()
  }

  // MARK: Tree

  /// The view around this one.
  public internal(set) weak var superview: UIView?
  /// The views inside, from back to front.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// What shows the tree that this view is the outermost of.
  weak var mount: ViewMount?

  /// The controller, or else the view around this one.
  open override var next: UIResponder? { controller ?? superview }
  /// The window that the view is in.
  open var window: UIWindow? { superview?.window ?? (mount?.isShown == true ? mount?.window ?? UIWindow.main : nil) }
  /// A number for those who look for the view.
  open var tag = 0

  /// A view was added inside.
  open func didAddSubview(_ subview: UIView) {}
  /// A view inside is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to be put into another one, or into none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has been put into another one, or into none.
  open func didMoveToSuperview() {}
  /// The view is about to come into a window, or to leave one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has come into a window, or left one.
  open func didMoveToWindow() {}

  /// Puts a view in front of those inside; it leaves the one that it was in.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at a place among those inside, 0 for behind all.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view just behind another one inside.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, distance: 0) }
  /// Puts a view just in front of another one inside.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, distance: 1) }
  /// Takes the view out of the one around it.
  open func removeFromSuperview() { leaveSuperview(for: nil) }

  // MARK: Layout

  /// Whether ``layoutSubviews()`` is to be called before the next frame.
  var layoutIsNeeded = true
  /// Whether something inside awaits its layout.
  var layoutInsideIsNeeded = false
  /// Places the views inside, before a frame shows them; by itself it does nothing but what constraints and masks say.
  open func layoutSubviews() {}
  /// Has ``layoutSubviews()`` called before the next frame.
  open func setNeedsLayout() {
    layoutIsNeeded = true
    requestLayoutPass()
  }
  /// Calls ``layoutSubviews()`` now where it is awaited, of this view and of those inside.
  open func layoutIfNeeded() { LayoutPass.run(from: self) }
  /// How large the view is where a size is offered to it, in points: as large as it is, unless a class says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hostedContent == nil ? bounds.size : measureHostedContent(ProposedViewSize(fitting: size))
  }
  /// Makes the view as large as its contents are.
  open func sizeToFit() {
    bounds.size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
  /// The size that the view's contents have by themselves, in points; ``noIntrinsicMetric`` for a side of which they do not say.
  open var intrinsicContentSize: CGSize {
    guard hostedContent != nil else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    return measureHostedContent(askedWidth.proposal)
  }
  /// In which width a layout asks for ``intrinsicContentSize``.
  package var askedWidth = AskedWidth.none
  /// Has layouts ask again for ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    layoutState?.intrinsicSizeChanged()
    mount?.contentSizeChanged()
  }
  /// Whether a view of the class has to have constraints, so that ``updateConstraints()`` is called though there are none yet.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Brings the view's constraints up to date; called before layouts that need it.
  open func updateConstraints() { constraintsAreUpToDate = true }
  var constraintsAreUpToDate = false
  /// What Auto Layout keeps for the view; `nil` until constraints concern it.
  package var layoutState: ViewLayoutState?
  /// Whether the view's place follows from ``autoresizingMask`` and its frame; `false` for views that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutStructureChanged() } }
  }
  /// The size that comes nearest to another one and keeps the constraints inside of the view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that comes as near to another one as the priorities say, and keeps the constraints inside of the view.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine(root: self, purpose: .measuring(targetSize, horizontalFittingPriority, verticalFittingPriority)).measure()
  }
  /// How the view follows when the size of the one around it changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the views inside follow this one's size, as their masks say.
  open var autoresizesSubviews = true
  /// Distances from the edges that content keeps, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange(); setNeedsLayout() } }
  }
  /// Whether the margins of the view around this one count here, too.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  /// Whether margins are counted from the safe area.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  /// The margins have changed.
  open func layoutMarginsDidChange() {}
  /// What bars and the device's shape cover at each side, in points.
  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }
  /// The safe area has changed.
  open func safeAreaInsetsDidChange() { setNeedsLayout() }

  // MARK: Look

  /// What fills the view.
  open var backgroundColor: UIColor? { didSet { layer.fill = backgroundColor.map { Color(uiColor: $0) } } }
  /// From 0, invisible, to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// Whether the view, with all that is in it, is not shown.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.setNeedsLayout()
      (superview as? UIStackView)?.arrangementChanged()
    }
  }
  /// Whether nothing behind the view shows through; of no effect here.
  open var isOpaque = true
  /// Whether what lies outside of the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Where the view shows: nowhere the mask is transparent.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// How what the view draws lies in its bounds.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { contentModeDidChange() } } }
  /// The colour of what can be touched, of this view and of those inside that say none.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? UIColor(undimmedTintColor.color.dimmedTint) : undimmedTintColor }
    set {
      ownTintColor = newValue
      tellTintColorChange()
    }
  }
  var ownTintColor: UIColor?
  /// Whether tints are dimmed, never `automatic` when it is read: as the view says, or the next one around that says something.
  ///
  /// What a controller shows below an alert, a sheet or a bubble is dimmed unless it says `normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { saysTintAdjustment ?? superview?.tintAdjustmentMode ?? .normal }
    set {
      let old = tintAdjustmentMode
      ownTintAdjustment = newValue
      tintAdjustmentChanged(from: old)
    }
  }
  var ownTintAdjustment = TintAdjustmentMode.automatic
  /// Whether something is presented above that dims the tints below.
  var isBelowPresentation = false
  /// The tint has changed.
  open func tintColorDidChange() {}
  /// Draws the view in a rectangle of its coordinates, y pointing down, into the current context.
  open func draw(_ rect: CGRect) {}
  /// Has the view drawn anew.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Has the view drawn anew; parts are found without being told.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  /// Whether surroundings are light or dark for the view and those inside; `unspecified` follows those around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { layer.changed() } }
  /// What the view's look depends on.
  open var traitCollection: UITraitCollection { mountedTraits }
  /// What the view's look depends on has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// From which side lines run, whatever the language is.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { layer.changed(); setNeedsLayout() } }
  /// From which side lines run in the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// A view of SwiftUI that is shown inside of the bounds, such as the face of a control.
  package var hostedContent: AnyView? { layer.content }
  var measurer: ContentMeasurer?
  /// What is put around the layer's view, inside of the layer's place, such as what pulls a row of a table aside.
  final var surroundings: (@MainActor (AnyView) -> AnyView)? { didSet { layer.changed() } }

  // MARK: Touches

  /// Whether touches reach the view and those inside.
  open var isUserInteractionEnabled = true
  /// Whether the view takes more than one finger.
  open var isMultipleTouchEnabled = false
  /// Whether fingers on this view reach no other one.
  open var isExclusiveTouch = false
  /// The gestures that the view knows.
  open var gestureRecognizers: [UIGestureRecognizer]? = nil { didSet { layer.changed() } }
  /// Has the view know a gesture; it leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.leaveView()
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Has the view no longer know a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Whether a gesture of this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view at a point of the bounds that takes touches: the innermost one in front; `nil` where touches pass through.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether a point of the view's coordinates lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Place

  /// The view's place in the one around it, in points.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      sizeMayHaveChanged(from: old)
    }
  }
  /// The view's own coordinates: its size, and what lies at its upper left corner.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      sizeMayHaveChanged(from: old)
    }
  }
  /// The view's middle in the one around it.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// How the view is turned, scaled or moved around its middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// How the view is turned, scaled or moved in space around its middle.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Accessibility

  /// Whether people who cannot see the screen meet the view as one thing; `nil` as the view's kind is.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// What the view is called.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What the view's value is.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What using the view does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// A name for tests.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// What the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// Whether the views inside are hidden from people who cannot see the screen.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesContent }
    set { accessibility.hidesContent = newValue }
  }
  var accessibility = ViewAccessibility() { didSet { layer.changed() } }

  /// Who takes keys and text of the views inside.
  @discardableResult
  open override func resignFirstResponder() -> Bool { isFirstResponder ? super.resignFirstResponder() : false }
  /// Ends the editing of text in the view and those inside; returns whether there is none any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    _ = AppWindow.current.endEditing()
    return true
  }
}
