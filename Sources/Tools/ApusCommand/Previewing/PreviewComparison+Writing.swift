import Foundation
import PictureFiles

extension PreviewComparison {
  /// Writes the JSON file, the page, and the pictures that it shows, so that the folder can be taken elsewhere.
  ///
  /// - Returns: The page.
  func write(to folder: Path) throws -> Path {
    let parts = ["old", "new", "difference"]
    try folder.makeFolder()
    // Of an earlier comparison.
    if (folder / Self.fileName).isFile { for part in parts { try (folder / part).remove() } }
    for part in parts { try (folder / part).makeFolder() }
    for picture in removed.compactMap(\.picture) + changed.compactMap(\.oldPicture) {
      try (folder / "old" / picture).write((Path(old) / picture).read())
    }
    for picture in added.compactMap(\.picture) + changed.compactMap(\.newPicture) {
      try (folder / "new" / picture).write((Path(new) / picture).read())
    }
    for change in changed where change.pixels != nil {
      if let oldPicture = change.oldPicture, let newPicture = change.newPicture {
        let found = try Change.difference(Path(old) / oldPicture, Path(new) / newPicture, tolerance: 0)
        if let found { try (folder / "difference" / newPicture).write(Data(found.picture.png)) }
      }
    }
    try (folder / Self.fileName).write(PreviewFolder.json(self))
    let page = folder / ContactSheet.fileName
    try page.write(Data(ComparisonSheet(comparison: self).html.utf8))
    return page
  }
}
