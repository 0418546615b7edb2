/// The folders on the way to the one that is being read, by which a walk that follows links knows when it has come back.
struct FolderTrail {
  private var folders: Set<Path> = []

  /// The way into a folder; `nil` where the folder already lies on it, or is no longer there.
  ///
  /// Two links to one folder beside each other are no loop: each of them stands for all that is in it.
  func into(_ folder: Path) -> FolderTrail? {
    guard let real = folder.real, !folders.contains(real) else { return nil }
    var longer = self
    longer.folders.insert(real)
    return longer
  }
}
