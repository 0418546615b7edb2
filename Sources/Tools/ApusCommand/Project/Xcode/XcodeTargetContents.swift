/// What a target consists of, with paths on disk; each list is sorted and names nothing twice.
struct XcodeTargetContents: Equatable {
  /// A resource that the project wants in a folder of its own inside the app.
  struct Copy: Hashable {
    var source: Path
    /// The folder below the app's resources.
    var folder: String
  }

  /// The Swift files.
  var sources: [Path] = []
  /// What other compilers would read: Objective-C, shaders.
  var otherSources: [Path] = []
  /// Models of Core Data's.
  var dataModels: [Path] = []
  /// Storyboards and xibs.
  var interfaceFiles: [Path] = []
  /// Files and folders such as asset catalogues and bundles; of an `.lproj` folder, the files in it.
  var resources: [Path] = []
  /// Folders that are copied whole.
  var folderReferences: [Path] = []
  /// Files that are copied elsewhere than to the top.
  var copies: [Copy] = []
  /// What the project names and the disk does not have.
  var missing: [Path] = []

  /// Where a resource lies inside the app: a localised one in the folder of its language, any other at the top.
  static func destination(of resource: Path) -> String {
    var folder = resource.parent
    while folder.fileExtension != "lproj", folder.parent != folder, folder.string.contains("/") { folder = folder.parent }
    return folder.fileExtension == "lproj" ? folder.name + "/" + resource.name : resource.name
  }

  /// The same with every list sorted and without doubles.
  func sorted() -> XcodeTargetContents {
    var result = self
    for list in [\.sources, \.otherSources, \.dataModels, \.interfaceFiles, \.resources, \.folderReferences, \.missing]
      as [WritableKeyPath<Self, [Path]>]
    { result[keyPath: list] = Set(self[keyPath: list]).sorted() }
    result.copies = Set(copies).sorted { ($0.folder, $0.source) < ($1.folder, $1.source) }
    return result
  }
}
