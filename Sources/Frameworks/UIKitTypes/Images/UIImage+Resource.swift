import CoreGraphicsTypes
import SwiftUICore

extension UIImage {
  /// A picture of an asset catalogue; one that is missing is reported once, and has no size.
  public convenience init(resource: ImageResource) {
    let found = EngineServices.current?.resources.image(named: resource.name, in: resource.bundle, isDark: false, scale: 2)
    let size = found.map { CGSize(width: $0.source.size.width / $0.scale, height: $0.source.size.height / $0.scale) } ?? .zero
    self.init(
      Parts(base: Image(resource.name, bundle: resource.bundle), size: size, scale: found?.scale ?? 1, source: found?.source))
  }
}
