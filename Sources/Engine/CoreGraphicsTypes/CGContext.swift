public import Foundation

/// Paints step by step, each over what is there: the drawing of Core Graphics.
///
/// A context comes from who paints, such as `GraphicsContext.withCGContext(content:)`, and is of use until that is over; or it
/// paints the pages of a PDF document. Points are mapped by the transform that holds when they are added to the path, the pen by
/// the one that holds when it strokes.
public final class CGContext {
  package let painter: any CGContextPainter
  package var state = CGContextState()
  private var saved: [CGContextState] = []
  /// The states in which layers began that have not ended yet.
  private var layers: [(state: CGContextState, depth: Int)] = []
  /// The path that is being made, in the painter's coordinates.
  package var current = CGMutablePath()
  /// The document that its pages belong to; `nil` where there are none.
  private let document: (any CGContextDocument)?

  package init(_ painter: any CGContextPainter, document: (any CGContextDocument)? = nil) {
    (self.painter, self.document) = (painter, document)
  }

  deinit { document?.close() }

  // MARK: State

  /// Keeps all that is set, until `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Takes what was kept last; without that, nothing changes.
  public func restoreGState() {
    if saved.count > (layers.last?.depth ?? 0), let last = saved.popLast() { state = last }
  }

  /// How coordinates map to those of the canvas.
  public var ctm: CGAffineTransform { state.ctm }
  /// Moves what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }
  /// Stretches what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  /// Turns what follows by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
  /// Maps what follows by a transform, before those that hold already.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

  // MARK: Lines

  /// How wide lines are; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = max(width, 0) }
  /// How lines end; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// How lines meet; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// From where on pointed corners are cut off, in widths of the line; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// How long dashes and gaps are in turn, and how far into them a line begins; no lengths for a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashPhase, state.dash) = (phase, lengths) }

  // MARK: Colours

  /// What is filled with; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// What is filled with, by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// A gray that is filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// What lines are drawn with; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// What lines are drawn with, by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// A gray that lines are drawn with.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// How opaque each step is, beside the opacity of its colour.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// How each step mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Casts a shadow of each step, which no transform changes; `nil` for none.
  ///
  /// `blur` is twice the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { CGContextState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
  }
  /// Casts a black shadow of a third of the opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// Whether edges are smooth; they are at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
  /// How images look at other sizes than their own.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  // MARK: Layers

  /// What follows is one picture, which is painted with the opacity, shadow and blend mode of now when it ends.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    layers.append((state, saved.count))
    (state.alpha, state.blendMode, state.shadow, state.clip) = (1, .normal, nil, nil)
    painter.beginLayer()
  }
  /// What follows within a rectangle is one picture.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  /// Ends the layer that began last, and takes the state of then.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    saved.removeSubrange(layer.depth...)
    painter.endLayer(layer.state)
    state = saved.popLast() ?? layer.state
  }

  // MARK: Pages

  /// Begins a page of a PDF document, on which nothing is set yet; elsewhere nothing happens.
  ///
  /// `mediaBox` is the page in its own points, y pointing up; `nil`: as the document says.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard let document else { return }
    endPage()
    (state, saved, layers) = (CGContextState(), [], [])
    beginPath()
    document.beginPage(mediaBox?.pointee)
  }
  /// Ends the page.
  public func endPage() {
    finish()
    document?.endPage()
  }
  /// Begins a page of a PDF document; its information may say another `kCGPDFContextMediaBox` than the document's, as the bytes of
  /// a `CGRect`.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let value = pageInfo?[kCGPDFContextMediaBox as Any]
    // Foundation gives bytes back as its own type.
    let bytes = value as? Data ?? (value as? CFData).map { Data(referencing: $0) }
    guard let bytes, bytes.count == MemoryLayout<CGRect>.size else { return beginPage(mediaBox: nil) }
    var box = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    beginPage(mediaBox: &box)
  }
  /// Ends the page.
  public func endPDFPage() { endPage() }
  /// Ends the document and writes it; nothing can be painted from then on.
  ///
  /// A context that nobody has any more does so by itself.
  public func closePDF() {
    endPage()
    document?.close()
  }

  /// Ends layers that the app has left open.
  package func finish() {
    while !layers.isEmpty { endTransparencyLayer() }
  }
}
