import Foundation

/// What an overlay remembers of the sources that it was last written for.
struct OverlayRecord: Codable {
  /// What is seen of a file by looking for words in it.
  struct Facts: Codable, Equatable {
    var requestedPlatform: TargetPlatform?
    var names: ObjectiveCNames
    var knowsLinux: Bool
    var showsSomething: Bool

    init(_ data: Data) {
      requestedPlatform = PlatformRequest.platform(in: data)
      names = ObjectiveCNames(data)
      knowsLinux = PlatformRequest.knowsLinux(data)
      showsSomething = PlatformRequest.showsSomething(data)
    }

    /// Whether the files of a package say together that it is Linux' own; see `PackagePlatforms`.
    static func areOfLinux(_ files: [Facts]) -> Bool {
      files.contains(where: \.knowsLinux) && !files.contains(where: \.showsSomething)
    }
  }

  struct File: Codable {
    var input: BuildRecord.Input
    var facts: Facts
    var platform = TargetPlatform.linux
    var isRewritten = false

    /// The name of the text in place of the file; two files of one name do not meet.
    var copy: String { "\(Path(input.path).stem.shortened)-\(ContentHash.hex(of: [input.path]).prefix(8)).swift" }
  }

  /// The tool that made the texts; another one looks at each file again.
  private var maker = Self.currentMaker
  private(set) var files: [File] = []
  /// What all files tell each other of what is for Objective-C in them.
  private var names = ObjectiveCNames()
  /// Where each file is in the list.
  private var places: [String: Int] = [:]

  /// Looks at sources, at those anew that are not as an earlier record has them.
  init(_ sources: [Path], platform: TargetPlatform, earlier: OverlayRecord?) throws {
    for source in sources where places[source.string] == nil {
      let input = try BuildRecord.Input(source)
      let known = earlier?.file(at: input.path)
      let facts = known?.input == input ? known?.facts : nil
      places[input.path] = files.count
      files.append(File(input: input, facts: try facts ?? Facts(try source.read())))
    }
    var packages = PackagePlatforms(app: platform)
    for file in files { packages.add(file) }
    names = files.reduce(into: ObjectiveCNames()) { $0.formUnion($1.facts.names) }
    for index in files.indices {
      files[index].platform = files[index].facts.requestedPlatform ?? packages.platform(of: files[index])
    }
  }

  /// How a file is rewritten.
  func rewriting(of file: File) -> SourceRewriting {
    SourceRewriting(platform: file.platform, names: names, file: Path(file.input.path))
  }

  /// Whether a file of another record was rewritten; `nil` where that was not from the same source in the same way.
  func wasRewritten(_ file: File, in earlier: OverlayRecord?) -> Bool? {
    guard let earlier, earlier.names == names, let old = earlier.file(at: file.input.path),
      old.input == file.input, old.platform == file.platform
    else { return nil }
    return old.isRewritten
  }

  func file(at path: String) -> File? { places[path].flatMap { files.indices.contains($0) ? files[$0] : nil } }

  /// The record with what became of each file.
  func finished(_ rewritten: Set<String>) -> OverlayRecord {
    var copy = self
    for index in files.indices { copy.files[index].isRewritten = rewritten.contains(files[index].input.path) }
    return copy
  }

  /// Reads a record; a missing or broken one, and one of another tool, counts as none.
  static func load(_ path: Path) -> OverlayRecord? {
    guard let data = try? path.read(), let record = try? JSONDecoder().decode(OverlayRecord.self, from: data),
      record.maker == currentMaker
    else { return nil }
    return record
  }

  private static let currentMaker: String = {
    let status = Path("/proc/self/exe").real.flatMap { FileStatus(of: $0) }
    return "\(Version.current) \(status?.size ?? 0) \(status?.modified ?? 0)"
  }()
}

/// Which packages are Linux' own: they speak of it, and show nothing.
///
/// Such a package compiles here as its author meant it to, and reaches for what only Apple's systems have where it takes this machine
/// for one of theirs. A package with views, though, is seldom made for Linux, whatever its other files say.
private struct PackagePlatforms {
  var app: TargetPlatform
  /// The package that files of a folder belong to; `nil`: none.
  private var packages: [Path: Path?] = [:]
  private var knowLinux: Set<Path> = []
  private var show: Set<Path> = []

  init(app: TargetPlatform) { self.app = app }

  mutating func add(_ file: OverlayRecord.File) {
    guard app != .linux, let package = package(of: Path(file.input.path).parent) else { return }
    if file.facts.knowsLinux { knowLinux.insert(package) }
    if file.facts.showsSomething { show.insert(package) }
  }

  mutating func platform(of file: OverlayRecord.File) -> TargetPlatform {
    guard let package = package(of: Path(file.input.path).parent) else { return app }
    return knowLinux.contains(package) && !show.contains(package) ? .linux : app
  }

  /// The nearest folder above with a manifest.
  private mutating func package(of folder: Path) -> Path? {
    if let known = packages[folder] { return known }
    let isTop = folder.parent == folder || folder.string == "."
    let package = (folder / "Package.swift").isFile ? folder : isTop ? nil : package(of: folder.parent)
    packages[folder] = .some(package)
    return package
  }
}
