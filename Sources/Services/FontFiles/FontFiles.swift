package import Foundation

/// The font files that an app brings along: those at the top of its bundle.
package struct FontFiles {
  /// The files by their names, no more than `limit`.
  package let urls: [URL]
  /// How many there are beyond the limit.
  package let leftOut: Int

  /// A bundle with more files than this is not an app's: nobody waits for them to be read.
  package static let limit = 500
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Looks at the names in a bundle's folder; the files are not opened.
  package init(in bundle: Bundle) { self.init(at: bundle.resourceURL ?? bundle.bundleURL) }

  package init(at folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let fonts = names.filter { Self.extensions.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }.sorted()
    urls = fonts.prefix(Self.limit).map { folder.appendingPathComponent($0) }
    leftOut = max(0, fonts.count - Self.limit)
  }
}
