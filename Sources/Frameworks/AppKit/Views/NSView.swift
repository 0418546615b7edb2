import CoreGraphicsTypes
public import Foundation
public import QuartzCore
import UIKit
import UIKitTypes

/// A rectangle that shows something, hears of the mouse, and holds other views.
///
/// Points count from the lower left corner, with y pointing up, unless ``isFlipped`` says otherwise. What it is made of, how it is
/// placed and shown, is a view of UIKit, ``BackingView``, in which y points down.
@MainActor @preconcurrency
open class NSView: NSResponder {
  /// What has the view's place and look.
  package let backing = BackingView()
  private var insideViews: [NSView] = []

  // MARK: Making

  /// Creates a view at a place, in points.
  public init(frame frameRect: NSRect) {
    super.init()
    backing.view = self
    backing.frame = frameRect
  }
  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }
  /// Creates a view from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) {
    super.init()
    backing.view = self
  }

  // MARK: Tree

  /// The view around this one.
  public private(set) weak var superview: NSView?
  /// The views inside, from back to front.
  open var subviews: [NSView] {
    get { insideViews }
    set {
      for view in insideViews where !newValue.contains(view) { view.removeFromSuperview() }
      for view in newValue { addSubview(view) }
    }
  }
  /// The controller whose view this is.
  package weak var controller: NSViewController?
  open override var nextResponder: NSResponder? { controller ?? superview }

  /// Where a view comes among those inside.
  public enum OrderingMode: Int, Sendable {
    /// In front of another one, or of all.
    case above = 1
    /// Behind another one, or behind all.
    case below = -1
    /// Nowhere: it is taken out.
    case out = 0
  }

  /// Puts a view in front of those inside; it leaves the one that it was in.
  open func addSubview(_ view: NSView) { addSubview(view, positioned: .above, relativeTo: nil) }
  /// Puts a view in front of or behind another one inside, or of all; it leaves the one that it was in.
  open func addSubview(_ view: NSView, positioned place: OrderingMode, relativeTo otherView: NSView?) {
    guard place != .out else { return view.removeFromSuperview() }
    let frame = view.frame
    let isNew = view.superview !== self
    if isNew {
      view.superview?.willRemoveSubview(view)
      view.superview?.insideViews.removeAll { $0 === view }
      view.viewWillMove(toSuperview: self)
    }
    insideViews.removeAll { $0 === view }
    let other = otherView.flatMap { other in insideViews.firstIndex { $0 === other } }
    insideViews.insert(
      view, at: place == .above ? other.map { $0 + 1 } ?? insideViews.count : other ?? 0)
    view.superview = self
    if isNew {
      view.autoresizingMaskChanged()
      if view.translatesAutoresizingMaskIntoConstraints { view.frame = frame }
    }
    switch (place, other.map { _ in otherView?.backing } ?? nil) {
    case (.below, let other?): backing.insertSubview(view.backing, belowSubview: other)
    case (.below, nil): backing.insertSubview(view.backing, at: 0)
    case (_, let other?): backing.insertSubview(view.backing, aboveSubview: other)
    case (_, nil): backing.addSubview(view.backing)
    }
    if isNew { didAddSubview(view) }
  }
  /// Puts a view in the place of another one inside.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView.superview === self else { return }
    addSubview(newView, positioned: .above, relativeTo: oldView)
    oldView.removeFromSuperview()
  }
  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    viewWillMove(toSuperview: nil)
    old.insideViews.removeAll { $0 === self }
    superview = nil
    backing.removeFromSuperview()
  }
  /// Whether the view is another one, or inside of it at any depth.
  public func isDescendant(of view: NSView) -> Bool { sequence(first: self, next: \.superview).contains { $0 === view } }

  /// A view was added inside.
  open func didAddSubview(_ subview: NSView) {}
  /// A view inside is about to be taken out.
  open func willRemoveSubview(_ subview: NSView) {}
  /// The view is about to be put into another one, or into none.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// The view has been put into another one, or into none.
  open func viewDidMoveToSuperview() {}
  /// The view is about to come into a window, or to leave one.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// The view has come into a window, or left one.
  open func viewDidMoveToWindow() {}
  /// The window that the view is in.
  open var window: NSWindow? { backing.window == nil ? nil : NSWindow.current }

  // MARK: Place

  /// Whether y points down in the view, from the upper left corner; up unless a class says otherwise.
  open var isFlipped: Bool { false }
  /// The view's place in the one around it, in points.
  open var frame: NSRect {
    get { superview?.turned(backing.frame) ?? backing.frame }
    set {
      let frame = superview?.turned(newValue) ?? newValue
      if frame != backing.frame { backing.frame = frame }
    }
  }
  /// The view's own coordinates: its size.
  public var bounds: NSRect { CGRect(origin: .zero, size: backing.bounds.size) }
  /// Moves the view.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  /// Gives the view another size.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }

  /// A rectangle of the view's own coordinates as the backing view has it, and back.
  package func turned(_ rect: CGRect) -> CGRect {
    isFlipped ? rect : CGRect(x: rect.minX, y: backing.bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }
  /// A point of the view's own coordinates as the backing view has it, and back.
  package func turned(_ point: CGPoint) -> CGPoint {
    isFlipped ? point : CGPoint(x: point.x, y: backing.bounds.height - point.y)
  }

  /// A point of another view in this one's coordinates; `nil` stands for the window, whose points count from its lower left corner.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    guard let view else { return turned(backing.point(fromWindow: WindowSpace.pointingUp(point))) }
    return turned(backing.convert(view.turned(point), from: view.backing))
  }
  /// A point of the view in another one's coordinates; `nil` stands for the window.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    guard let view else { return WindowSpace.pointingUp(backing.point(toWindow: turned(point))) }
    return view.convert(point, from: self)
  }
  /// A rectangle of another view in this one's coordinates; `nil` stands for the window.
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    Self.between(
      convert(rect.origin, from: view), convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view))
  }
  /// A rectangle of the view in another one's coordinates; `nil` stands for the window.
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    Self.between(convert(rect.origin, to: view), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view))
  }
  private static func between(_ a: CGPoint, _ b: CGPoint) -> CGRect {
    CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// The view at a point that hears of the mouse: the innermost one in front; the point is one of the view around this one.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden else { return nil }
    let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    let isTurned = superview.map { $0.isFlipped != isFlipped } ?? false
    let own = isTurned ? CGPoint(x: inside.x, y: bounds.height - inside.y) : inside
    guard isMousePoint(own, in: bounds) else { return nil }
    for view in insideViews.reversed() {
      if let hit = view.hitTest(own) { return hit }
    }
    return self
  }
  /// A point of the view's coordinates in those of what is around an outermost view, where y points the same way.
  func outside(_ point: NSPoint) -> NSPoint { CGPoint(x: point.x + frame.minX, y: point.y + frame.minY) }
  /// Whether a point lies in a rectangle, both of the view's coordinates.
  public func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }

  // MARK: Look

  /// Draws the view in a rectangle of its coordinates, into the current context.
  open func draw(_ dirtyRect: NSRect) {}
  static let drawing = OverridableMethod(of: NSView.self, overriddenBy: DrawnView.self)
  private final class DrawnView: NSView {
    override func draw(_ dirtyRect: NSRect) {}
  }
  /// Whether the view is drawn anew for the next frame.
  open var needsDisplay = true { didSet { if needsDisplay { backing.setNeedsDisplay() } } }
  /// Has the view drawn anew; parts are found without being told.
  open func setNeedsDisplay(_ invalidRect: NSRect) { backing.setNeedsDisplay() }
  /// Whether the view, with all that is in it, is not shown.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { backing.isHidden = newValue }
  }
  /// From 0, invisible, to 1.
  open var alphaValue: CGFloat {
    get { backing.alpha }
    set { backing.alpha = newValue }
  }
  /// Whether what lies outside of the bounds is cut off.
  open var clipsToBounds: Bool {
    get { backing.clipsToBounds }
    set { backing.clipsToBounds = newValue }
  }
  /// Whether the app may use the view's layer; setting it first asks for ``makeBackingLayer()``.
  open var wantsLayer = false {
    didSet {
      guard wantsLayer, !oldValue, ownLayer == nil else { return }
      let made = makeBackingLayer()
      if type(of: made) != CALayer.self { host(made) }
    }
  }
  /// Makes the layer that is to be used; one of a class of its own is shown in the view, as large as it is.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// The view's layer; `nil` unless it ``wantsLayer`` or one has been set, which is shown in the view, as large as it is.
  open var layer: CALayer? {
    get { ownLayer ?? (wantsLayer ? backing.layer : nil) }
    set {
      ownLayer?.removeFromSuperlayer()
      ownLayer = nil
      if let newValue { host(newValue) }
    }
  }
  private var ownLayer: CALayer?
  private func host(_ layer: CALayer) {
    ownLayer = layer
    layer.frame = backing.bounds
    backing.layer.insertSublayer(layer, at: 0)
  }
  /// Gives the layer that was set the view's size.
  func fillWithLayer() { if let ownLayer, ownLayer.frame != backing.bounds { ownLayer.frame = backing.bounds } }

  /// Whether it is light or dark for the view and those inside; `nil` follows those around.
  open var appearance: NSAppearance? { didSet { backing.overrideUserInterfaceStyle = appearance?.style ?? .unspecified } }
  /// Whether it is light or dark where the view is.
  public var effectiveAppearance: NSAppearance { NSAppearance(backing.traitCollection) }
  /// It is light where it was dark, or the other way round.
  open func viewDidChangeEffectiveAppearance() {}

  // MARK: Layout, as NSView+Layout has it

  /// Places the views inside, before a frame shows them; by itself it does nothing but what constraints and masks say.
  open func layout() {}
  /// Whether ``layout()`` is to be called before the next frame.
  open var needsLayout = true { didSet { if needsLayout { backing.setNeedsLayout() } } }
  /// The size that the view's contents have by themselves, in points; ``noIntrinsicMetric`` for a side of which they do not say.
  open var intrinsicContentSize: NSSize { NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Brings the view's constraints up to date; called before layouts that need it.
  open func updateConstraints() { backing.updateOwnConstraints() }
  /// Whether the view's place follows from ``autoresizingMask`` and its frame; `false` for views that constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { backing.translatesAutoresizingMaskIntoConstraints }
    set { backing.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  /// How the view follows when the size of the one around it changes.
  open var autoresizingMask: AutoresizingMask = [] { didSet { autoresizingMaskChanged() } }

  // MARK: The mouse over the view, as NSTrackingArea has it

  /// Where the view asks for the mouse.
  public internal(set) var trackingAreas: [NSTrackingArea] = []
  /// Asks for areas anew where the view's place has changed; a class adds and removes them there.
  open func updateTrackingAreas() {}
}
