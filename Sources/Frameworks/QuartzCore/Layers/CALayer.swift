public import CoreGraphicsTypes
public import Foundation
public import Observation
package import SwiftUICore
import UIKitTypes

/// A rectangle with a look, a place in the layer around it, and layers inside.
///
/// Layers are shown by ``LayerView``: a tree of layers is a tree of views, painted as all others are. A layer that changes is shown
/// anew in the next frame; changes within `withAnimation`, and so within the animations of views, move.
@MainActor @preconcurrency
open class CALayer: NSObject, CAMediaTiming {
  // MARK: Place

  /// The layer's own coordinates: its size, and what of them lies at its upper left corner, in points.
  open var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue else { return }
      placementChanged("bounds", from: oldValue)
      if bounds.size != oldValue.size {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
    }
  }
  /// Where the anchor point lies in the layer around this one, in points.
  open var position = CGPoint.zero { didSet { if position != oldValue { placementChanged("position", from: oldValue) } } }
  /// The point of the layer that ``position`` places and ``transform`` turns around, as fractions of the bounds; the middle unless
  /// said otherwise.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { placementChanged("anchorPoint", from: oldValue) } }
  }
  /// In front of what siblings it lies: those with a higher number are in front, equal ones in the order of ``sublayers``.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { superlayer?.changed() } } }
  /// How the layer is turned, scaled or moved around its anchor point.
  open var transform = CATransform3DIdentity {
    didSet { if !CATransform3DEqualToTransform(transform, oldValue) { changed("transform", from: oldValue) } }
  }
  /// How the layers inside are turned, scaled or moved together, around the anchor point.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      guard !CATransform3DEqualToTransform(sublayerTransform, oldValue) else { return }
      for layer in children { layer.changed() }
    }
  }

  // MARK: Look

  /// From 0, invisible, to 1.
  open var opacity: Float = 1 {
    didSet { if opacity != oldValue { changed("opacity", from: oldValue) } }
  }
  /// Whether the layer, with all that is in it, is not shown.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether what lies outside of the bounds, or of the rounded corners, is cut off.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { changed() } } }
  /// What fills the bounds, behind everything in the layer.
  open var backgroundColor: CGColor? {
    didSet {
      fill = backgroundColor.map { Color($0) }
      if backgroundColor != oldValue { animateImplicitly("backgroundColor", from: oldValue) }
    }
  }
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { changed("cornerRadius", from: oldValue) } }
  }
  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { changed() } } }
  /// The curve of round corners.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { changed() } } }
  /// How wide the border is, in points; it lies inside of the bounds, in front of everything in the layer.
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { changed("borderWidth", from: oldValue) } }
  }
  /// The border's colour; opaque black unless said otherwise.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if borderColor != oldValue { changed("borderColor", from: oldValue) } }
  }
  /// The shadow's colour; opaque black unless said otherwise.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if shadowColor != oldValue { changed("shadowColor", from: oldValue) } }
  }
  /// From 0, no shadow, to 1.
  open var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { changed("shadowOpacity", from: oldValue) } }
  }
  /// How far the shadow lies from the layer, in points; 3 above it unless said otherwise.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { changed("shadowOffset", from: oldValue) } }
  }
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { changed("shadowRadius", from: oldValue) } }
  }
  /// What throws the shadow; the layer as it shows where there is none.
  open var shadowPath: CGPath? { didSet { changed() } }
  /// Whether nothing behind the layer shows through; of no effect here.
  open var isOpaque = false
  /// Whether edges of turned layers are smoothed, which they always are here.
  open var allowsEdgeAntialiasing = true
  /// Whether opacity holds for the layer as a whole, which it always does here.
  open var allowsGroupOpacity = true
  /// Whether the layer is kept as a picture while it is unchanged; of no effect here.
  open var shouldRasterize = false
  /// Pixels for each point of the picture of ``shouldRasterize``.
  open var rasterizationScale: CGFloat = 1
  /// Where the layer shows: nowhere its mask is transparent.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      oldValue?.superlayer = nil
      mask?.removeFromSuperlayer()
      mask?.superlayer = self
      changed()
    }
  }

  // MARK: Contents

  /// A picture, a `CGImage`, that fills the layer as ``contentsGravity`` says.
  open var contents: Any? { didSet { changed() } }
  /// How the picture lies in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { if contentsGravity != oldValue { changed() } } }
  /// Pixels for each point of the picture.
  open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { changed() } } }
  /// Which part of the picture shows, as fractions of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { changed("contentsRect", from: oldValue) } }
  }
  /// Whether the layer draws itself anew when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer draws something in ``draw(in:)``, or has its delegate draw.
  package private(set) var draws = false
  /// What the layer shows in front of its background and behind the layers inside, such as the face of a control.
  package var content: AnyView? { didSet { changed() } }
  /// What is made of the view of the layers inside, such as one that scrolls it; they are placed from the corner of what it shows.
  package var sublayerSpace: ((AnyView) -> AnyView)? { didSet { changed() } }
  /// What fills the bounds; unlike ``backgroundColor`` it follows light and dark.
  package var fill: Color? { didSet { changed() } }

  // MARK: Time

  // What the layer is in time, for the animations in it and in the layers inside: when its time begins, how fast it runs.
  open var beginTime: CFTimeInterval = 0 { didSet { timeChanged() } }
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1 { didSet { timeChanged() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { timeChanged() } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  private func timeChanged() {
    if let motion {
      motion.wake()
      changed()
      placementChanged()
    }
    for layer in children { layer.timeChanged() }
  }

  // MARK: Others

  /// A name for those who look for it.
  open var name: String?
  /// Draws, lays out and animates in the layer's place.
  open weak var delegate: (any CALayerDelegate)?
  /// The view that the layer belongs to, if it is one's.
  package weak var owner: (any LayerOwner)?
  /// The layer around this one.
  public internal(set) weak var superlayer: CALayer?
  /// The layers inside, from back to front.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { setChildren(newValue ?? []) }
  }
  var children: [CALayer] = []
  var layoutIsNeeded = false
  /// The animations, while there are any.
  var motion: LayerMotion?
  /// Whether a view has shown the layer.
  var isShown = false
  /// Whether the layer stands for how another one shows.
  var isCopy = false
  private let registrar = ObservationRegistrar()
  private var revision = 0
  private var placement = 0
  private var drawing = 0

  /// Creates a layer without size.
  public override init() { super.init() }

  /// Creates a layer as another one is, without what is inside.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { take(from: layer) }
  }

  /// Creates a layer from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Showing

  /// Has the layer shown anew.
  package func changed() {
    motion?.layerChanged()
    registrar.withMutation(of: self, keyPath: \.revision) { revision &+= 1 }
  }
  func placementChanged() {
    motion?.layerChanged()
    registrar.withMutation(of: self, keyPath: \.placement) { placement &+= 1 }
  }
  /// Has the layer shown anew with another value of a property, which may move by itself.
  func changed(_ key: String, from old: @autoclosure () -> Any?) {
    animateImplicitly(key, from: old())
    changed()
  }
  private func placementChanged(_ key: String, from old: @autoclosure () -> Any?) {
    animateImplicitly(key, from: old())
    placementChanged()
  }

  /// What a subclass shows in front of its background and its picture, such as a path.
  ///
  /// It is asked of the layer as its animations have it.
  package func face() -> AnyView? { nil }
  /// The layers inside of the layer itself as a subclass shows them, some seconds after they move; `nil` for as they are.
  ///
  /// It is asked like ``face()``.
  package func arranged(_ model: CALayer, _ delay: TimeInterval) -> AnyView? { nil }
  /// Whether the layer shows a ground, a border and what it draws, and cuts off; a transform layer does not.
  package var showsItself: Bool { true }
  /// A property of layers of this class that animations can name.
  package class func property(named name: String) -> LayerProperty? { LayerProperty.common[name] }

  /// Becomes like another layer in place and look, without what is inside.
  package func take(from other: CALayer) {
    (bounds, position, anchorPoint, zPosition) = (other.bounds, other.position, other.anchorPoint, other.zPosition)
    (transform, sublayerTransform) = (other.transform, other.sublayerTransform)
    (opacity, isHidden, masksToBounds) = (other.opacity, other.isHidden, other.masksToBounds)
    (backgroundColor, fill, content) = (other.backgroundColor, other.fill, other.content)
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
    (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
    (contents, contentsGravity, contentsScale) = (other.contents, other.contentsGravity, other.contentsScale)
    (contentsRect, name) = (other.contentsRect, other.name)
  }

  /// Notes that the view which is being evaluated shows the layer, so that it follows its revisions.
  func noteRevisionRead() {
    isShown = true
    registrar.access(self, keyPath: \.revision)
  }
  /// Notes that the view which is being evaluated shows the layer's place.
  func notePlacement() { registrar.access(self, keyPath: \.placement) }
  /// Notes that the view which is being evaluated shows what the layer draws; returns how often that has changed.
  func noteDrawing() -> Int {
    registrar.access(self, keyPath: \.drawing)
    return drawing
  }

  /// Has the layer drawn anew, by ``draw(in:)``.
  open func setNeedsDisplay() {
    if !draws {
      draws = true
      changed()
    }
    registrar.withMutation(of: self, keyPath: \.drawing) { drawing &+= 1 }
  }
  /// Has the layer drawn anew; parts are found without being told.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Has the layer drawn anew in the next frame.
  open func displayIfNeeded() {}

  /// Draws what the layer shows, in its coordinates, y pointing down; the delegate draws unless a subclass does.
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

  // MARK: Layout

  /// Has ``layoutSublayers()`` called before the next frame.
  open func setNeedsLayout() {
    layoutIsNeeded = true
    rootLayer.owner?.layerNeedsLayout()
  }
  /// Calls ``layoutSublayers()`` where it is awaited.
  open func layoutIfNeeded() {
    guard layoutIsNeeded else { return }
    layoutIsNeeded = false
    layoutSublayers()
  }
  /// Places the layers inside; the delegate does unless a subclass does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Layers inside

  /// Adds a layer in front of those inside; it leaves the one that it was in.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Adds a layer at a place among those inside, 0 for behind all.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Adds a layer just behind another one; in front of all where that one is not inside.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, distance: 0)
  }
  /// Adds a layer just in front of another one; in front of all where that one is not inside.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, distance: 1)
  }
  /// Puts a layer in the place of another one inside; nothing happens where that one is not inside.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    insert(newLayer, beside: oldLayer, distance: 0)
    oldLayer.removeFromSuperlayer()
  }
  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    superlayer = nil
    if outer.mask === self { outer.mask = nil }
    outer.children.removeAll { $0 === self }
    outer.changed()
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, distance: Int) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + distance } ?? children.count)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else {
      fatalError("a layer cannot be inside of itself: add it to a layer that it does not contain")
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    changed()
    if layer.layoutIsNeeded { layer.setNeedsLayout() }
  }

  private func setChildren(_ layers: [CALayer]) {
    for layer in children { layer.superlayer = nil }
    children = []
    for layer in layers { insert(layer, at: children.count) }
    changed()
  }

  private var rootLayer: CALayer {
    var layer = self
    while let outer = layer.superlayer { layer = outer }
    return layer
  }
}

extension CALayer: Observable {}
