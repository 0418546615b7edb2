public import CoreGraphicsTypes
public import Foundation
public import SwiftUICore

// Safe: never changed once made.
/// A picture, as UIKit names it: opened from bytes or a file, of the app's assets, of the system's symbols, or pixels.
public final class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is painted with the foreground, as a stencil, or shows its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it shows has it.
    case automatic
    /// Its own colours.
    case alwaysOriginal
    /// A stencil.
    case alwaysTemplate
  }

  /// What the picture stands for in SwiftUI.
  package let image: Image
  /// The size in points; that of a symbol is the one beside text of 17 points.
  public let size: CGSize
  /// The number of pixels for each point.
  public let scale: CGFloat
  /// How the picture is painted.
  public let renderingMode: RenderingMode
  /// How the picture's pixels lie.
  public let imageOrientation: Orientation
  private let source: (any ImageSource)?

  init(
    _ image: Image, size: CGSize, scale: CGFloat, source: (any ImageSource)?, renderingMode: RenderingMode = .automatic,
    orientation: Orientation = .up
  ) {
    self.image = image
    imageOrientation = orientation
    self.size = size
    self.scale = scale
    self.source = source
    self.renderingMode = renderingMode
  }

  private convenience init(_ source: any ImageSource, scale: CGFloat) {
    let scale = source.isVector ? 1 : scale
    self.init(
      Image(opened: source, scale: scale), size: CGSize(width: source.size.width / scale, height: source.size.height / scale),
      scale: scale, source: source)
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

  /// Takes one of the system's symbols; `nil` where there is none of that name.
  public convenience init?(systemName name: String) {
    guard let graphic = EngineServices.current?.symbols.symbol(named: name, weight: 0) else { return nil }
    self.init(Image(systemName: name), size: graphic.boxSize(pointSize: 17, displayScale: 2), scale: 2, source: nil)
  }

  /// Takes pixels, one for each point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Takes pixels, a number of them for each point, which lie in some way; a number that is none and one not above 0 count as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let lying = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(
      Image(decorative: cgImage, scale: scale, orientation: orientation.ofImage),
      size: orientation.ofImage.isTurned ? CGSize(width: lying.height, height: lying.width) : lying, scale: scale,
      source: PixelSource(cgImage), orientation: orientation)
  }

  /// The picture's pixels as they lie, at its own size; `nil` for a symbol.
  public var cgImage: CGImage? { source?.bitmap(pixelSize: CGSize(width: size.width * scale, height: size.height * scale)) }

  /// The same picture, painted in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(
      image.renderingMode(mode), size: size, scale: scale, source: source, renderingMode: renderingMode,
      orientation: imageOrientation)
  }
}

extension Image {
  /// Shows a picture that was loaded or taken from the app's assets; it says nothing to people who cannot see it.
  public init(uiImage: UIImage) { self = uiImage.image }
}
