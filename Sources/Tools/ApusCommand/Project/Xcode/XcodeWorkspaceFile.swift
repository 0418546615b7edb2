/// An Xcode workspace: the projects and packages that belong together.
struct XcodeWorkspaceFile {
  let path: Path
  /// The `.xcodeproj` folders, in the workspace's order.
  private(set) var projects: [Path] = []
  /// The folders with a manifest, which count before remote packages of the same name.
  private(set) var packages: [Path] = []
  /// One line for each part that is not there.
  private(set) var warnings: [String] = []
  private var spelling = FileSpelling()
  private var seen: Set<Path> = []

  /// Reads a `.xcworkspace` folder, given as an absolute path.
  init(_ folder: Path) throws {
    let file = folder / "contents.xcworkspacedata"
    guard file.isFile else {
      throw CommandError.failure(
        "\(folder) has no contents.xcworkspacedata, so it is no Xcode workspace; take it from a clean checkout")
    }
    self.init(try XcodeXML(file: file), at: folder)
  }

  /// Takes the elements of a workspace that lies in a folder.
  init(_ xml: XcodeXML, at folder: Path) {
    path = folder
    let isInProject = folder.parent.fileExtension == "xcodeproj"
    let own = isInProject ? folder.parent : nil
    // Each element's folder, for those inside of it.
    var folders: [Path?] = []
    for element in xml.elements {
      let base = element.parent.map { folders[$0] } ?? (isInProject ? folder.parent.parent : folder.parent)
      let place = Self.place(element.attributes["location"] ?? "", in: base, container: (own ?? folder).parent, own: own)
      folders.append(place)
      if element.name == "FileRef", let place { add(place) }
    }
  }

  /// What a location means: `group:` counts from the group around it, `container:` from the workspace's folder.
  private static func place(_ location: String, in folder: Path?, container: Path, own: Path?) -> Path? {
    guard location.utf8.count <= XcodeFileTree.longestPath, !location.utf8.contains(0) else { return nil }
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "group", "": return folder.map { Path(rest).absolute(in: $0) }
    case "container": return Path(rest).absolute(in: container)
    case "self": return own
    case "absolute": return rest.hasPrefix("/") ? Path(rest).absolute(in: container) : nil
    default: return nil
    }
  }

  private mutating func add(_ place: Path) {
    guard seen.insert(place).inserted else { return }
    guard let found = spelling.existing(place) else {
      warnings.append("the workspace \(path.name) names \(place), which is not there")
      return
    }
    if found.fileExtension == "xcodeproj" {
      if !projects.contains(found) { projects.append(found) }
    } else if found.isFolder {
      addPackages(in: found)
    }
  }

  /// Adds a package; Xcode shows those that lie in a plain folder too.
  private mutating func addPackages(in folder: Path) {
    let isPackage = (folder / "Package.swift").isFile
    let children = isPackage ? [] : ((try? folder.children()) ?? []).prefix(1_000).map { folder / $0 }
    for package in isPackage ? [folder] : children.filter({ ($0 / "Package.swift").isFile }) where !packages.contains(package) {
      packages.append(package)
    }
  }
}
