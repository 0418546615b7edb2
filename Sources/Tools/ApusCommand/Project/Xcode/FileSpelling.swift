/// Finds files whose names are spelled in other letters than the project spells them, which Apple's disks take for the same.
struct FileSpelling {
  private var listings: [Path: [String: String]] = [:]

  init() {}

  /// The path as the disk has it; `nil` where nothing is there in any spelling.
  mutating func existing(_ path: Path) -> Path? {
    if path.exists { return path }
    var unspelled: [String] = []
    var folder = path
    while !folder.exists, folder.parent != folder {
      unspelled.append(folder.name)
      folder = folder.parent
    }
    for name in unspelled.reversed() {
      guard let found = listing(of: folder)[Self.key(name)] else { return nil }
      folder = folder / found
    }
    return folder
  }

  private mutating func listing(of folder: Path) -> [String: String] {
    if let known = listings[folder] { return known }
    // Strings compare by what they show, so one name is another's even where accents are written as marks of their own.
    let names = Dictionary((try? folder.children())?.map { (Self.key($0), $0) } ?? []) { first, _ in first }
    listings[folder] = names
    return names
  }

  private static func key(_ name: String) -> String { name.lowercased() }
}
