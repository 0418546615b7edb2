/// A package that a project takes products from.
enum XcodePackageReference: Hashable {
  case local(Path)
  case remote(url: String, requirement: XcodePackageRequirement?)

  /// What makes two references one package: the last part of the place in small letters, without `.git`.
  var identity: String {
    switch self {
    case .local(let path): path.name.lowercased()
    case .remote(let url, _):
      String(
        (url.lowercased().split { "/:".contains($0) }.last.map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 } ?? "").prefix(255))
    }
  }

  /// How people call it in a message.
  var title: String {
    switch self {
    case .local(let path): path.string
    case .remote(let url, _): url
    }
  }
}

/// The versions of a remote package that a project takes.
enum XcodePackageRequirement: Hashable {
  case upToNextMajor(String)
  case upToNextMinor(String)
  case exact(String)
  case range(from: String, to: String)
  case branch(String)
  case revision(String)

  /// Reads the dictionary of an `XCRemoteSwiftPackageReference`; `nil` where it says nothing that is known.
  init?(_ entries: [String: Any]) {
    let text = { (key: String) in entries[key] as? String }
    switch text("kind") {
    case "upToNextMajorVersion": self = .upToNextMajor(text("minimumVersion") ?? "0.0.0")
    case "upToNextMinorVersion": self = .upToNextMinor(text("minimumVersion") ?? "0.0.0")
    case "exactVersion":
      guard let version = text("version") ?? text("minimumVersion") else { return nil }
      self = .exact(version)
    case "versionRange":
      guard let first = text("minimumVersion"), let end = text("maximumVersion") else { return nil }
      self = .range(from: first, to: end)
    case "branch":
      guard let branch = text("branch") else { return nil }
      self = .branch(branch)
    case "revision":
      guard let revision = text("revision") else { return nil }
      self = .revision(revision)
    default: return nil
    }
  }
}

/// A product of a package that a target links.
struct XcodePackageProduct: Hashable {
  var name: String
  /// The package that it is a product of; `nil` where the project leaves it to the names of local packages' products.
  var package: XcodePackageReference?
}

/// The packages of a project by the identifiers of their references.
struct XcodePackages {
  /// Each package once, in the project's order; folders of its groups that hold a manifest come last.
  private(set) var references: [XcodePackageReference] = []
  /// One line for each local package that is not there.
  private(set) var warnings: [String] = []
  private var byID: [String: XcodePackageReference] = [:]
  private var byKey: [String: XcodePackageReference] = [:]

  init(_ objects: XcodeObjects, tree: XcodeFileTree) {
    for object in objects.objects(objects.project.texts("packageReferences")) {
      if let path = object.text("relativePath") ?? (object.kind == "XCLocalSwiftPackageReference" ? object.text("path") : nil) {
        let folder = Path(path).absolute(in: tree.root)
        if !(folder / "Package.swift").isFile { warnings.append("the project's local package \(folder) is not there") }
        add(.local(folder), id: object.id)
      } else if let url = object.text("repositoryURL"), !url.isEmpty {
        add(.remote(url: url, requirement: XcodePackageRequirement(object.entries("requirement"))), id: object.id)
      }
    }
    for object in objects.all("PBXFileReference") {
      let type = object.text("lastKnownFileType") ?? object.text("explicitFileType") ?? "folder"
      guard ["wrapper", "folder", "file.wrapper", "text"].contains(type), let path = tree.path(of: object) else { continue }
      addFolder(path)
    }
  }

  /// Adds a folder if it holds a manifest.
  mutating func addFolder(_ path: Path) {
    if (path / "Package.swift").isFile { add(.local(path), id: nil) }
  }

  /// The product that an `XCSwiftPackageProductDependency` names.
  func product(_ dependency: XcodeObject) -> XcodePackageProduct? {
    guard let name = dependency.text("productName"), !name.isEmpty else { return nil }
    return XcodePackageProduct(name: name, package: dependency.text("package").flatMap { byID[$0] })
  }

  private mutating func add(_ reference: XcodePackageReference, id: String?) {
    // Old projects name a remote package once for each target, and a folder may be both a package and a file reference.
    let key = if case .local(let path) = reference { "folder " + path.string } else { "package " + reference.identity }
    let known = byKey[key]
    if known == nil {
      references.append(reference)
      byKey[key] = reference
    }
    if let id { byID[id] = known ?? reference }
  }
}
