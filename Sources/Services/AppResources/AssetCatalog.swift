import AppFiles
import Foundation
import DisplayModel

/// Where the colour sets and image sets of a bundle's asset catalogues lie; `BundleResources` finds what is in no catalogue.
///
/// Catalogues are read as they lie on disk, before Xcode compiles them. Their content is untrusted: what cannot be read is
/// reported with its name and place, and counts as missing.
final class AssetCatalog {
  private var sets: [String: URL] = [:]
  let bundle: Bundle
  /// Files larger than this are not read as JSON.
  private static let contentsLimit = 1 << 20
  /// The folders that were read: links may lead back to one.
  private var seenFolders: Set<String> = []

  init(bundle: Bundle) {
    self.bundle = bundle
    guard let root = bundle.resourceURL else { return }
    let files = FileManager.default
    for entry in (try? files.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? [] {
      if entry.pathExtension == "xcassets" { index(entry, files) }
    }
  }

  private func index(_ folder: URL, _ files: FileManager, depth: Int = 0) {
    guard depth < 8, seenFolders.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    let entries = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      switch entry.pathExtension {
      case "colorset", "imageset":
        sets[entry.lastPathComponent] = entry
      case "": index(entry, files, depth: depth + 1)
      default: break
      }
    }
  }

  func colorSet(_ name: String) -> URL? { sets[name + ".colorset"] }
  func imageSet(_ name: String) -> URL? { sets[name + ".imageset"] }

  /// Decodes the description of a set.
  static func contents<Contents: Decodable>(of set: URL, as type: Contents.Type) throws -> Contents {
    let url = set.appendingPathComponent("Contents.json")
    do {
      return try JSONDecoder().decode(type, from: RegularFile.contents(of: url, upTo: contentsLimit))
    } catch CocoaError.fileReadTooLarge {
      throw AssetError(message: "\(url.path) has more than the \(contentsLimit >> 20) MB that an asset's description may have")
    } catch {
      throw AssetError(message: "\(url.path) is no valid description of an asset: \(error.shortDescription)")
    }
  }
}

/// Why an asset cannot be used.
struct AssetError: Error {
  let message: String
}

extension Error {
  /// One line for people.
  var shortDescription: String {
    if let asset = self as? AssetError { return asset.message }
    if let decoding = self as? DecodingError {
      return switch decoding {
      case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        context.debugDescription
      @unknown default: "\(decoding)"
      }
    }
    return localizedDescription
  }
}
