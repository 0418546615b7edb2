import AppFiles
import Foundation
import DisplayModel

/// Where the sets of colours, images, symbols and app icons of a bundle's asset catalogues lie; `BundleResources` finds what is in no
/// catalogue.
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
    // Foundation lists nothing in a link to a folder, as which bundles of packages lie beside an app.
    guard let root = bundle.resourceURL?.resolvingSymlinksInPath() else { return }
    let files = FileManager.default
    for entry in (try? files.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? [] {
      if entry.pathExtension == "xcassets" { index(entry, below: "", files) }
    }
  }

  /// Finds the sets below a folder; `groups` are those around it that are part of assets' names, each with a slash behind it.
  private func index(_ folder: URL, below groups: String, _ files: FileManager, depth: Int = 0) {
    guard depth < 16, seenFolders.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    let entries = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      switch entry.pathExtension {
      case "colorset", "imageset", "symbolset", "appiconset": sets[groups + entry.lastPathComponent] = entry
      case let kind where Self.isOtherSet(kind): break
      default:
        let own = providesNamespace(entry, files) ? entry.lastPathComponent + "/" : ""
        index(entry, below: groups + own, files, depth: depth + 1)
      }
    }
  }

  /// Whether a folder with some extension is a set of another kind, such as a texture, and no group.
  private static func isOtherSet(_ kind: String) -> Bool {
    ["set", "stack", "layer", "assets", "json"].contains { kind.hasSuffix($0) }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }

  /// Whether a group's name is part of its assets' names; most groups have no description, which is no mistake.
  private func providesNamespace(_ group: URL, _ files: FileManager) -> Bool {
    guard files.fileExists(atPath: group.appendingPathComponent("Contents.json").path) else { return false }
    do {
      return try Self.contents(of: group, as: Group.self).properties?.providesNamespace ?? false
    } catch {
      Diagnostics.report("asset catalogue: \(error.shortDescription) (in \(group.path))")
      return false
    }
  }

  func colorSet(_ name: String) -> URL? { sets[name + ".colorset"] }
  func imageSet(_ name: String) -> URL? { sets[name + ".imageset"] }
  func symbolSet(_ name: String) -> URL? { sets[name + ".symbolset"] }
  func appIconSet(_ name: String) -> URL? { sets[name + ".appiconset"] }

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
