import Foundation

/// The versions that a project was last built with, as its Package.resolved has them in format 1, 2 or 3.
struct ResolvedPackages: Equatable {
  struct Pin: Equatable {
    /// As the file has it, or made of the address.
    var identity: String
    /// `remoteSourceControl`, `localSourceControl` or `registry`.
    var kind: String
    var location: String
    var revision: String?
    var version: String?
    var branch: String?
  }

  var pins: [Pin] = []

  static let fileName = "Package.resolved"
  private static let mostBytes: Int64 = 4 << 20

  init(pins: [Pin] = []) { self.pins = pins }

  init(file: Path) throws { try self.init(json: try file.read(limit: Self.mostBytes), file: file) }

  /// Reads a file's bytes; `file` is for what is said of them.
  init(json: Data, file: Path) throws {
    guard let document = try? JSONDecoder().decode(Document.self, from: json) else {
      let conflict = json.range(of: Data("<<<<<<<".utf8)) == nil ? "" : ": it holds the marks of a merge"
      throw CommandError.failure("\(file) is no list of packages' versions\(conflict); remove it, or resolve the packages anew")
    }
    pins = (document.pins ?? document.object?.pins ?? []).compactMap(\.pin)
  }

  /// The pin of a package.
  subscript(identity: PackageIdentity) -> Pin? {
    pins.first { PackageIdentity($0.location) == identity } ?? pins.first { $0.identity.lowercased() == identity.text }
  }

  /// The file that belongs to a project, a workspace or a package; `nil` where there is none.
  static func file(of place: Path) -> Path? {
    let shared = "xcshareddata/swiftpm/\(fileName)"
    let candidates =
      switch place.fileExtension {
      case "xcodeproj": [place / "project.xcworkspace" / shared]
      case "xcworkspace": [place / shared]
      default: [place / fileName, place / ".swiftpm/\(fileName)"]
      }
    return candidates.first(where: \.isFile)
  }

  /// The pins in format 2, which the package manager reads whatever the manifest beside it says.
  func data() throws -> Data {
    try JSONEncoder.readable.encode(Written(pins: pins.map(Entry.init)))
  }

  private struct Document: Decodable {
    struct Object: Decodable { var pins: [Entry] }
    var pins: [Entry]?
    var object: Object?
    var version: Int
  }

  private struct Written: Encodable {
    var pins: [Entry]
    var version = 2
  }

  /// A pin in any format: the first calls its address `repositoryURL`.
  private struct Entry: Codable {
    struct State: Codable { var revision, version, branch: String? }
    var identity, kind, location, repositoryURL: String?
    var state: State

    init(_ pin: Pin) {
      (identity, kind, location) = (pin.identity, pin.kind, pin.location)
      state = State(revision: pin.revision, version: pin.version, branch: pin.branch)
    }

    var pin: Pin? {
      guard let place = location ?? repositoryURL ?? identity else { return nil }
      return Pin(
        identity: identity ?? PackageIdentity(place).text, kind: kind ?? "remoteSourceControl", location: place,
        revision: state.revision, version: state.version, branch: state.branch)
    }
  }
}
