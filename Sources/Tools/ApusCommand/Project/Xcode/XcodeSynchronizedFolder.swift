/// A folder whose files belong to targets without being listed: a `PBXFileSystemSynchronizedRootGroup`.
struct XcodeSynchronizedFolder {
  /// A file, or a folder that counts as one.
  struct Item: Equatable {
    /// The path below the folder, by which exceptions name it.
    var name: String
    var path: Path
    /// The type that the project gives it, against its name.
    var type: String?
    /// Whether it is copied whole although it is a plain folder.
    var isReference = false
  }

  let path: Path
  /// All of it, in the order of the names; what Xcode hides is left out.
  private(set) var items: [Item] = []
  /// The packages that lie in it; their files are theirs.
  private(set) var packages: [Path] = []
  private let references: Set<String>
  private let types: [String: String]

  /// Reads the folder of a group; a folder that is not there has no items.
  init(_ group: XcodeObject, at path: Path, limit: XcodeReadingLimit) throws {
    self.path = path
    references = Set(group.texts("explicitFolders").map { Path($0).string })
    types = group.entries("explicitFileTypes").compactMapValues { $0 as? String }
    guard path.isFolder else { return }
    var seen: Set<Path> = []
    var rest = [(folder: path, name: "")]
    while let (folder, name) = rest.popLast() {
      guard let real = folder.real, seen.insert(real).inserted else { continue }
      // A folder that may not be read holds nothing for anyone else who builds the project either.
      let children = ((try? folder.children()) ?? []).filter { !$0.hasPrefix(".") }
      // Looking at the disk takes longer than looking at a list.
      try limit.take(4 * (children.count + 1))
      for child in children { if let below = add(child, of: folder, named: name) { rest.append(below) } }
    }
    items.sort { $0.name < $1.name }
  }

  /// Adds a file; a folder that is to be looked into is returned.
  private mutating func add(_ child: String, of folder: Path, named name: String) -> (folder: Path, name: String)? {
    let place = (folder: folder / child, name: name.isEmpty ? child : name + "/" + child)
    guard let kind = FileStatus(of: place.folder)?.kind, kind == .folder || kind == .file else { return nil }
    let item = Item(name: place.name, path: place.folder, type: types[place.name], isReference: references.contains(place.name))
    guard kind == .folder, !item.isReference else {
      items.append(item)
      return nil
    }
    switch XcodeFileKind(name: child, isFolder: true, type: item.type) {
    case .folder where (place.folder / "Package.swift").isFile: packages.append(place.folder)
    case .folder, .localization: return place
    default: items.append(item)
    }
    return nil
  }
}

/// The files that a list of exceptions names, by their places below a synchronised folder.
struct XcodeExceptions {
  /// Files, and folders with all that is in them.
  private var names: Set<String> = []
  /// Files of which there is one in each language's folder, without that folder.
  private var localized: Set<String> = []

  init(_ list: [String]) {
    for exception in list {
      if let mark = ["/Localized: ", "/Localized:", "/Localized/"].first(where: { exception.hasPrefix($0) }) {
        localized.insert(Path(String(exception.dropFirst(mark.count))).string)
      } else {
        names.insert(Path(exception).string)
      }
    }
  }

  /// The exception that names an item; `nil` where none does.
  func match(_ item: String) -> String? {
    let parts = item.split(separator: "/")
    if !localized.isEmpty, parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") {
      let name = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
      if localized.contains(name) { return name }
    }
    guard !names.isEmpty else { return nil }
    if names.contains(item) { return item }
    var folder = Path(item).parent
    while folder.string != "." {
      if names.contains(folder.string) { return folder.string }
      folder = folder.parent
    }
    return nil
  }

  /// What matched nothing, when these did.
  func unmatched(_ matches: Set<String>) -> [String] { names.union(localized).subtracting(matches).sorted() }
}
