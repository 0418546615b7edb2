/// The Swift files of a folder and of those in it, in the order of their paths; hidden ones are left out.
struct SwiftFiles {
  private(set) var files: [Path] = []

  /// Lists a folder, or a single file; what stands directly in the folder under a name in `left` is passed over.
  init(below place: Path, without left: Set<String> = []) throws {
    guard place.isFolder else {
      if place.fileExtension == "swift", place.isFile { files = [place] }
      return
    }
    files = try place.children().filter { !$0.hasPrefix(".") && !left.contains($0) }
      .flatMap { try SwiftFiles(below: place / $0).files }
  }
}
