import Foundation
import SwiftUICore

/// The font files that an app brings along.
package enum BundleFonts {
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
  /// A bundle with more files than this is not an app's: nobody waits for them to be read.
  private static let limit = 500

  /// Makes the fonts at the top of a bundle known by their names.
  ///
  /// A file that is no font is reported and left out.
  package static func register(in bundle: Bundle, with engine: any TextEngine) {
    for file in files(in: bundle) {
      do {
        try engine.registerFont(at: file)
      } catch {
        Diagnostics.report("font \"\(file.lastPathComponent)\": \(error)")
      }
    }
  }

  /// The font files at the top of a bundle, by their names; those beyond a limit are reported and left out.
  package static func files(in bundle: Bundle) -> [URL] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let fonts = names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
    if fonts.count > limit { Diagnostics.report("\(folder.path) has \(fonts.count) fonts; the first \(limit) are used") }
    return fonts.prefix(limit).map { folder.appendingPathComponent($0) }
  }
}
