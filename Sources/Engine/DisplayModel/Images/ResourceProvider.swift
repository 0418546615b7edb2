package import Foundation

/// Finds named colours and images of a bundle's asset catalogues and loose files, and the app's icon.
package protocol ResourceProvider: AnyObject {
  /// The colour of a name for an appearance, or `nil` (already logged) when there is none.
  func color(named name: String, in bundle: Bundle?, isDark: Bool, isHighContrast: Bool) -> DisplayColor?
  /// Whether the app has a colour of a name; an empty set is none, and is not reported.
  func hasColor(named name: String) -> Bool
  /// The name of the colour that is the app's accent, where it has a colour of that name.
  var accentColorName: String { get }
  /// The picture of a name for an appearance and scale, or `nil` (already logged) when there is none.
  ///
  /// A symbol shows a value from 0 to 1 where it has parts for that; `nil` shows all of it, and says nothing to other pictures.
  func image(named name: String, in bundle: Bundle?, isDark: Bool, scale: CGFloat, value: Double?) -> NamedImage?
  /// The picture that stands for the app: of a name, or its own one for `nil`. `nil` where it has none, or (already logged) none that
  /// can be shown.
  func appIcon(named name: String?, in bundle: Bundle?) -> (any ImageSource)?
}

extension ResourceProvider {
  /// The app's own picture.
  package func appIcon(in bundle: Bundle?) -> (any ImageSource)? { appIcon(named: nil, in: bundle) }

  /// The picture of a name for an appearance and scale.
  package func image(named name: String, in bundle: Bundle?, isDark: Bool, scale: CGFloat) -> NamedImage? {
    image(named: name, in: bundle, isDark: isDark, scale: scale, value: nil)
  }

  /// The name that Xcode gives the accent colour of a new app.
  package var accentColorName: String { "AccentColor" }
}

/// A picture found by name.
package struct NamedImage {
  package var source: any ImageSource
  /// Pixels for each point.
  package var scale: CGFloat
  package var isTemplate: Bool
  package var capInsets: EdgeInsets?
  /// For a symbol, which grows with the text beside it: the pixels that are as long as the font is large.
  package var unitsPerEm: CGFloat?

  package init(source: any ImageSource, scale: CGFloat, isTemplate: Bool, capInsets: EdgeInsets?) {
    self.source = source
    self.scale = scale
    self.isTemplate = isTemplate
    self.capInsets = capInsets
  }
}
