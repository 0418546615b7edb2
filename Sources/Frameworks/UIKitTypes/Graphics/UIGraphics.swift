public import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// The contexts into which UIKit's names paint, the latest one last; all belong to the main thread.
private enum DrawingStack {
  struct Entry {
    let context: CGContext
    /// Whether y points up in it, as AppKit has it.
    var pointsUp = false
    /// What is painted where the context was begun for a picture.
    var picture: ImageDrawing?
    var document: DocumentDrawing?
  }
  // Safe: main thread only.
  nonisolated(unsafe) static var entries: [Entry] = []

  /// Runs where painting takes place; `nil` on other threads, which have no context.
  static func run<Result>(_ run: () -> Result?) -> Result? { MainThread.isCurrent ? run() : nil }
}

/// The context that is painted into by UIKit's names; `nil` where nothing is painted now, and on other threads than the main one.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.run { DrawingStack.entries.last?.context } }

/// Paints into a context by UIKit's names, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  _ = DrawingStack.run { DrawingStack.entries.append(.init(context: context)) }
}

/// Paints into the context again that was painted into before.
public func UIGraphicsPopContext() { _ = DrawingStack.run { DrawingStack.entries.popLast() } }

/// Paints into a context in which y points up, as AppKit has it, until ``UIGraphicsPopContext()``.
package func pushContextPointingUp(_ context: CGContext) {
  _ = DrawingStack.run { DrawingStack.entries.append(.init(context: context, pointsUp: true)) }
}

/// Whether y points up in the context that is painted into.
package func currentContextPointsUp() -> Bool { DrawingStack.run { DrawingStack.entries.last?.pointsUp } ?? false }

/// Paints what is made for contexts in which y points down, such as texts and pictures, upright in a rectangle of the context that is
/// painted into.
func paintUpright(in rect: CGRect, _ paint: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  guard currentContextPointsUp() else { return paint(context) }
  context.saveGState()
  context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
  paint(context)
  context.restoreGState()
}

// MARK: Pictures

/// Begins a picture of a size in points, one pixel for each; ``UIGraphicsEndImageContext()`` ends it.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points, with a number of pixels for each; 0: those of the screen.
///
/// What is not painted is black in an opaque one. Without a size, and on other threads than the main one, nothing begins, which is reported.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  guard let drawing = ImageDrawing(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque) else { return }
  _ = DrawingStack.run { DrawingStack.entries.append(.init(context: drawing.context, picture: drawing)) }
}

/// What was painted so far into the picture that was begun last; `nil` where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingStack.run { DrawingStack.entries.last?.picture?.image }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  _ = DrawingStack.run {
    if DrawingStack.entries.last?.picture != nil { DrawingStack.entries.removeLast() }
  }
}

// MARK: Documents

/// Begins a PDF document in a file, with pages of a size in points: a letter's where it is empty; returns whether it could.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
  let drawing = DocumentDrawing(URL(fileURLWithPath: path), bounds: bounds, documentInfo)
  return DrawingStack.run { DrawingStack.begin(drawing) } ?? false
}

/// Begins a PDF document whose bytes are appended to data when it ends.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
  _ = DrawingStack.run { DrawingStack.begin(DocumentDrawing(data, bounds: bounds, documentInfo)) }
}

/// Begins a page of the document that was begun last, as large as its pages are.
public func UIGraphicsBeginPDFPage() { _ = DrawingStack.run { DrawingStack.entries.last?.document?.beginPage(nil) } }

/// Begins a page of the document that was begun last, of a size in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  _ = DrawingStack.run { DrawingStack.entries.last?.document?.beginPage(bounds) }
}

/// The page that is painted, in points; of no size where there is none.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  DrawingStack.run { DrawingStack.entries.last?.document?.pageBounds } ?? .zero
}

/// Ends the document that was begun last, and writes it.
public func UIGraphicsEndPDFContext() {
  _ = DrawingStack.run {
    guard let document = DrawingStack.entries.last?.document else { return }
    DrawingStack.entries.removeLast()
    document.close()
  }
}

extension DrawingStack {
  fileprivate static func begin(_ drawing: DocumentDrawing?) -> Bool {
    guard let drawing else { return false }
    entries.append(.init(context: drawing.context, document: drawing))
    return true
  }
}

// MARK: Rectangles

/// Fills a rectangle of the context that is painted into.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle of the context that is painted into, mixed in some way with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.painting(blendMode) { $0.fill(rect) }
}

/// Draws a line of a point's width just inside of a rectangle, in the colour that is filled with.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

/// Draws a line of a point's width just inside of a rectangle, mixed in some way with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.painting(blendMode) { context in
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 1, dy: 1))
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }
}

/// Leaves of what is painted from now on what lies inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Paints with a blend mode and an opacity, which hold for the closure only.
  func painting(_ mode: CGBlendMode, alpha: CGFloat = 1, _ paint: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    if alpha != 1 { setAlpha(alpha) }
    paint(self)
    restoreGState()
  }
}
