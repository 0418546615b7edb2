// What packages of pictures, symbols and settings write behind their gates, in small.
#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A package of symbols: names with a type, at a part of their strength.
  struct SymbolGate: RawRepresentable {
    let rawValue: String
    var image: Image { Image(systemName: rawValue, variableValue: 0.5) }
    func uiImage(_ configuration: UIImage.Configuration? = nil) -> UIImage? {
      UIImage(systemName: rawValue, withConfiguration: configuration)
    }
  }
  extension UIButton {
    func setSymbol(_ symbol: SymbolGate, for state: UIControl.State) { setImage(symbol.uiImage(), for: state) }
  }

  /// Packages that load pictures: into views, buttons and texts.
  @MainActor
  protocol PictureGate: AnyObject {
    func show(_ image: UIImage?)
  }
  extension UIImageView: PictureGate { func show(_ image: UIImage?) { self.image = image } }
  extension UIButton: PictureGate { func show(_ image: UIImage?) { setBackgroundImage(image, for: .normal) } }
  extension NSTextAttachment { func show(_ image: UIImage) { self.image = image } }
  enum PictureSizes {
    static func turned(_ image: UIImage) -> UIImage {
      guard let picture = image.cgImage else { return image }
      return UIImage(cgImage: picture, scale: image.scale, orientation: image.imageOrientation)
    }
    @MainActor static func data(_ image: UIImage) -> Data? { image.pngData() ?? image.jpegData(compressionQuality: 0.8) }
  }

  /// A package of settings: colours that are kept, and values that tell of changes.
  enum SettingsGate {
    static func color(red: CGFloat) -> UIColor? {
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [red, 0, 0, 1]).map { UIColor(cgColor: $0) }
    }
    static func kept(_ color: UIColor) -> Data? {
      try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    }
  }
#endif
