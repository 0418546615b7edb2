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
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let fonts = names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
    for name in fonts.prefix(limit) {
      do {
        try engine.registerFont(at: folder.appendingPathComponent(name))
      } catch {
        Diagnostics.report("font \"\(name)\": \(error)")
      }
    }
    if fonts.count > limit { Diagnostics.report("\(folder.path) has \(fonts.count) fonts; the first \(limit) are used") }
  }
}
