/// Sorts the files of one target by what becomes of them.
struct XcodeContentsReader {
  /// Where a build phase puts its files.
  enum Destination: Equatable {
    /// Wherever the file's type asks for.
    case byType
    /// Compiled, except for the few resources that may stand among sources.
    case sources
    /// Copied, except for what has to be compiled first.
    case resources
    /// Copied into a folder of the app.
    case copies(String)
    /// Nowhere in the app.
    case elsewhere
  }

  private let reader: XcodeProjectReader
  private let target: XcodeObject
  private let platform: String
  /// What the app's settings name for themselves: its Info.plist and its entitlements.
  private let unwanted: Set<Path>
  private(set) var contents = XcodeTargetContents()
  /// Frameworks and libraries for Apple's systems that the target links.
  private(set) var binaries: [Path] = []
  /// The phases that name a place of the app by settings.
  private(set) var unreadable: [String] = []

  /// Reads the files of a target for a platform.
  init(_ target: XcodeObject, platform: String, unwanted: Set<Path>, reader: XcodeProjectReader) throws {
    (self.target, self.platform, self.unwanted, self.reader) = (target, platform, unwanted, reader)
    let phases = reader.objects.objects(target.texts("buildPhases"))
    var moved: [String: [XcodeExceptions]] = [:]
    for phase in phases {
      let destination = destination(of: phase)
      for exception in reader.exceptions(of: phase.id) {
        let list = XcodeExceptions(exception.set.texts("membershipExceptions"))
        moved[exception.folder.id, default: []].append(list)
        try add(list, of: exception.folder, to: destination)
      }
      if phase.kind == "PBXFrameworksBuildPhase" { try readLibraries(phase) }
      if destination != .elsewhere { try readFiles(phase, to: destination) }
    }
    try readFolders(moved: moved)
    contents = contents.sorted()
  }

  // MARK: - Build phases

  private mutating func destination(of phase: XcodeObject) -> Destination {
    switch phase.kind {
    case "PBXSourcesBuildPhase": return .sources
    case "PBXResourcesBuildPhase": return .resources
    case "PBXCopyFilesBuildPhase":
      // 1 is the app itself, which on iOS is where its resources lie.
      let place = phase.text("dstSubfolder") ?? phase.text("dstSubfolderSpec") ?? ""
      guard ["1", "7", "Wrapper", "Resources"].contains(place) else { return .elsewhere }
      let folder = phase.text("dstPath") ?? ""
      guard !folder.contains("$") else {
        unreadable.append(phase.text("name") ?? "Copy Files")
        return .elsewhere
      }
      // What leads out of the app lies at its top.
      let path = String(Path(folder).absolute(in: Path("/")).string.dropFirst())
      return path.isEmpty ? .resources : .copies(path)
    default: return .elsewhere
    }
  }

  private func buildFiles(of phase: XcodeObject) throws -> [XcodeObject] {
    let ids = phase.texts("files")
    try reader.limit.take(ids.count)
    return reader.objects.objects(ids).filter { $0.counts(on: platform) }
  }

  private mutating func readFiles(_ phase: XcodeObject, to destination: Destination) throws {
    for file in try buildFiles(of: phase) {
      guard let reference = reader.objects[file.text("fileRef")] else { continue }
      if reference.kind == "PBXVariantGroup" {
        try reader.limit.take(reference.texts("children").count)
        for child in reader.objects.objects(reference.texts("children")) { add(child, to: destination) }
      } else {
        add(reference, to: destination)
      }
    }
  }

  private mutating func readLibraries(_ phase: XcodeObject) throws {
    for file in try buildFiles(of: phase) {
      guard let path = reader.tree.path(of: reader.objects[file.text("fileRef")]) else { continue }
      // Apple's own stand in old projects as paths of the machine.
      if !path.string.contains("/System/Library/"), !path.string.hasPrefix("/usr/lib/") { binaries.append(path) }
    }
  }

  private mutating func add(_ reference: XcodeObject, to destination: Destination) {
    guard let path = reader.tree.path(of: reference) else { return }
    let isReference =
      reference.kind == "PBXFileSystemSynchronizedRootGroup"
      || (reference.text("explicitFileType") ?? reference.text("lastKnownFileType")) == "folder"
    add(path, type: reference.text("explicitFileType"), isReference: isReference, to: destination)
  }

  // MARK: - Synchronised folders

  /// Adds the files of the folders that belong to the target, except for those that a phase has by name.
  private mutating func readFolders(moved: [String: [XcodeExceptions]]) throws {
    let own = reader.objects.objects(target.texts("fileSystemSynchronizedGroups"))
    let ids = Set(own.map(\.id))
    let exceptions = Dictionary(grouping: reader.exceptions(of: target.id)) { $0.folder.id }
    for group in own {
      guard let folder = try reader.folder(of: group) else { continue }
      if !folder.path.isFolder { contents.missing.append(folder.path) }
      let sets = (exceptions[group.id] ?? []).map(\.set)
      let left = [XcodeExceptions(sets.flatMap { $0.texts("membershipExceptions") })] + (moved[group.id] ?? [])
      try reader.limit.take(folder.items.count * left.count)
      for item in folder.items where left.allSatisfy({ $0.match(item.name) == nil }) && isAdmitted(item, by: sets) {
        add(item.path, type: item.type, isReference: item.isReference, to: .byType)
      }
    }
    for exception in reader.exceptions(of: target.id) where !ids.contains(exception.folder.id) {
      try add(XcodeExceptions(exception.set.texts("membershipExceptions")), of: exception.folder, to: .byType, by: exception.set)
    }
  }

  /// Adds the files of a folder that exceptions name.
  private mutating func add(
    _ list: XcodeExceptions, of group: XcodeObject, to destination: Destination, by set: XcodeObject? = nil
  ) throws {
    guard let folder = try reader.folder(of: group) else { return }
    try reader.limit.take(folder.items.count)
    var matches: Set<String> = []
    for item in folder.items {
      guard let match = list.match(item.name) else { continue }
      matches.insert(match)
      if let set, !isAdmitted(item, by: [set]) { continue }
      add(item.path, type: item.type, isReference: item.isReference, to: destination)
    }
    // An exception may outlive a file that a phase only copied; a source that is not there is worth a word.
    guard destination != .elsewhere else { return }
    contents.missing += list.unmatched(matches).map { Path($0).absolute(in: folder.path) }
  }

  private func isAdmitted(_ item: XcodeSynchronizedFolder.Item, by sets: [XcodeObject]) -> Bool {
    sets.allSatisfy { set in
      guard let filters = set.entries("platformFiltersByRelativePath")[item.name] as? [Any] else { return true }
      return filters.isEmpty || filters.contains { $0 as? String == platform }
    }
  }

  // MARK: - Files

  private mutating func add(_ named: Path, type: String?, isReference: Bool, to destination: Destination) {
    guard destination != .elsewhere, !unwanted.contains(named) else { return }
    guard let path = reader.spelling.existing(named) else {
      contents.missing.append(named)
      return
    }
    let isFolder = path.isFolder
    if isFolder, (path / "Package.swift").isFile { return }
    let kind = isReference ? .folder : XcodeFileKind(name: path.name, isFolder: isFolder, type: type)
    if case .copies(let folder) = destination {
      contents.copies.append(.init(source: path, folder: folder))
      return
    }
    let isCompiled = destination != .resources
    switch kind {
    case .swift where isCompiled: if path.name != "Package.swift" { contents.sources.append(path) }
    case .otherSource where isCompiled || isFolder || Self.isModel(path): contents.otherSources.append(path)
    case .dataModel: contents.dataModels.append(path)
    case .interface: contents.interfaceFiles.append(path)
    case .localization: addLocalization(path)
    case .folder where isFolder: contents.folderReferences.append(path)
    case .leftOut where isCompiled: break
    case .resource where destination == .sources && !Self.mayStandAmongSources(path): contents.otherSources.append(path)
    default: addResource(path)
    }
  }

  /// Whether a file is compiled in whatever phase it stands.
  private static func isModel(_ path: Path) -> Bool { ["intentdefinition", "mlmodel"].contains(path.fileExtension) }

  private static func mayStandAmongSources(_ path: Path) -> Bool {
    ["xcassets", "xcstrings", "strings", "stringsdict", "plist", "bundle"].contains(path.fileExtension)
  }

  private mutating func addLocalization(_ folder: Path) {
    for name in (try? folder.children()) ?? [] where !name.hasPrefix(".") { addResource(folder / name) }
  }

  private mutating func addResource(_ path: Path) {
    // The app's Info.plist is made from the settings; one that is copied over it stops Xcode's builds.
    if path.name != "Info.plist" { contents.resources.append(path) }
  }
}
