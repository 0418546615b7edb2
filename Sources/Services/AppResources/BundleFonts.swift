import FontFiles
package import Foundation
package import DisplayModel

/// Makes the fonts that an app brings along known to its texts.
package enum BundleFonts {
  /// Makes the fonts at the top of a bundle known by their names.
  ///
  /// A file that is no font is reported and left out, and so are those beyond a limit.
  package static func register(in bundle: Bundle, with engine: any TextEngine) {
    let files = FontFiles(in: bundle)
    for url in files.urls {
      do {
        try engine.registerFont(at: url)
      } catch {
        Diagnostics.report("font \"\(url.lastPathComponent)\": \(error)")
      }
    }
    guard files.leftOut > 0 else { return }
    Diagnostics.report("\(bundle.bundlePath) has \(files.leftOut) fonts more than the \(FontFiles.limit) that are used")
  }
}
