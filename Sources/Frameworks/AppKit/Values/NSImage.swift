public import CoreGraphicsTypes
public import Foundation
public import SwiftUI
public import SwiftUICore
package import UIKitTypes

/// A picture, as AppKit names it: opened from bytes or a file, of the app's assets, of the system's symbols, or painted.
public final class NSImage: NSObject, NSCopying {
  /// What a picture of the app's assets is called.
  public typealias Name = String
  /// The size, weight and colours in which a symbol shows.
  public typealias SymbolConfiguration = UIImage.SymbolConfiguration

  private var picture: UIImage
  /// The size that was set; `nil`: the picture's own.
  private var ownSize: CGSize?
  /// Paints the picture in a size whenever it is needed; `nil` for one that is there.
  var painting: ((CGSize) -> UIImage?)?
  /// What was painted last, for which size and appearance.
  private var painted: (size: CGSize, appearance: NSAppearance, picture: UIImage)?
  /// What is painted into the picture now, the latest last.
  var drawings: [ImageDrawing] = []

  package init(_ picture: UIImage) { self.picture = picture }

  // MARK: Making

  /// A picture of a size in points that shows nothing yet; ``lockFocus()`` begins to paint it.
  public convenience init(size: NSSize) {
    self.init(UIImage())
    ownSize = size
  }
  /// Opens a picture from the bytes of a file (PNG, JPEG, GIF, WebP, SVG, PDF); `nil` where they are none.
  public convenience init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.init(picture)
  }
  /// Opens a picture's file; `nil` where there is none.
  public convenience init?(contentsOfFile fileName: String) {
    guard let picture = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(picture)
  }
  /// Opens a picture's file; `nil` where there is none, and for addresses that name no file.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }
  /// Opens a picture's file when it is first needed, which is now here; `nil` where there is none.
  public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }
  /// Finds a picture among the app's assets and files; a name without one is reported once and makes this `nil`.
  public convenience init?(named name: Name) {
    guard let picture = UIImage(named: name) else { return nil }
    self.init(picture)
  }
  /// A picture of an asset catalogue; one that is missing is reported once, and has no size.
  public convenience init(resource: ImageResource) { self.init(UIImage(resource: resource)) }
  /// Takes one of the system's symbols, and what it says to people who cannot see it; `nil` where there is none of that name.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard let picture = UIImage(systemName: name) else { return nil }
    self.init(picture)
    accessibilityDescription = description
  }
  /// Takes one of the system's symbols with as many of its parts in full as a value of 0…1 says; `nil` where there is none of that
  /// name.
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?
  ) {
    guard let picture = UIImage(systemName: name, variableValue: value) else { return nil }
    self.init(picture)
    accessibilityDescription = description
  }
  /// Takes pixels, stretched to a size in points; `.zero` stands for one point for each.
  public convenience init(cgImage: CGImage, size: NSSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    if size != .zero { ownSize = size }
  }

  // MARK: Asking and changing

  /// The size in points; the picture is stretched to one that is set.
  public var size: NSSize {
    get { ownSize ?? picture.size }
    set { ownSize = newValue }
  }
  /// Whether the picture has pixels, or is of something that can be painted.
  public var isValid: Bool { size.width > 0 && size.height > 0 }
  /// Whether the picture is a stencil, painted with the foreground.
  public var isTemplate: Bool {
    get { picture.renderingMode == .alwaysTemplate || (picture.isSymbolImage && picture.renderingMode == .automatic) }
    set { picture = picture.withRenderingMode(newValue ? .alwaysTemplate : .alwaysOriginal) }
  }
  /// What it says to people who cannot see it.
  public var accessibilityDescription: String?

  /// The symbol with a size, weight and colours; `nil` where it is none.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard let changed = picture.applyingSymbolConfiguration(configuration) else { return nil }
    let image = NSImage(changed)
    image.accessibilityDescription = accessibilityDescription
    return image
  }
  /// The size, weight and colours that were asked for of a symbol.
  public var symbolConfiguration: SymbolConfiguration { picture.symbolConfiguration ?? .unspecified }

  /// The picture's pixels, as many as it has for its own size; what is proposed, and hints, are of no effect.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { shown.cgImage }

  /// The picture as UIKit has it, in the size that was set.
  package var shown: UIImage {
    if let painting { return stencilled(paintedPicture(painting) ?? picture) }
    guard let ownSize, ownSize != picture.size, picture.size.width > 0, ownSize.width > 0 else { return picture }
    return resized(to: ownSize)
  }

  /// The picture that a closure paints, anew where its size or the appearance is another one than before.
  private func paintedPicture(_ painting: (CGSize) -> UIImage?) -> UIImage? {
    let (size, appearance) = (size, NSAppearance.currentDrawing())
    if let painted, painted.size == size, painted.appearance == appearance { return painted.picture }
    painted = painting(size).map { (size, appearance, $0) }
    return painted?.picture
  }

  /// Shows another picture from now on.
  func show(_ newPicture: UIImage) { (picture, painting) = (stencilled(newPicture), nil) }

  /// What was painted, as a stencil where ``isTemplate`` says so.
  private func stencilled(_ new: UIImage) -> UIImage {
    new.renderingMode == picture.renderingMode ? new : new.withRenderingMode(picture.renderingMode)
  }

  private func resized(to size: CGSize) -> UIImage {
    // A picture's numbers of pixels for a point are the same on both sides; another shape is painted anew.
    if let pixels = picture.cgImage, !picture.isSymbolImage, picture.size.width > 0, picture.size.height > 0,
      abs(size.width / picture.size.width - size.height / picture.size.height) < 0.001
    {
      return UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / size.width, orientation: picture.imageOrientation)
        .withRenderingMode(picture.renderingMode)
    }
    let picture = picture
    let stretched = ImageDrawing.picture(of: size, isFlipped: true) {
      picture.draw(in: CGRect(origin: .zero, size: size))
      return true
    }
    return stretched?.withRenderingMode(picture.isSymbolImage ? .alwaysTemplate : picture.renderingMode) ?? picture
  }

  /// A picture that shows the same.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSImage(picture)
    (copy.ownSize, copy.painting, copy.accessibilityDescription) = (ownSize, painting, accessibilityDescription)
    return copy
  }
}

extension Image {
  /// Shows a picture of AppKit as it is now.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage.shown) }
}

extension ImageRenderer {
  /// The same as `cgImage`, as large in points as the views are.
  public var nsImage: NSImage? { uiImage.map { NSImage($0) } }
}
