package import FontFiles
package import Foundation
package import DisplayModel

/// Makes the fonts that an app brings along known to its texts.
package enum BundleFonts {
  /// Makes fonts that were found in a bundle known by their names.
  ///
  /// A file that is no font is reported and left out, and so are those beyond a limit.
  package static func register(_ files: FontFiles, of bundle: Bundle, with engine: any TextEngine) {
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
