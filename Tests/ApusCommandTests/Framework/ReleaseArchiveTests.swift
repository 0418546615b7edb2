import Foundation
import Testing

@testable import ApusCommand

/// What an unpacked archive says of itself, and what it refuses; `AppBuildTests` builds an app against one.
@Suite("Release archives")
struct ReleaseArchiveTests {
  private static let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
  private let folder: TemporaryFolder
  private let installation: Installation

  init() throws {
    folder = try TemporaryFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    installation = folder.installation(environment: ["PATH": "\(folder.path)/bin:\(path)"])
    try folder.write([
      "root/framework/complete": "", "root/framework/lib/libApusRuntime.so": "code", "root/Examples/A.swift": "",
      "root/framework/index.json": """
      {"moduleMaps": ["clang/C/module.modulemap"], "clangFlags": ["-I/usr/include/c"], "plugins": ["Macros"],
       "resources": ["Symbols.resources"], "optionalModules": ["Plots"]}
      """,
    ])
    try say(version: Self.version)
    try folder.writeReleaseArchive(toolchain: Self.version, distribution: "debian 12", libraries: "swiftCore Foundation")
  }

  /// Puts a toolchain of this version in `PATH`.
  private func say(version: String) throws {
    try folder.write(["bin/swift": "#!/bin/sh\necho '\(version)'\n"])
    #expect(chmod((folder.path / "bin/swift").string, 0o755) == 0)
  }

  private func framework(importing imports: Set<String> = [], on distribution: String = "debian 12") throws -> Framework? {
    try ReleaseArchive(at: installation.root)?.framework(
      for: imports, toolchain: Toolchain(installation), distribution: distribution, installation: installation)
  }

  @Test("an archive says what it was made with; where there is none, nobody does")
  func marker() throws {
    let archive = try #require(try ReleaseArchive(at: installation.root))
    #expect(archive.toolchain == Self.version && archive.distribution == "debian 12")
    #expect(archive.toolchainLibraries == ["swiftCore", "Foundation"])
    #expect(try ReleaseArchive(at: folder.path) == nil)
    let executable = installation.root / "bin/apus"
    #expect(try Installation.root(environment: [:], executable: executable, workingFolder: folder.path) == installation.root)
    try folder.write(["root/apus-release": "TOOLCHAIN=6\n"])
    let message = "\(installation.root)/apus-release has no DISTRIBUTION; unpack the archive anew"
    #expect(failure { _ = try ReleaseArchive(at: installation.root) }?.message == message)
  }

  @Test("the framework's parts are those that lie in the archive, wherever that is")
  func relocatedIndex() throws {
    let first = try #require(try framework())
    #expect(first.moduleMaps == [installation.root / "framework/clang/C/module.modulemap"])
    #expect(first.clangFlags == ["-I/usr/include/c"])
    #expect(first.plugins == [.init(module: "Macros", program: installation.root / "framework/plugins/Macros-tool")])
    #expect(first.toolchainLibraries == ["swiftCore", "Foundation"])

    let other = folder.path / "other"
    try installation.root.move(over: other)
    var moved = installation
    moved.root = other
    let framework = try #require(try ReleaseArchive(at: other)).framework(
      for: [], toolchain: try Toolchain(moved), distribution: "debian 12", installation: moved)
    #expect(framework.libraryFolder == other / "framework/lib")
    #expect(framework.resources == [other / "framework/resources/Symbols.resources"])
    #expect(framework.identity == first.identity, "the content is the same")
  }

  @Test("another toolchain is refused in one line that names both")
  func otherToolchain() throws {
    #expect(try framework() != nil)
    try say(version: "Swift version 6.2 (swift-6.2-RELEASE)")
    let error = try #require(failure { _ = try framework() })
    #expect(error.code == 1)
    #expect(
      error.message == """
        this release archive is for \(Self.version), but \(folder.path)/bin/swift is Swift version 6.2 (swift-6.2-RELEASE); \
        take the archive for that, or build Apus from its sources
        """)
  }

  @Test("another distribution is refused in one line that names both", arguments: ["debian 13", "ubuntu 24.04", "unknown"])
  func otherDistribution(distribution: String) throws {
    let message = failure { _ = try framework(on: distribution) }?.message
    #expect(
      message == """
        this release archive is for debian 12, but this system is \(distribution); \
        take the archive for that, or build Apus from its sources
        """)
  }

  @Test("a damaged file is named, and after the mending all is checked again")
  func damage() throws {
    let library = installation.root / "framework/lib/libApusRuntime.so"
    try folder.write(["root/framework/lib/libApusRuntime.so": "c0de", "root/Examples/A.swift": "changed, as it may be"])
    let message = "\(library) is not as it was packed; unpack the archive anew"
    #expect(failure { _ = try framework() }?.message == message)
    #expect(failure { _ = try framework() }?.message == message, "a failure is not remembered as a success")
    try folder.write(["root/framework/lib/libApusRuntime.so": "code"])
    #expect(try framework() != nil)

    try library.remove()
    try (installation.root / "framework/complete").remove()
    try folder.touch("root/SHA256SUMS")
    let remedy = "is not as it was packed; unpack the archive anew"
    #expect(failure { _ = try framework() }?.message == "\(installation.root)/framework/complete and 1 more \(remedy)")
    try folder.write(["root/SHA256SUMS": "no hashes\n"])
    #expect(failure { _ = try framework() }?.message == "\(installation.root)/SHA256SUMS \(remedy)")
  }

  @Test("files are compared once for each unpacking")
  func once() throws {
    #expect(try framework() != nil)
    try folder.write(["root/framework/lib/libApusRuntime.so": "c0de"])
    #expect(try framework() != nil)
    try folder.touch("root/SHA256SUMS")
    #expect(failure { _ = try framework() } != nil, "the archive was unpacked again over it")
  }

  @Test("a module that the archive has not is no reason to build one")
  func missingModule() throws {
    let message = failure { _ = try framework(importing: ["Plots"]) }?.message
    #expect(message == "\(installation.root)/framework is not whole; unpack the archive anew")
  }

  @Test("what needs the sources says so", arguments: ["test", "framework"])
  func sources(command: String) {
    let error = failure { _ = try ApusCommand.run([command]) { installation } }
    let message = "apus \(command) needs the sources of Apus, which the release archive in \(installation.root) has not"
    #expect(error?.message == message && error?.code == 1)
  }

  @Test("an archive with GTK cannot do without it")
  func withoutGTK() throws {
    let cache = FrameworkCache(
      installation: installation, toolchain: try Toolchain(installation), traits: Traits.standard.withoutGTK)
    let message = "the release archive in \(installation.root) has GTK; without it, Apus is built from its sources"
    #expect(failure { _ = try cache.framework(for: []) }?.message == message)
  }

  @Test(
    "a distribution's name and number",
    arguments: [
      ("PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nVERSION_ID=\"12\"\nID=debian\n", "debian 12"),
      ("# a comment\nID='ubuntu'\nVERSION_ID=24.04", "ubuntu 24.04"), ("ID=debian\nVERSION_ID=\n", "debian"), ("", "linux"),
      ("ID=\"\nno line\nVERSION_ID=\"=\"", "\" ="),
    ])
  func distributions(text: String, name: String) { #expect(Distribution.name(osRelease: text) == name) }
}

extension TemporaryFolder {
  /// Makes `root`, with what lies in it by now, an unpacked release archive; examples have no hashes.
  func writeReleaseArchive(toolchain: String, distribution: String, libraries: String) throws {
    try write([
      "root/apus-release": """
      VERSION="1"
      TOOLCHAIN="\(toolchain)"
      DISTRIBUTION="\(distribution)"
      TOOLCHAIN_LIBRARIES="\(libraries)"

      """
    ])
    let code = try Subprocess(
      program: "sh",
      arguments: [
        "-c", "cd \"$0\" && find . -type f ! -path './Examples/*' -printf '%P\\0' | sort -z | xargs -0 sha256sum > ../sums",
        (path / "root").string,
      ], environment: ProcessInfo.processInfo.environment
    ).run()
    #expect(code == 0)
    try (path / "sums").move(over: path / "root" / ReleaseArchive.sums)
  }

  /// Gives a file of the folder a new time of change, as unpacking does.
  func touch(_ name: String) throws {
    let file = path / name
    let before = file.changeTime
    // The clock of files stands still for some milliseconds.
    while file.changeTime == before { utimes(file.string, nil) }
  }
}
