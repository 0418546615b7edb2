import Foundation

/// A release archive where somebody unpacked it: the tool, and a framework built for one toolchain and one distribution.
///
/// `scripts/dist` makes it. `apus-release` stands in its root where a copy with sources has its Package.swift, and says in lines
/// `NAME=value` what it was made with. `framework` is what the cache has of a finished build, and `SHA256SUMS` has the hashes of all
/// files that builds of apps use.
struct ReleaseArchive: Equatable {
  static let marker = "apus-release"
  static let sums = "SHA256SUMS"
  private static let remedy = "unpack the archive anew"

  var root: Path
  /// The first line of `swift --version` with which the framework was built.
  var toolchain: String
  /// The distribution on which it was built, as ``Distribution`` names it.
  var distribution: String
  /// Swift's own libraries that the framework needs, by the names that the linker knows.
  var toolchainLibraries: [String]

  /// Reads what an archive says of itself; `nil` where `root` is none.
  ///
  /// - Throws: Where it does not say what it must.
  init?(at root: Path) throws {
    let file = root / Self.marker
    guard file.isFile else { return nil }
    let values = VariableFile(text: try file.readText())
    func value(_ name: String) throws -> String {
      guard let value = values[name] else { throw CommandError.failure("\(file) has no \(name); \(Self.remedy)") }
      return value
    }
    self.root = root
    toolchain = try value("TOOLCHAIN")
    distribution = try value("DISTRIBUTION")
    toolchainLibraries = try value("TOOLCHAIN_LIBRARIES").split(separator: " ").map(String.init)
  }

  /// Refuses another toolchain, whose compiler cannot read these modules, and another distribution, whose libraries differ.
  func check(toolchain: Toolchain, distribution: String) throws {
    let others = "take the archive for that, or build Apus from its sources"
    guard toolchain.version == self.toolchain else {
      throw CommandError.failure(
        "this release archive is for \(self.toolchain), but \(toolchain.path) is \(toolchain.version); \(others)")
    }
    guard distribution == self.distribution else {
      throw CommandError.failure(
        "this release archive is for \(self.distribution), but this system is \(distribution); \(others)")
    }
  }

  /// The framework that lies in the archive, with the optional modules among `imports`.
  ///
  /// - Throws: Where the archive is for other circumstances, or damaged.
  func framework(
    for imports: Set<String>, toolchain: Toolchain, distribution: String, installation: Installation
  ) throws -> Framework {
    try check(toolchain: toolchain, distribution: distribution)
    let identity = try verify(installation)
    guard var framework = Framework(finishedIn: root / "framework", identity: identity, for: imports) else {
      throw CommandError.failure("\(root / "framework") is not whole; \(Self.remedy)")
    }
    framework.toolchainLibraries = toolchainLibraries
    return framework
  }
}

// MARK: - Hashes

extension ReleaseArchive {
  /// Compares the files with their hashes, once for each time that the archive is unpacked, and returns a name for this content.
  ///
  /// - Throws: Where a file differs from what was packed or is not there.
  @discardableResult
  func verify(_ installation: Installation) throws -> String {
    let list = root / Self.sums
    let identity = ContentHash.hex(of: [try list.readText()])
    // Unpacking gives the list a new time of change, whatever else it sets.
    let unpacked = "\(identity) \(list.changeTime)"
    let stamp = installation.cache / "archives" / ContentHash.hex(of: [root.string])
    if (try? stamp.readText()) == unpacked { return identity }
    let damaged = try damagedFiles(installation.environment)
    if let first = damaged.first {
      let others = damaged.count == 1 ? "" : " and \(damaged.count - 1) more"
      throw CommandError.failure("\(root / first)\(others) is not as it was packed; \(Self.remedy)")
    }
    try stamp.parent.makeFolder()
    try stamp.write(Data(unpacked.utf8))
    return identity
  }

  private func damagedFiles(_ environment: [String: String]) throws -> [String] {
    let program = Subprocess(
      program: "env", arguments: ["--chdir=\(root)", "sha256sum", "--check", "--quiet", "--strict", Self.sums],
      environment: environment.merging(["LC_ALL": "C"]) { $1 })
    var damaged: [String] = []
    let code = try program.run { line in
      if !line.hasPrefix("sha256sum: "), let end = line.range(of: ": FAILED", options: .backwards) {
        damaged.append(String(line[..<end.lowerBound]))
      }
    }
    // It complains of lines that are none.
    return code != 0 && damaged.isEmpty ? [Self.sums] : damaged
  }
}

extension Installation {
  /// Refuses what works on the sources of Apus where there are none.
  func requireSources(for command: String) throws {
    guard try ReleaseArchive(at: root) == nil else {
      throw CommandError.failure("apus \(command) needs the sources of Apus, which the release archive in \(root) has not")
    }
  }
}
