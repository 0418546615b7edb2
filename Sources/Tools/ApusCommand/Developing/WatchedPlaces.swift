/// Where files lie that decide what is built.
struct WatchedPlaces: Equatable {
  /// Folders with all that they hold, but for what no build reads.
  var folders: Set<Path> = []
  /// Files that lie elsewhere.
  var files: Set<Path> = []

  /// The most folders that are watched.
  static let mostFolders = 20_000

  /// Whether nothing in a folder of this name decides what is built: what tools keep and make.
  static func leavesOut(folder name: String) -> Bool {
    name.hasPrefix(".") || ["DerivedData", "build", "node_modules", "Carthage", "xcuserdata"].contains(name)
  }

  /// Whether a name is that of a file which editors make beside the one that is edited.
  static func leavesOut(file name: String) -> Bool { name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") }

  /// Whether a path is watched with one of the folders.
  func cover(_ path: Path) -> Bool {
    folders.contains { folder in
      path.isInside(folder) && !path.parent.below(folder).split(separator: "/").contains { Self.leavesOut(folder: String($0)) }
    }
  }

  /// The folders to look at.
  struct Found: Equatable {
    /// Each with the names that count in it; `nil`: all that are not left out.
    var folders: [Path: Set<String>?] = [:]
    /// The first of those that are too many to be watched; `nil`: all are.
    var firstLeftOut: Path?

    /// What people are to know of it; `nil`: nothing.
    var shortfall: String? {
      firstLeftOut.map {
        "\($0) and more folders are not watched, as \(folders.count) are already: a change there is not noticed; move what is no "
          + "source out of the project, or into a folder whose name begins with a dot"
      }
    }
  }

  /// The folders to look at, at most so many of those that are watched with all that they hold.
  ///
  /// Links are followed, each folder once; what is not there is left out.
  func found(atMost limit: Int = Self.mostFolders) -> Found {
    var found = Found()
    var real: Set<Path> = []
    var waiting = folders.sorted()
    while let folder = waiting.popLast() {
      guard folder.isFolder, let place = folder.real, real.insert(place).inserted else { continue }
      guard found.folders.count < limit else {
        found.firstLeftOut = folder
        break
      }
      found.folders[folder] = .some(nil)
      waiting += Self.folders(in: folder)
    }
    for file in files {
      let folder = file.parent
      guard folder.isFolder else { continue }
      switch found.folders[folder] {
      case .none: found.folders[folder] = [file.name]
      case .some(.none): break
      case .some(.some(let names)): found.folders[folder] = names.union([file.name])
      }
    }
    return found
  }

  /// The folders directly in a folder that are watched with it.
  static func folders(in folder: Path) -> [Path] {
    ((try? folder.children()) ?? []).filter { !leavesOut(folder: $0) }.map { folder / $0 }.filter(\.isFolder)
  }
}
