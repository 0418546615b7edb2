@testable import ApusCommand

/// An Xcode project made of a few words, written as Xcode would write it.
///
/// Paths count from the project's folder; those that begin with `..` or `/` stand in the main group with their whole path.
struct XcodeFixture {
  struct Target {
    var name: String
    /// What follows `com.apple.product-type.`.
    var productType = "application"
    var sources: [String] = []
    /// What is copied; files in `.lproj` folders stand in variant groups.
    var resources: [String] = []
    /// Blue folders.
    var folderReferences: [String] = []
    /// Synchronised folders.
    var folders: [String] = []
    /// The settings of every configuration.
    var settings: [String: String] = [:]
    /// More settings by the configuration's name.
    var configurations: [String: [String: String]] = [:]
    /// Names of phases that would run a script.
    var scripts: [String] = []
    /// Other targets of the project.
    var dependencies: [String] = []
    /// Targets that it links without naming them as dependencies.
    var links: [String] = []
    /// What other projects build, such as `Kit.product`.
    var foreignLinks: [String] = []
    /// Products of packages with the package's place, or with none.
    var products: [(name: String, package: String?)] = []
    /// Files to be copied into folders of the app.
    var copies: [(folder: String, files: [String])] = []
    /// Platforms for single sources, such as `ios`.
    var platforms: [String: [String]] = [:]
  }

  /// What a set of exceptions says of a synchronised folder.
  struct Exceptions {
    var folder: String
    var target: String
    var files: [String] = []
    var platforms: [String: [String]] = [:]
    /// Whether the set concerns the copying phase of the target, rather than the target.
    var isOfCopies = false
  }

  var name = "Demo"
  var objectVersion = 56
  var targets: [Target] = []
  var exceptions: [Exceptions] = []
  /// Folders that are copied whole, inside of a synchronised one.
  var explicitFolders: [String: [String]] = [:]
  /// The project's settings by the configuration's name.
  var settings: [String: [String: String]] = ["Debug": ["SDKROOT": "iphoneos"], "Release": ["SDKROOT": "iphoneos"]]
  /// The `.xcconfig` files below the project's settings, by the configuration's name.
  var configurationFiles: [String: String] = [:]
  var localPackages: [String] = []
  var remotePackages: [(url: String, requirement: [String: String])] = []
  /// Packages that are no more than a file reference, as before Xcode 15.
  var packageFolders: [String] = []
  var projectFolder = ""

  /// A project with one app.
  static func app(
    _ name: String = "Demo", sources: [String] = [], resources: [String] = [], folders: [String] = [],
    settings: [String: String] = [:]
  ) -> XcodeFixture {
    XcodeFixture(
      name: name,
      targets: [Target(name: name, sources: sources, resources: resources, folders: folders, settings: settings)])
  }

  /// The text of `project.pbxproj`.
  var text: String {
    var writer = XcodeFixtureWriter(self)
    return writer.text()
  }

  /// Writes the project into a folder, with the files that are given; answers the `.xcodeproj` folder.
  @discardableResult
  func write(in folder: TemporaryFolder, files: [String: String] = [:]) throws -> Path {
    try folder.write(files)
    try folder.write(["\(name).xcodeproj/project.pbxproj": text])
    return folder.path / "\(name).xcodeproj"
  }

  /// Writes the project and an empty file for each path, and reads it.
  func read(in folder: TemporaryFolder, files: [String], platform: String? = nil) throws -> XcodeProjectFile {
    try XcodeProjectFile(
      write(in: folder, files: Dictionary(files.map { ($0, "") }) { first, _ in first }), platform: platform)
  }
}
