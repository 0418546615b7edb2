public import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// How a renderer paints: in which rectangle.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is painted, in points.
  open internal(set) var bounds = CGRect.zero

  /// The format that is usual on the screen.
  public required override init() { super.init() }
  /// The format that is usual on the screen.
  open class func `default`() -> Self { self.init() }
  /// The format that is best for the screen, which is the usual one.
  open class func preferred() -> Self { self.init() }

  /// A format of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.init()
    copy.bounds = bounds
    return copy
  }
}

/// How a renderer of pictures paints: with how many pixels, and whether all of them are opaque.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How many colours a picture may have.
  public enum Range: Int, Sendable {
    /// As the screen has it: those of sRGB, whichever is asked for.
    case unspecified = -1
    case automatic, extended, standard
  }
  /// Pixels for each point; those of the screen unless said otherwise.
  open var scale: CGFloat = MainThread.isCurrent ? MainThread.isolated { AppWindow.current.configuration.scale } : 2
  /// Whether every pixel is opaque: what is not painted is black then.
  open var opaque = false
  /// How many colours are wanted; those of sRGB are painted.
  open var preferredRange = Range.automatic
  /// Whether pictures can be brighter than white: no.
  open var supportsHighDynamicRange: Bool { false }

  /// The format for surroundings: with as many pixels for each point as they have.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }
}

/// What paints while a renderer works.
open class UIGraphicsRendererContext: NSObject {
  /// Paints by Core Graphics, from the top left corner with y pointing down.
  public final let cgContext: CGContext
  fileprivate let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) { (cgContext, ownFormat) = (context, format) }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  /// Fills a rectangle, mixed in some way with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
  /// Draws a line of a point's width just inside of a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws a line of a point's width just inside of a rectangle, mixed in some way with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.painting(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }
  /// Leaves of what is painted from now on what lies inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What paints a picture while a renderer works.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let drawing: ImageDrawing

  init(_ drawing: ImageDrawing, _ format: UIGraphicsImageRendererFormat) {
    self.drawing = drawing
    super.init(drawing.context, format)
  }
  /// How it is painted.
  open var format: UIGraphicsImageRendererFormat {
    ownFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }
  /// What was painted so far.
  open var currentImage: UIImage { drawing.image ?? UIImage() }
}

/// Paints something: pictures, or pages.
open class UIGraphicsRenderer: NSObject {
  fileprivate let ownFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, ownFormat: UIGraphicsRendererFormat) {
    self.ownFormat = ownFormat.copy() as? UIGraphicsRendererFormat ?? ownFormat
    self.ownFormat.bounds = bounds
    super.init()
  }
  /// How it paints.
  open var format: UIGraphicsRendererFormat { ownFormat }
}

/// Paints pictures, step by step.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///       UIColor.red.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
///
/// Painting takes place on the main thread; elsewhere it waits for that.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What a closure is given that paints a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Paints pictures of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// Paints pictures of a size in points, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Paints pictures of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
  /// Paints pictures of a rectangle in points, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, ownFormat: format) }

  /// A picture; one of no size where it cannot be painted, which is reported.
  open func image(actions: DrawingActions) -> UIImage { picture(actions) ?? UIImage() }
  /// The bytes of a picture as a PNG file.
  open func pngData(actions: DrawingActions) -> Data { picture(actions)?.pngData() ?? Data() }
  /// The bytes of a picture as a JPEG file, from the smallest at a quality of 0 to the best at 1.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    picture(actions)?.jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// A picture; `nil`, with a report, where it cannot be painted.
  final func picture(_ actions: DrawingActions) -> UIImage? {
    let format = ownFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let services = EngineServices.current
    return MainThread.wait {
      EngineServices.$ofTask.withValue(services) {
        guard let drawing = ImageDrawing(bounds: format.bounds, scale: format.scale, isOpaque: format.opaque) else { return nil }
        UIGraphicsPushContext(drawing.context)
        actions(UIGraphicsImageRendererContext(drawing, format))
        UIGraphicsPopContext()
        return drawing.image
      }
    }
  }
}
