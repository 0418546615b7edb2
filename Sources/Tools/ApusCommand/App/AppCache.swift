import Foundation

/// What was built of apps, one folder each: bounded in bytes, and what was used longest ago goes first.
struct AppCache {
  /// The folder with one folder for each app.
  let folder: Path
  /// How many bytes all apps may have together.
  var limit: Int64 = 8 << 30

  init(in cache: Path) { folder = cache / "apps" }

  /// Holds the time of an app's last use.
  private static let stamp = "used"

  /// Notes that an app is used now.
  func use(_ app: Path) throws {
    let stamp = app / Self.stamp
    if stamp.isFile { utimes(stamp.string, nil) } else { try stamp.write(Data()) }
  }

  /// Removes the apps that were used longest ago until the others have room, but never one that is being built or was just used.
  ///
  /// To ask for the size of every file takes time, so it is for moments after a build.
  func prune(keeping app: Path) throws {
    var apps = try all().map { (path: $0, used: lastUse($0), size: $0.totalSize) }
    var total = apps.reduce(0) { $0 + $1.size }
    apps.removeAll { $0.path == app }
    for old in apps.sorted(by: { ($0.used, $0.path.string) < ($1.used, $1.path.string) }) where total > limit {
      if try remove(old.path) { total -= old.size }
    }
  }

  /// Removes all apps that nobody builds; returns the bytes that are free now.
  func clean() throws -> Int64 {
    try all().reduce(0) { freed, app in
      let size = app.totalSize
      return try remove(app) ? freed + size : freed
    }
  }

  private func all() throws -> [Path] {
    guard folder.isFolder else { return [] }
    return try folder.children().map { folder / $0 }.filter(\.isFolder)
  }

  private func lastUse(_ app: Path) -> Int64 { FileStatus(of: app / Self.stamp)?.modified ?? 0 }

  /// Removes an app, unless another process builds it.
  private func remove(_ app: Path) throws -> Bool {
    try FileLock.ifFree(app / "lock") { try app.remove() }
  }
}
