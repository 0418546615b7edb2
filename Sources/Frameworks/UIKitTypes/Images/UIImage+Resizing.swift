public import Foundation
import SwiftUICore

extension UIImage {
  /// How what lies between the edges of a picture fills a larger space.
  public enum ResizingMode: Int, Sendable {
    /// With copies side by side.
    case tile
    /// Stretched.
    case stretch
  }

  /// The picture with edges, in points, that keep their size where it is drawn larger or smaller; what lies between repeats.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The picture with edges, in points, that keep their size where it is drawn larger or smaller.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    edited { $0.resizing = (capInsets, resizingMode) }
  }
  /// The edges that keep their size.
  public var capInsets: UIEdgeInsets { parts.resizing?.capInsets ?? .zero }
  /// How what lies between the edges fills a larger space.
  public var resizingMode: ResizingMode { parts.resizing?.mode ?? .tile }

  // MARK: Pictures one after the other

  /// A picture that is others one after the other, which take a number of seconds together; `nil` for none.
  ///
  /// Where it stands still it shows the first one.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.edited { $0.animation = (images, duration) }
  }
  /// The pictures that show one after the other; `nil` where it stands still.
  public var images: [UIImage]? { parts.animation?.images }
  /// How long its pictures take together, in seconds.
  public var duration: TimeInterval { parts.animation?.duration ?? 0 }

  // MARK: Ahead of time

  /// The picture in pixels of a size in points; `nil` where it is none.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { redrawn(in: size) }
  /// Hands on the picture in pixels of a size in points; `nil` where it is none.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    MainThread.run { completionHandler(self.redrawn(in: size)) }
  }
  /// The picture in pixels of a size in points; `nil` where it is none.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await MainActor.run { redrawn(in: size) }
  }
  /// The picture with its pixels decoded, so that it shows at once; `nil` where it cannot be read.
  public func preparingForDisplay() -> UIImage? { isSymbolImage || cgImage == nil ? nil : self }
  /// Hands on the picture with its pixels decoded; `nil` where it cannot be read.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    MainThread.run { completionHandler(self.preparingForDisplay()) }
  }
  /// The picture with its pixels decoded; `nil` where it cannot be read.
  public func byPreparingForDisplay() async -> UIImage? { await MainActor.run { preparingForDisplay() } }

  /// The picture painted anew in another size in points, with as many pixels for each as it has.
  func redrawn(in size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).picture { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
}
