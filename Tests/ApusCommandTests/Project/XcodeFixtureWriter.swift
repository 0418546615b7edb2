@testable import ApusCommand

/// Makes the objects of a project file and writes them as a property list.
struct XcodeFixtureWriter {
  indirect enum Value: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    case text(String)
    case list([Value])
    case entries([String: Value])
    case reference(Int)

    init(stringLiteral value: String) { self = .text(value) }
    init(arrayLiteral elements: Value...) { self = .list(elements) }

    static func texts(_ texts: [String]) -> Value { .list(texts.map(Value.text)) }
    static func texts(_ texts: [String: String]) -> Value { .entries(texts.mapValues(Value.text)) }
    static func references(_ ids: [Int]) -> Value { .list(ids.map(Value.reference)) }
  }

  private let fixture: XcodeFixture
  private var objects: [(kind: String, fields: [String: Value])] = []
  private var comments: [Int: String] = [:]
  private var files: [String: Int] = [:]
  private var groups: [String: (id: Int, children: [Int])] = [:]
  private var variants: [String: (id: Int, children: [Int])] = [:]
  private var folders: [String: Int] = [:]
  private var packages: [String: Int] = [:]
  private var targets: [String: (id: Int, product: Int)] = [:]
  private var copyPhases: [String: Int] = [:]

  init(_ fixture: XcodeFixture) { self.fixture = fixture }

  mutating func text() -> String {
    let project = add("PBXProject", "Project object", [:])
    let main = group("")
    for package in fixture.packageFolders { _ = file(package, type: "wrapper") }
    packages = fixture.localPackages.reduce(into: [:]) {
      $0[$1] = add("XCLocalSwiftPackageReference", $1, ["relativePath": .text($1)])
    }
    for package in fixture.remotePackages {
      packages[package.url] = add(
        "XCRemoteSwiftPackageReference", package.url,
        ["repositoryURL": .text(package.url), "requirement": .texts(package.requirement)])
    }
    for target in fixture.targets {
      let product = add(
        "PBXFileReference", target.name, ["path": .text(target.name + ".product"), "sourceTree": "BUILT_PRODUCTS_DIR"])
      targets[target.name] = (add("PBXNativeTarget", target.name, [:]), product)
    }
    for target in fixture.targets { write(target) }
    writeFolders()
    let settings = configurations(fixture.settings, files: fixture.configurationFiles)
    for (path, entry) in groups { writeGroup("PBXGroup", entry, path: path) }
    for (path, entry) in variants { writeGroup("PBXVariantGroup", entry, path: path) }
    objects[project].fields = [
      "mainGroup": .reference(main), "targets": .references(fixture.targets.compactMap { targets[$0.name]?.id }),
      "buildConfigurationList": .reference(settings), "developmentRegion": "en", "knownRegions": ["en", "Base"],
      "projectDirPath": .text(fixture.projectFolder),
      "packageReferences": .references(packages.values.sorted()),
    ]
    return printed(root: project)
  }

  @discardableResult
  private mutating func add(_ kind: String, _ comment: String, _ fields: [String: Value]) -> Int {
    objects.append((kind, fields))
    comments[objects.count - 1] = comment
    return objects.count - 1
  }

  // MARK: - Groups

  private mutating func group(_ path: String) -> Int {
    if let known = groups[path] { return known.id }
    let id = add("PBXGroup", path, [:])
    groups[path] = (id, [])
    if !path.isEmpty { append(id, to: Path(path).parent.string) }
    return id
  }

  private mutating func append(_ child: Int, to folder: String) {
    let folder = folder == "." ? "" : folder
    _ = group(folder)
    groups[folder]?.children.append(child)
  }

  private mutating func writeGroup(_ kind: String, _ entry: (id: Int, children: [Int]), path: String) {
    objects[entry.id].fields = ["children": .references(entry.children), "sourceTree": "<group>"]
    let name = Path(path).name
    if !name.isEmpty { objects[entry.id].fields[kind == "PBXGroup" ? "path" : "name"] = .text(name) }
  }

  /// The reference to a file; of a localised one, the group of its languages.
  private mutating func file(_ path: String, type: String? = nil) -> Int {
    let place = Path(path)
    if place.parent.fileExtension == "lproj" { return variant(place) }
    if let known = files[path] { return known }
    let isOutside = path.hasPrefix("..") || path.hasPrefix("/")
    let tree = path.hasPrefix("/") ? "<absolute>" : isOutside ? "SOURCE_ROOT" : "<group>"
    let isModel = place.fileExtension == "xcdatamodeld"
    let id = add(
      isModel ? "XCVersionGroup" : "PBXFileReference", place.name,
      [
        "path": .text(isOutside ? path : place.name), "sourceTree": .text(tree),
        isModel ? "versionGroupType" : "lastKnownFileType": .text(type ?? Self.type(of: place)),
      ])
    files[path] = id
    append(id, to: isOutside ? "" : place.parent.string)
    return id
  }

  private mutating func variant(_ place: Path) -> Int {
    let folder = place.parent.parent.string
    let key = folder == "." ? place.name : folder + "/" + place.name
    if variants[key] == nil {
      let id = add("PBXVariantGroup", place.name, [:])
      variants[key] = (id, [])
      append(id, to: folder)
    }
    if files[place.string] == nil {
      let path = place.parent.name + "/" + place.name
      let id = add(
        "PBXFileReference", place.parent.stem,
        ["name": .text(place.parent.stem), "path": .text(path), "sourceTree": "<group>", "lastKnownFileType": "text"])
      files[place.string] = id
      variants[key]?.children.append(id)
    }
    return variants[key]?.id ?? 0
  }

  private static func type(of path: Path) -> String {
    switch path.fileExtension {
    case "swift": "sourcecode.swift"
    case "xcassets": "folder.assetcatalog"
    case "xcdatamodeld": "wrapper.xcdatamodel"
    case "m": "sourcecode.c.objc"
    default: "text"
    }
  }

  // MARK: - Targets

  private mutating func write(_ target: XcodeFixture.Target) {
    guard let ids = targets[target.name] else { return }
    var phases = [
      phase("Sources", target.sources.map { buildFile(file($0), target.platforms[$0]) }),
      phase(
        "Frameworks",
        (target.links.compactMap { targets[$0]?.product } + target.foreignLinks.map { foreignProduct($0) })
          .map { buildFile($0, nil) }),
      phase(
        "Resources",
        (target.resources.map { file($0) } + target.folderReferences.map { file($0, type: "folder") }).uniqued
          .map { buildFile($0, nil) }),
    ]
    for copy in target.copies {
      let id = phase("CopyFiles", copy.files.map { buildFile(file($0), nil) })
      objects[id].fields["dstPath"] = .text(copy.folder)
      objects[id].fields["dstSubfolderSpec"] = "7"
      copyPhases[target.name] = id
      phases.append(id)
    }
    for script in target.scripts {
      phases.append(
        add(
          "PBXShellScriptBuildPhase", script,
          ["name": .text(script), "shellPath": "/bin/sh", "shellScript": "echo \"=======\n<<<<<<< {(\""]))
    }
    let products = target.products.map { product in
      var fields: [String: Value] = ["productName": .text(product.name)]
      if let package = product.package.flatMap({ packages[$0] }) { fields["package"] = .reference(package) }
      return add("XCSwiftPackageProductDependency", product.name, fields)
    }
    let own = fixture.settings.mapValues { _ in target.settings }
    objects[ids.id].fields = [
      "name": .text(target.name), "productName": .text(target.name), "productReference": .reference(ids.product),
      "productType": .text("com.apple.product-type." + target.productType), "buildPhases": .references(phases),
      "buildConfigurationList": .reference(
        configurations(own.merging(target.configurations) { $0.merging($1) { $1 } }, files: [:])),
      "dependencies": .references(
        target.dependencies.compactMap { targets[$0]?.id }.map { add("PBXTargetDependency", "", ["target": .reference($0)]) }),
      "packageProductDependencies": .references(products),
      "fileSystemSynchronizedGroups": .references(target.folders.map { folder($0) }),
    ]
  }

  private mutating func foreignProduct(_ name: String) -> Int {
    add("PBXFileReference", name, ["path": .text(name), "sourceTree": "BUILT_PRODUCTS_DIR"])
  }

  private mutating func phase(_ name: String, _ files: [Int]) -> Int {
    var fields: [String: Value] = ["files": .references(files)]
    if fixture.objectVersion < 100 {
      fields["buildActionMask"] = "2147483647"
      fields["runOnlyForDeploymentPostprocessing"] = "0"
    }
    return add("PBX\(name)BuildPhase", name, fields)
  }

  private mutating func buildFile(_ file: Int, _ platforms: [String]?) -> Int {
    var fields: [String: Value] = ["fileRef": .reference(file)]
    if let platforms { fields["platformFilters"] = .texts(platforms) }
    return add("PBXBuildFile", comments[file] ?? "", fields)
  }

  private mutating func configurations(_ settings: [String: [String: String]], files names: [String: String]) -> Int {
    let ids = settings.keys.sorted().map { name in
      var fields: [String: Value] = ["name": .text(name), "buildSettings": .texts(settings[name] ?? [:])]
      if let path = names[name] { fields["baseConfigurationReference"] = .reference(file(path)) }
      return add("XCBuildConfiguration", name, fields)
    }
    return add(
      "XCConfigurationList", "", ["buildConfigurations": .references(ids), "defaultConfigurationName": "Release"])
  }

  // MARK: - Synchronised folders

  private mutating func folder(_ path: String) -> Int {
    if let known = folders[path] { return known }
    let id = add("PBXFileSystemSynchronizedRootGroup", path, [:])
    folders[path] = id
    append(id, to: Path(path).parent.string)
    return id
  }

  private mutating func writeFolders() {
    for exception in fixture.exceptions { _ = folder(exception.folder) }
    for (path, id) in folders.sorted(by: { $0.key < $1.key }) {
      let sets = fixture.exceptions.filter { $0.folder == path }.map { exception in
        let kind = exception.isOfCopies ? "GroupBuildPhaseMembershipExceptionSet" : "BuildFileExceptionSet"
        var fields: [String: Value] = ["membershipExceptions": .texts(exception.files)]
        if !exception.platforms.isEmpty {
          fields["platformFiltersByRelativePath"] = .entries(exception.platforms.mapValues { .texts($0) })
        }
        let owner = exception.isOfCopies ? copyPhases[exception.target] : targets[exception.target]?.id
        fields[exception.isOfCopies ? "buildPhase" : "target"] = owner.map { .reference($0) }
        return add("PBXFileSystemSynchronized" + kind, "Exceptions", fields)
      }
      objects[id].fields = ["path": .text(Path(path).name), "sourceTree": "<group>", "exceptions": .references(sets)]
      if let list = fixture.explicitFolders[path] { objects[id].fields["explicitFolders"] = .texts(list) }
    }
  }

  // MARK: - Printing

  private func printed(root: Int) -> String {
    var result = "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = \(fixture.objectVersion);\n"
    result += "\tobjects = {\n"
    for kind in Set(objects.map(\.kind)).sorted() {
      result += "\n/* Begin \(kind) section */\n"
      for (id, object) in objects.enumerated() where object.kind == kind {
        let fields = object.fields.merging(["isa": .text(kind)]) { $1 }
        result += "\t\t\(reference(id)) = \(printed(.entries(fields), indent: 2));\n"
      }
      result += "/* End \(kind) section */\n"
    }
    return result + "\t};\n\trootObject = \(reference(root));\n}\n"
  }

  private func reference(_ id: Int) -> String {
    let number = String(id + 1, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: 24 - number.count) + number
    return comments[id].map { $0.isEmpty ? digits : "\(digits) /* \($0) */" } ?? digits
  }

  private func printed(_ value: Value, indent: Int) -> String {
    let tabs = String(repeating: "\t", count: indent)
    switch value {
    case .text(let text): return quoted(text)
    case .reference(let id): return reference(id)
    case .list(let list):
      return "(\n" + list.map { "\(tabs)\t\(printed($0, indent: indent + 1)),\n" }.joined() + tabs + ")"
    case .entries(let entries):
      let lines = entries.sorted { ($0.key == "isa" ? "" : $0.key) < ($1.key == "isa" ? "" : $1.key) }
      return "{\n" + lines.map { "\(tabs)\t\(quoted($0.key)) = \(printed($0.value, indent: indent + 1));\n" }.joined() + tabs
        + "}"
    }
  }

  private func quoted(_ text: String) -> String {
    if text.wholeMatch(of: #/[A-Za-z0-9_.\/]+/#) != nil, !text.contains("//") { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}

extension [Int] {
  /// Each number once, where it stands first.
  fileprivate var uniqued: [Int] {
    var seen: Set<Int> = []
    return filter { seen.insert($0).inserted }
  }
}
