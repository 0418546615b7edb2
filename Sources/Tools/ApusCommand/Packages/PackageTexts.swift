import Foundation

/// The texts in a package's built resources: what Xcode would have compiled, and what Foundation here cannot read under its name.
enum PackageTexts {
  /// Compiles the string catalogues in a folder of resources, and calls tables with rules by the name that they have here.
  ///
  /// What cannot be read is named and left as it is.
  static func compile(in folder: Path, device: StringCatalog.Device = .iphone) throws {
    for name in try folder.children() {
      let place = folder / name
      if place.fileExtension == "lproj", place.isFolder {
        for file in try place.children() { try rename(place / file) }
      } else if place.fileExtension == "xcstrings", place.isFile {
        do {
          let catalog = try StringCatalog(file: place)
          for warning in catalog.warnings { Terminal.note(warning) }
          for (name, contents) in try catalog.files(for: device) {
            try (folder / name).write(ifChanged: contents)
          }
        } catch let error as CommandError { Terminal.note(error.message) }
      } else {
        try rename(place)
      }
    }
  }

  private static func rename(_ file: Path) throws {
    let name = RuleFiles.destination(of: file.name)
    if name != file.name, file.isFile { try file.move(over: file.parent / name) }
  }
}
