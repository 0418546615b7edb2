import Foundation

/// What a built framework is called in the cache: the same for the same sources, toolchain and traits.
struct FrameworkKey: Equatable {
  let text: String
  /// A name for the headers and module maps alone.
  ///
  /// The package manager does not notice that one of a system library
  /// changed, so that a scratch folder must not outlive them.
  let headers: String

  /// How the framework is compiled, beside the manifest: `scripts/framework-flags.txt`, which the start script reads, too.
  let flags: [String]

  private static func flags(root: Path) throws -> [String] {
    let file = root / "scripts/framework-flags.txt"
    guard file.isFile else { return [] }
    return try file.readText().split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  /// Hashes the contents of Package.swift and Sources, so that two copies of one version share a build, whatever the
  /// times of their files.
  init(root: Path, toolchain: Toolchain, traits: Traits) throws {
    var hash = ContentHash()
    var headers = ContentHash()
    hash.combine(toolchain.version)
    flags = try Self.flags(root: root) + traits.swiftArguments
    hash.combine(flags.joined(separator: " "))
    hash.combine(try (root / "Package.swift").read())
    try Self.combine(root / "Sources", as: "Sources", into: &hash, headers: &headers)
    text = hash.hex
    self.headers = headers.hex
  }

  /// The command line's own sources do not change the framework.
  private static let leftOut: Set<String> = ["Sources/Tools/apus", "Sources/Tools/ApusCommand"]

  private static func combine(
    _ folder: Path, as name: String, into hash: inout ContentHash, headers: inout ContentHash
  ) throws {
    for child in try folder.children() where !child.hasPrefix(".") {
      let childName = name + "/" + child
      guard !leftOut.contains(childName), let status = FileStatus(of: folder / child) else { continue }
      if status.kind == .folder {
        try combine(folder / child, as: childName, into: &hash, headers: &headers)
      } else {
        let content = try (folder / child).read()
        hash.combine(childName)
        hash.combine(content)
        if ["h", "modulemap"].contains(Path(child).fileExtension) {
          headers.combine(childName)
          headers.combine(content)
        }
      }
    }
  }
}
