package import Foundation

/// The font files that an app brings along: those at the top of its bundle, and those that its `Info.plist` names.
package struct FontFiles {
  /// The files by their names, no more than `limit`.
  package let urls: [URL]
  /// How many there are beyond the limit.
  package let leftOut: Int

  /// A bundle with more files than this is not an app's: nobody waits for them to be read.
  package static let limit = 500
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Looks at the names in a bundle's folder; the files are not opened.
  package init(in bundle: Bundle) {
    self.init(at: bundle.resourceURL ?? bundle.bundleURL, info: bundle.infoDictionary ?? [:])
  }

  /// - Parameters:
  ///   - folder: Where the files lie.
  ///   - info: What the app's `Info.plist` says; it names files and a folder of files further down.
  package init(at folder: URL, info: [String: Any] = [:]) {
    let named = (info["UIAppFonts"] as? [Any] ?? []).compactMap { $0 as? String }
    let below = (info["ATSApplicationFontsPath"] as? String).map { path in Self.names(in: folder, below: path) } ?? []
    var seen: Set<String> = []
    let fonts = (Self.names(in: folder, below: "") + named + below).compactMap { Self.file($0, in: folder) }
      .filter { seen.insert($0.path).inserted }
    urls = Array(fonts.prefix(Self.limit))
    leftOut = max(0, fonts.count - Self.limit)
  }

  /// The names of what lies in a folder of the bundle, as paths in the bundle.
  private static func names(in folder: URL, below path: String) -> [String] {
    let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().map { path.isEmpty ? $0 : path + "/" + $0 }
  }

  /// A font's file in the bundle; `nil` for names of other files, and for those that lead out of it or to nothing.
  private static func file(_ name: String, in folder: URL) -> URL? {
    guard extensions.contains(URL(fileURLWithPath: name).pathExtension.lowercased()) else { return nil }
    guard name.contains("/") else { return folder.appendingPathComponent(name).existing }
    let parts = name.split(separator: "/").filter { $0 != "." }
    guard !name.hasPrefix("/"), !parts.contains("..") else { return nil }
    return parts.reduce(folder) { $0.appendingPathComponent(String($1)) }.existing
  }
}

extension URL {
  /// The address, where a file is there.
  fileprivate var existing: URL? { FileManager.default.fileExists(atPath: path) ? self : nil }
}
