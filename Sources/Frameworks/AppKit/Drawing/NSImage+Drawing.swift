import CoreGraphicsTypes
public import Foundation
import SwiftUICore
import UIKitTypes

extension NSImage {
  /// A picture of a size in points that a closure paints when it is needed, with y pointing up, or down where it is flipped.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init(size: size)
    let isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
    painting = { size in
      ImageDrawing.picture(of: size, isFlipped: isFlipped) { drawingHandler(CGRect(origin: .zero, size: size)) }
    }
  }

  /// Paints into the picture, with y pointing up, until ``unlockFocus()``; on top of what it shows.
  public func lockFocus() { begin(isFlipped: false) }
  /// Paints into the picture until ``unlockFocus()``, with y pointing up, or down where it is flipped.
  public func lockFocusFlipped(_ flipped: Bool) { begin(isFlipped: flipped) }
  /// Ends what ``lockFocus()`` has begun: the picture shows what was painted.
  public func unlockFocus() {
    guard let drawing = drawings.popLast() else { return }
    UIGraphicsPopContext()
    if let picture = drawing.image { show(picture) }
  }

  private func begin(isFlipped: Bool) {
    let (size, old) = (size, shown)
    guard let drawing = ImageDrawing(bounds: CGRect(origin: .zero, size: size), scale: 0, isOpaque: false) else { return }
    drawings.append(drawing)
    drawing.push(isFlipped: isFlipped, height: size.height)
    if old.size != .zero { NSImage(old).draw(in: CGRect(origin: .zero, size: size)) }
  }

  // MARK: Painting it

  /// Paints the picture upright with its corner at the origin, where nothing is stretched.
  public func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
    let part = fromRect == .zero ? CGRect(origin: .zero, size: size) : fromRect
    draw(in: CGRect(origin: point, size: part.size), from: fromRect, operation: op, fraction: delta)
  }
  /// Paints the picture upright, stretched to a rectangle.
  public func draw(in rect: NSRect) { shown.draw(in: rect) }
  /// Paints a part of the picture, or all of it where the part is empty, upright and stretched to a rectangle.
  public func draw(in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
    let whole = size
    guard fromRect.width > 0, fromRect.height > 0, fromRect != CGRect(origin: .zero, size: whole) else {
      return shown.draw(in: rect, blendMode: op.blendMode, alpha: delta)
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (x, y) = (rect.width / fromRect.width, rect.height / fromRect.height)
    // The part's place is counted from the picture's lower left corner.
    let above = currentContextPointsUp() ? fromRect.minY : whole.height - fromRect.maxY
    context.saveGState()
    context.clip(to: rect)
    shown.draw(
      in: CGRect(
        x: rect.minX - fromRect.minX * x, y: rect.minY - above * y, width: whole.width * x, height: whole.height * y),
      blendMode: op.blendMode, alpha: delta)
    context.restoreGState()
  }
}

/// How what is painted is mixed with what is there.
public enum NSCompositingOperation: UInt, Sendable {
  /// Clears, takes the place, and lies over what is there.
  case clear = 0, copy, sourceOver
  /// Only where something is, only where nothing is, and over what is there without reaching beyond it.
  case sourceIn, sourceOut, sourceAtop
  /// The same the other way round.
  case destinationOver, destinationIn, destinationOut, destinationAtop
  /// Where only one of both is.
  case xor = 10
  /// Darkens and lightens by adding.
  case plusDarker, plusLighter = 13
  /// Mixes as Core Graphics' modes of these names do.
  case multiply = 14, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion

  /// The same as Core Graphics names it.
  var blendMode: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    }
  }
}

extension ImageDrawing {
  /// Has AppKit's names paint into the picture, until `UIGraphicsPopContext()`.
  func push(isFlipped: Bool, height: CGFloat) {
    guard !isFlipped else { return UIGraphicsPushContext(context) }
    context.pointUp(height: height)
    pushContextPointingUp(context)
  }

  /// A picture of a size in points that a closure paints; `nil` where it cannot be painted, or the closure says so.
  static func picture(of size: CGSize, isFlipped: Bool, _ paint: () -> Bool) -> UIImage? {
    guard let drawing = ImageDrawing(bounds: CGRect(origin: .zero, size: size), scale: 0, isOpaque: false) else { return nil }
    drawing.push(isFlipped: isFlipped, height: size.height)
    let isPainted = paint()
    UIGraphicsPopContext()
    return isPainted ? drawing.image : nil
  }
}

extension CGContext {
  /// Has y point up from the lower edge of what is as high, where it pointed down from the upper one.
  func pointUp(height: CGFloat) { concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)) }
}
