public import Foundation
import SwiftUICore

extension UIImage {
  // Safe: never changed once made.
  /// What is asked of a picture that is looked for by its name: the appearance for which it is taken.
  public final class Configuration: NSObject, @unchecked Sendable {
    /// Light or dark, and pixels for each point; `nil`: as the place where the picture shows has it.
    public let traitCollection: UITraitCollection?

    /// Asks for an appearance.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// The same for another appearance.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    /// What another one asks for, and what this one does where the other says nothing.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Configuration {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration).map { $0.traitCollection == traitCollection } ?? false
    }
    public override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// Finds a picture among the assets and files of a bundle; a name without one is reported once and makes this `nil`.
  ///
  /// A configuration with a trait collection decides the form that is taken; else it is that of the place where the picture shows.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Finds a picture among the assets and files of a bundle, in the form for an appearance; a name without one is reported once and
  /// makes this `nil`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let resources = EngineServices.current?.resources else { return nil }
    let scale = traitCollection.map { $0.displayScale > 0 ? $0.displayScale : 2 } ?? 2
    let isDark = traitCollection?.userInterfaceStyle == .dark
    guard let found = resources.image(named: name, in: bundle, isDark: isDark, scale: scale) else { return nil }
    let size = CGSize(width: found.source.size.width / found.scale, height: found.source.size.height / found.scale)
    let isChosen = traitCollection.map { $0.userInterfaceStyle != .unspecified } ?? false
    let mode: Image.TemplateRenderingMode? = found.isTemplate ? .template : nil
    self.init(
      isChosen ? Image(opened: found.source, scale: found.scale).renderingMode(mode) : Image(name, bundle: bundle), size: size,
      scale: found.scale, source: found.source)
  }
}
