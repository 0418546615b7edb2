package import Foundation
package import DisplayModel

/// What an engine has done, for tests and traces.
package final class TextCounters {
  /// Texts broken into lines or placed, not counting layouts that were still known.
  package internal(set) var layoutCount = 0
  /// Texts that were asked for and still known.
  package internal(set) var cacheHitCount = 0
  init() {}
}

/// Lays out text with Pango, HarfBuzz and fontconfig, to the measures of iOS.
///
/// To be used from one thread at a time.
package final class PangoTextEngine: TextEngine {
  package let counters = TextCounters()

  /// What it shares with other engines.
  package private(set) var sharedFonts: SharedFonts?
  private let library: FontLibrary
  private let shaper: TextShaper
  private var cache: PreparedTextCache

  /// Prepared texts are kept until `cacheLimit` others have been asked for.
  package convenience init(cacheLimit: Int = 4096) { self.init(cacheLimit: cacheLimit, library: FontLibrary()) }

  /// An engine that looks for fonts where others of the process have looked before; fonts that are registered are its own.
  package convenience init(cacheLimit: Int = 4096, sharing fonts: SharedFonts) {
    self.init(cacheLimit: cacheLimit, library: FontLibrary(fonts: fonts.selection, sharing: fonts.library))
    sharedFonts = fonts
  }

  init(cacheLimit: Int = 4096, library: FontLibrary) {
    self.library = library
    shaper = TextShaper(library: library)
    cache = PreparedTextCache(limit: max(1, cacheLimit))
  }

  /// Paragraphs shaped so far; it stands still while layouts only differ in width.
  package var shapingCount: Int { shaper.shapingCount }
  package var layoutCount: Int { counters.layoutCount }
  /// Prepared texts that are kept now.
  package var cachedTextCount: Int { cache.count }

  package func prepare(_ text: StyledText) -> any PreparedText {
    if let cached = cache[text] {
      counters.cacheHitCount += 1
      return cached
    }
    let prepared = PangoPreparedText(text, shaper: shaper, counters: counters)
    cache.insert(prepared, for: text)
    return prepared
  }

  /// Throws ``FontFileError``.
  package func registerFont(at url: URL) throws {
    try library.register(url)
    shaper.dropCaches()
    cache.removeAll()
  }

  package func hasFont(named name: String) -> Bool {
    library.hasFont(named: name)
  }

  package var familyNames: [String] { library.familyNames }

  package func fontNames(ofFamily name: String) -> [String] { library.fontNames(ofFamily: name) }
}
