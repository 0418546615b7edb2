package import Foundation

/// What the engine asks of the outside, put together by whoever starts it.
package final class EngineServices {
  package let text: any TextEngine
  package let images: any ImageDecoder
  package let symbols: any SymbolProvider
  package let resources: any ResourceProvider
  package let markdown: any MarkdownParser
  package let web: any WebFetcher
  /// Device pixels for each point of the window.
  package var displayScale: CGFloat = 1
  /// Whether debug builds compute again what caches answered, and compare: sizes, fragments, painted pixels.
  package var verifiesCaches = false
  /// Told of what must not happen: a cache that answers something else than what it stands for, a frame that does not settle.
  ///
  /// `nil`: it is reported to the developer.
  package var faulted: ((String) -> Void)?
  /// Hears what the engine reports while it runs, beside the developer.
  package var recorder: (@Sendable (String) -> Void)?
  /// The date; asked once, when the first frame runs.
  ///
  /// From then on dates run with the frame clock.
  package var now: () -> Date = { Date() }

  package init(
    text: any TextEngine, images: any ImageDecoder, symbols: any SymbolProvider, resources: any ResourceProvider,
    markdown: any MarkdownParser, web: any WebFetcher
  ) {
    self.text = text
    self.images = images
    self.symbols = symbols
    self.resources = resources
    self.markdown = markdown
    self.web = web
  }

  package func reportFault(_ message: String) {
    if let faulted { faulted(message) } else { Diagnostics.report(message) }
  }
}

/// Finds the drawings behind `Image(systemName:)`.
package protocol SymbolProvider: AnyObject {
  /// The drawing of a symbol at a weight (`Font.Weight` scale), or `nil` when there is none of that name.
  func symbol(named name: String, weight: CGFloat) -> SymbolGraphic?
}

/// A symbol's shapes in em units: 1 is the font's size; the origin is the top left of the ink, y points down.
package struct SymbolGraphic {
  package struct Layer {
    /// Whether the layer removes what lies below instead of painting.
    package var erases: Bool
    package var path: Path
    /// The width of a stroke in em, with round caps and joins; `nil`: the path is filled.
    package var strokeWidth: CGFloat?
    /// 0 primary, 1 secondary, 2 tertiary, for hierarchical rendering.
    package var level: Int

    package init(erases: Bool, path: Path, strokeWidth: CGFloat?, level: Int) {
      self.erases = erases
      self.path = path
      self.strokeWidth = strokeWidth
      self.level = level
    }
  }
  /// The size of the ink.
  package var size: CGSize
  /// The room that layout leaves on each side of the ink, and above and below it.
  package var bearings: CGSize
  package var layers: [Layer]
  package var mirrorsInRightToLeft: Bool

  package init(size: CGSize, bearings: CGSize, layers: [Layer], mirrorsInRightToLeft: Bool) {
    self.size = size
    self.bearings = bearings
    self.layers = layers
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
  }
}

/// Finds named colours and images of a bundle's asset catalogues and loose files.
package protocol ResourceProvider: AnyObject {
  /// The colour of a name for an appearance, or `nil` (already logged) when there is none.
  func color(named name: String, in bundle: Bundle?, isDark: Bool, isHighContrast: Bool) -> DisplayColor?
  /// Whether the app has a colour of a name; an empty set is none, and is not reported.
  func hasColor(named name: String) -> Bool
  /// The picture of a name for an appearance and scale, or `nil` (already logged) when there is none.
  func image(named name: String, in bundle: Bundle?, isDark: Bool, scale: CGFloat) -> NamedImage?
}

/// A picture found by name.
package struct NamedImage {
  package var source: any ImageSource
  /// Pixels for each point.
  package var scale: CGFloat
  package var isTemplate: Bool
  package var capInsets: EdgeInsets?

  package init(source: any ImageSource, scale: CGFloat, isTemplate: Bool, capInsets: EdgeInsets?) {
    self.source = source
    self.scale = scale
    self.isTemplate = isTemplate
    self.capInsets = capInsets
  }
}
