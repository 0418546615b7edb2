/// Finds files whose names are spelled in other letters than the project spells them, which Apple's disks take for the same.
struct FileSpelling {
  private var listings: [Path: [String: String]] = [:]
  /// The folders that were asked for, as the disk has them.
  private var folders: [Path: Path?] = [:]

  init() {}

  /// The path as the disk has it; `nil` where nothing is there in any spelling.
  mutating func existing(_ path: Path) -> Path? {
    if path.exists { return path }
    let parent = path.parent
    guard parent != path, let folder = existing(folder: parent) else { return nil }
    return listing(of: folder)[Self.key(path.name)].map { folder / $0 }
  }

  private mutating func existing(folder: Path) -> Path? {
    if let cached = folders[folder] { return cached }
    let found = existing(folder)
    folders[folder] = .some(found)
    return found
  }

  private mutating func listing(of folder: Path) -> [String: String] {
    if let cached = listings[folder] { return cached }
    // Strings compare by what they show, so one name is another's even where accents are written as marks of their own.
    let names = Dictionary((try? folder.children())?.map { (Self.key($0), $0) } ?? []) { first, _ in first }
    listings[folder] = names
    return names
  }

  private static func key(_ name: String) -> String { name.lowercased() }
}
