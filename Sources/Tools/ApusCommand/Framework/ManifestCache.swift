import Foundation
import SwiftLexing

/// What manifests of packages say, kept in the shared cache: the package manager takes seconds to tell it.
struct ManifestCache {
  var installation: Installation
  /// What tells one toolchain from another.
  var toolchainVersion: String

  private var folder: Path { installation.cache / "manifests" }
  /// More than one app has packages.
  private static let kept = 200

  init(installation: Installation, toolchain: Toolchain) {
    self.init(installation: installation, toolchainVersion: toolchain.version)
  }

  init(installation: Installation, toolchainVersion: String) {
    (self.installation, self.toolchainVersion) = (installation, toolchainVersion)
  }

  /// The manifest of the package in a folder; read anew when its bytes, its place, the toolchain or the traits have changed.
  ///
  /// One that may depend on anything else is read anew each time.
  func manifest(of package: Path) throws -> PackageManifest { try manifest(of: package) { try dump($0) } }

  /// The same, with what `swift package dump-package` prints from elsewhere.
  func manifest(of package: Path, dump: (Path) throws -> Data) throws -> PackageManifest {
    try read(package, PackageManifest.init(json:), dump: dump)
  }

  /// All that the manifest of the package in a folder says, kept as ``manifest(of:)`` is.
  func contents(of package: Path) throws -> PackageContents {
    try read(package, PackageContents.init(json:)) { try dump($0) }
  }

  private func read<Value>(_ package: Path, _ value: (Data) throws -> Value, dump: (Path) throws -> Data) throws -> Value {
    guard let key = try key(of: package) else { return try value(try dump(package)) }
    let file = folder / "\(key).json"
    if let json = try? file.read(), let value = try? value(json) {
      utimes(file.string, nil)
      return value
    }
    let json = try dump(package)
    let read = try value(json)
    try folder.makeFolder()
    try file.write(json)
    try prune()
    return read
  }

  private func dump(_ package: Path) throws -> Data {
    let answer = try DriverQuestion(
      program: Toolchain.find("swift", environment: installation.environment)?.string ?? "swift",
      arguments: [
        // A scratch folder of its own: the package's may be locked by the build or test that runs this.
        "package", "dump-package", "--package-path", package.string, "--scratch-path", (folder / "build").string,
      ],
      environment: installation.environment
    ).answer()
    guard answer.code == 0 else { throw CommandError.failure("\(package)/Package.swift cannot be read") }
    return answer.output
  }

  /// A name for all that the answer depends on; `nil` where the manifest does not show it.
  private func key(of package: Path) throws -> String? {
    let manifests = try ManifestOverlay.manifests(of: package)
    var hash = ContentHash()
    for text in [toolchainVersion, installation.environment["APUS_TRAITS"] ?? "-", package.string] { hash.combine(text) }
    for manifest in manifests {
      let code = try manifest.read()
      guard Self.isClosed(code) else { return nil }
      hash.combine(manifest.name)
      hash.combine(code)
    }
    return manifests.isEmpty ? nil : hash.hex
  }

  /// Whether the manifests of a package see nothing but themselves and their place.
  static func isClosed(_ package: Path) throws -> Bool {
    try ManifestOverlay.manifests(of: package).allSatisfy { isClosed(try $0.read()) }
  }

  /// Whether a manifest sees nothing but itself and its place: it imports only what describes packages, and asks neither for the
  /// environment nor for the state of git.
  private static func isClosed(_ code: Data) -> Bool {
    let tokens = SwiftCode(code).tokens
    let imports = zip(tokens, tokens.dropFirst()).filter { $0.0.text == "import" }.map(\.1.text)
    return Set(imports).isSubset(of: ["PackageDescription", "CompilerPluginSupport"])
      && !tokens.contains { ["environment", "gitInformation"].contains($0.text) }
  }

  /// Removes those that were not used for longest.
  private func prune() throws {
    let files = try folder.children().filter { $0.hasSuffix(".json") }.map { folder / $0 }
    let ordered = files.map { ($0, FileStatus(of: $0)?.modified ?? 0) }.sorted { $0.1 > $1.1 }
    for (file, _) in ordered.dropFirst(Self.kept) { try file.remove() }
  }
}
