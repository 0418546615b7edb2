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
