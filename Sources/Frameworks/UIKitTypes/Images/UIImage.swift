public import CoreGraphicsTypes
public import Foundation
public import SwiftUICore

// Safe: never changed once made.
/// A picture, as UIKit names it: opened from bytes or a file, of the app's assets, of the system's symbols, or pixels.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is painted with the foreground, as a stencil, or shows its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it shows has it.
    case automatic
    /// Its own colours.
    case alwaysOriginal
    /// A stencil.
    case alwaysTemplate
  }

  /// What a picture is made of, and how it is shown.
  struct Parts {
    /// The picture before all else that is said here.
    var base: Image
    var size: CGSize
    var scale: CGFloat
    var source: (any ImageSource)?
    var renderingMode = RenderingMode.automatic
    var orientation = Orientation.up
    /// The name of a symbol, and the value that it shows.
    var symbol: (name: String, value: Double?)?
    var configuration: Configuration?
    var tint: UIColor?
    var resizing: (capInsets: UIEdgeInsets, mode: ResizingMode)?
    var alignmentRectInsets = UIEdgeInsets.zero
    var animation: (images: [UIImage], duration: TimeInterval)?
  }

  let parts: Parts
  /// What the picture stands for in SwiftUI.
  package let image: Image

  init(_ parts: Parts) {
    self.parts = parts
    image = parts.shown
    super.init()
  }

  /// The same with other parts.
  func edited(_ edit: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    edit(&parts)
    return UIImage(parts)
  }

  private convenience init(_ source: any ImageSource, scale: CGFloat) {
    let scale = source.isVector ? 1 : scale
    self.init(
      Parts(
        base: Image(opened: source, scale: scale),
        size: CGSize(width: source.size.width / scale, height: source.size.height / scale), scale: scale, source: source))
  }

  // MARK: Making

  /// A picture of no size that shows nothing.
  public override convenience init() {
    let none = CGImage(width: 0, height: 0, pixels: Data())
    self.init(Parts(base: Image(decorative: none, scale: 1), size: .zero, scale: 1))
  }

  /// Opens a picture from the bytes of a file (PNG, JPEG, GIF, WebP, SVG, PDF); `nil` where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Opens a picture from the bytes of a file, with a number of pixels for each point; `nil` where they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let source = try? EngineServices.current?.images.open(data, name: "UIImage(data:)") else { return nil }
    self.init(source, scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// Opens a picture's file; `nil` where there is none.
  ///
  /// A name that ends in `@2x` or `@3x` says the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let source = try? EngineServices.current?.images.open(URL(fileURLWithPath: path)) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(source, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
  }

  /// Finds a picture among the app's assets and files; a name without one is reported once and makes this `nil`.
  ///
  /// Where it shows, the form for that place's appearance is taken.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Takes pixels, one for each point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Takes pixels, a number of them for each point, which lie in some way; a number that is none and one not above 0 count as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let lying = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    var parts = Parts(
      base: Image(decorative: cgImage, scale: scale, orientation: orientation.ofImage),
      size: orientation.ofImage.isTurned ? CGSize(width: lying.height, height: lying.width) : lying, scale: scale,
      source: PixelSource(cgImage))
    parts.orientation = orientation
    self.init(parts)
  }

  // MARK: Asking

  /// The size in points; that of a symbol is the one beside text of 17 points unless its configuration says another one.
  public var size: CGSize { parts.size }
  /// The number of pixels for each point.
  public var scale: CGFloat { parts.scale }
  /// How the picture is painted.
  public var renderingMode: RenderingMode { parts.renderingMode }
  /// How the picture's pixels lie.
  public var imageOrientation: Orientation { parts.orientation }
  /// The picture's pixels as they lie, at its own size; those of a symbol are painted in black, and `nil` where no app has started.
  public var cgImage: CGImage? {
    guard let source = parts.source else { return isSymbolImage ? redrawn(in: size)?.cgImage : nil }
    return source.bitmap(pixelSize: CGSize(width: size.width * scale, height: size.height * scale))
  }

  // MARK: Others like it

  /// The same picture, painted in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { edited { $0.renderingMode = renderingMode } }
  /// The same picture with everything that is opaque in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { edited { $0.tint = color } }
  /// The same picture with everything that is opaque in a colour, painted in another way.
  ///
  /// A stencil, and a symbol that is not to keep its own colours, shows the colour only where it is drawn into a context.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    edited { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  /// The picture mirrored from side to side; a symbol as it is.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard !isSymbolImage, let cgImage else { return self }
    return UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation.mirrored).withRenderingMode(renderingMode)
  }
  /// From the picture's sides to what other views stand in line with, in points.
  public var alignmentRectInsets: UIEdgeInsets { parts.alignmentRectInsets }
  /// The same picture with other insets to what views stand in line with.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    edited { $0.alignmentRectInsets = alignmentInsets }
  }
}

extension UIImage.Parts {
  /// The picture as SwiftUI's views show it.
  fileprivate var shown: Image {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    let showsTint = renderingMode == .alwaysOriginal || renderingMode == .automatic && symbol == nil
    return withAttributes(tint: showsTint ? tint : nil, mode: mode)
  }

  /// The picture as it is drawn into a context, in its own colours.
  var drawn: Image {
    let isStencil = renderingMode == .alwaysTemplate
    let image = withAttributes(
      tint: tint ?? (symbol != nil || isStencil ? .black : nil), mode: renderingMode == .alwaysOriginal ? .original : nil)
    guard let resizing else { return image.resizable() }
    let insets = resizing.capInsets
    return image.resizable(
      capInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      resizingMode: resizing.mode == .tile ? .tile : .stretch)
  }

  private func withAttributes(tint: UIColor?, mode: Image.TemplateRenderingMode?) -> Image {
    let symbols = configuration as? UIImage.SymbolConfiguration
    var own = symbol == nil ? nil : symbols?.attributes
    var mode = mode
    if let tint, own?.colors.isEmpty ?? true {
      own = own ?? Image.OwnAttributes()
      own?.colors = [tint.color]
      if symbol == nil { mode = .template }
    }
    // A symbol in a colour of its own has no others.
    if symbol != nil, tint != nil { mode = nil }
    let image = base.renderingMode(mode).withAttributes(own)
    guard symbol != nil else { return image }
    return image.symbolRenderingMode(symbols?.symbolMode ?? (tint == nil ? nil : .monochrome))
  }
}

extension Image {
  /// Shows a picture that was loaded or taken from the app's assets; it says nothing to people who cannot see it.
  public init(uiImage: UIImage) { self = uiImage.image }
}
