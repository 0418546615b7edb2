import Foundation

/// What the app keeps over a restart: which places are favourites, and the profile.
struct Library: Codable, Equatable {
  var favorites: [Int: Bool] = [:]
  var profile: Profile?
}

/// Where a library is kept.
struct LibraryStore {
  let file: URL?

  /// A store that forgets when the app ends.
  static var inMemory: LibraryStore { LibraryStore(file: nil) }

  static var onDisk: LibraryStore {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return LibraryStore(file: folders.first?.appendingPathComponent("Landmarks/library.json"))
  }

  /// What was kept; an empty library where there is none, or none that can be read.
  func load() -> Library {
    guard let file, let data = try? Data(contentsOf: file) else { return Library() }
    return (try? JSONDecoder().decode(Library.self, from: data)) ?? Library()
  }

  func save(_ library: Library) {
    guard let file, let data = try? JSONEncoder().encode(library) else { return }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}
