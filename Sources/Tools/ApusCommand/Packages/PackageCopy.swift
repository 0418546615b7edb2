import Foundation

/// A package whose manifest is another while its files stay where they are: a folder of links to them, with a Package.swift of
/// its own.
///
/// It serves where a package cannot be built as it lies there: its manifest is one of Swift Playgrounds', or some of its
/// packages are replaced, which only the root of a graph can say.
struct PackageCopy: Equatable {
  /// What a copy's folder is called; the original's name may have letters that build tools do not take.
  static let name = "AppPackage"

  /// The package as it lies there.
  var original: Path
  /// The copy's place.
  var folder: Path

  /// Writes the copy with a manifest; links whose files are gone go, too.
  ///
  /// - Parameters:
  ///   - manifest: The text of Package.swift.
  ///   - pins: What was resolved before, for a package without a Package.resolved of its own, too.
  ///   - replaced: Packages that folders stand for.
  ///   - own: Names of folders in the copy that are no links.
  /// - Throws: Where the disk does not take it.
  func write(manifest: String, pins: ResolvedPackages, replaced: Set<PackageIdentity>, own: Set<String> = []) throws {
    try folder.makeFolder()
    let names = Set(try original.children().filter { !$0.hasPrefix(".") && !Self.isWritten($0) }).subtracting(own)
    for name in try folder.children() where !names.contains(name) && !own.contains(name) && !Self.stays(name) {
      try (folder / name).remove()
    }
    for name in names.sorted() { try folder.makeLink(named: name, to: original / name) }
    try folder.write(text: manifest, as: "Package.swift")
    try SyntheticPackage.write(pins, to: folder, leavingOut: replaced)
  }

  /// What the copy has a version of its own of.
  private static func isWritten(_ name: String) -> Bool {
    name == "Package.swift" || name == ResolvedPackages.fileName || name.hasPrefix("Package@swift-")
  }

  private static func stays(_ name: String) -> Bool {
    isWritten(name) || name == SyntheticPackage.pinsFile || name.hasPrefix(".")
  }

  /// The manifest of the original as a text for the copy: paths lead where they led, folders stand for the packages that they
  /// replace.
  ///
  /// - Parameters:
  ///   - file: The manifest's file.
  ///   - replacements: The folder for each package that is replaced.
  ///   - edits: Other words for bytes of the text.
  ///   - ending: What is added behind it.
  /// - Returns: The manifest's text.
  /// - Throws: Where packages are to be added and the text does not show to what.
  static func manifest(
    file: Path, replacements: [PackageIdentity: Path],
    edits: (ManifestText) -> [(range: Range<Int>, text: String)] = { _ in [] },
    ending: (_ variable: String) -> String = { _ in "" }
  ) throws -> String {
    let text = ManifestText(try file.read(limit: ManifestText.mostBytes))
    var edits = edits(text)
    var named: Set<PackageIdentity> = []
    for call in text.calls("package") {
      if let url = call["url"]?.literal, let folder = replacements[PackageIdentity(url)] {
        edits.append((call.range, Self.dependency(call, on: folder)))
        named.insert(PackageIdentity(url))
      } else if let path = call["path"], let place = path.literal.map({ Path($0).absolute(in: file.parent) }) {
        let identity = PackageIdentity(place)
        if let folder = replacements[identity] {
          edits.append((call.range, Self.dependency(call, on: folder)))
          named.insert(identity)
        } else {
          edits.append((path.range, place.string.swiftLiteral))
        }
      }
    }
    let others = replacements.filter { !named.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    guard let variable = text.packageVariable else {
      throw CommandError.failure("\(file) has no `let package = Package(…)` to which packages could be added")
    }
    let additions = others.map { "  .package(path: \($0.string.swiftLiteral)),\n" }
    let dependencies = additions.isEmpty ? "" : "\n\(variable).dependencies += [\n\(additions.joined())]\n"
    return text.replacing(edits) + "\n" + dependencies + ending(variable)
  }

  private static func dependency(_ call: ManifestText.Call, on folder: Path) -> String {
    let name = call["name"]?.literal.map { "name: \($0.swiftLiteral), " } ?? ""
    return ".package(\(name)path: \(folder.string.swiftLiteral))"
  }

  /// What paths of the copy are called for people.
  var names: [(path: String, name: String)] { [(folder.string + "/", original.string + "/")] }
}
