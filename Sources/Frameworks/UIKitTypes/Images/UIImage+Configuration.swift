public import Foundation
import SwiftUICore

extension UIImage {
  // Safe: never changed once made.
  /// What is asked of a picture that is looked for by its name: the appearance for which it is taken.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Light or dark, and pixels for each point; `nil`: as the place where the picture shows has it.
    public final let traitCollection: UITraitCollection?

    /// Asks for an appearance.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// The same for another appearance.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self.made(from: Configuration(traitCollection: traitCollection), or: self)
    }

    /// What another one asks for, and what this one does where the other says nothing.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// A configuration that was made, as the type that was asked; `old` where it is another one.
    static func made<Made>(from new: Configuration, or old: Made) -> Made { new as? Made ?? old }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration).map { type(of: $0) == type(of: self) && $0.traitCollection == traitCollection } ?? false
    }
    open override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// What was asked of the picture; `nil` for nothing.
  public var configuration: Configuration? { parts.configuration }
  /// The appearance for which the picture was taken.
  public var traitCollection: UITraitCollection { parts.configuration?.traitCollection ?? UITraitCollection() }
  /// The same picture with another configuration, as far as it is of its kind: that of a symbol for a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = parts.symbol else { return edited { $0.configuration = configuration } }
    return UIImage(symbol: symbol.name, value: symbol.value, configuration)?.edited {
      ($0.renderingMode, $0.tint, $0.alignmentRectInsets) = (renderingMode, parts.tint, alignmentRectInsets)
    } ?? self
  }

  /// Finds a picture among the assets and files of a bundle; a name without one is reported once and makes this `nil`.
  ///
  /// A configuration with a trait collection decides the form that is taken; else it is that of the place where the picture shows.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    guard var parts = Self.parts(named: name, in: bundle, configuration?.traitCollection) else { return nil }
    parts.configuration = configuration
    self.init(parts)
  }

  /// Finds a picture among the assets and files of a bundle, in the form for an appearance; a name without one is reported once and
  /// makes this `nil`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let parts = Self.parts(named: name, in: bundle, traitCollection) else { return nil }
    self.init(parts)
  }

  private static func parts(named name: String, in bundle: Bundle?, _ traits: UITraitCollection?) -> Parts? {
    guard let resources = EngineServices.current?.resources else { return nil }
    let scale = traits.map { $0.displayScale > 0 ? $0.displayScale : 2 } ?? 2
    let isDark = traits?.userInterfaceStyle == .dark
    guard let found = resources.image(named: name, in: bundle, isDark: isDark, scale: scale) else { return nil }
    let size = CGSize(width: found.source.size.width / found.scale, height: found.source.size.height / found.scale)
    let isChosen = traits.map { $0.userInterfaceStyle != .unspecified } ?? false
    let mode: Image.TemplateRenderingMode? = found.isTemplate ? .template : nil
    var parts = Parts(
      base: isChosen ? Image(opened: found.source, scale: found.scale) : Image(name, bundle: bundle), size: size,
      scale: found.scale, source: found.source)
    if isChosen, mode == .template { parts.renderingMode = .alwaysTemplate }
    return parts
  }
}
