import Foundation
import Testing

/// Packages of the web, served by git on this machine, and packages that lie beside an app; none of them names this framework.
@Suite("Apps with packages", .serialized)
final class ProjectPackagesTests {
  private let folder: URL
  private let server: GitServer
  private var address: String { server.address + "/Tides" }

  init() throws {
    folder = try AppRun.temporaryFolder()
    server = try GitServer(folder.appending(path: "repositories"))
    try write([
      "repositories/Tides/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Tides", products: [.library(name: "Tides", targets: ["Tides"])], targets: [.target(name: "Tides")])
      """,
      "repositories/Tides/Sources/Tides/Tides.swift": "public let tide = \"low\"",
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", platforms: [.iOS(.v17)], products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "\(address)", from: "1.0.0")],
        targets: [
          .target(
            name: "Kit", dependencies: ["Tides", .target(name: "Haptics", condition: .when(platforms: [.iOS]))],
            resources: [.process("Resources")], swiftSettings: [.define("PHONE", .when(platforms: [.iOS]))],
            linkerSettings: [.linkedFramework("CoreHaptics", .when(platforms: [.iOS]))]),
          .target(name: "Haptics"),
        ])
      """,
      "Kit/Sources/Haptics/Haptics.swift": "public let touch = \"soft\"",
      "Kit/Sources/Kit/Resources/greeting.txt": "hello",
      "Kit/Sources/Kit/Kit.swift": """
      import Combine
      #if PHONE && os(iOS)
      import Haptics
      public let feeling = touch
      #else
      public let feeling = "none"
      #endif
      import SwiftUI
      import Tides
      public final class Counter: ObservableObject { @Published public var count = 1; public init() {} }
      public struct Greeting: View {
        @StateObject private var counter = Counter()
        public init() {}
        public var body: some View { Text("\\(Self.text) \\(counter.count)") }
        public static var text: String {
          let url = Bundle.module.url(forResource: "greeting", withExtension: "txt")
          return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
        }
        public static let selector = #selector(Target.act)
      }
      final class Target: NSObject { func act() {} }
      """,
    ])
    try commit(version: "1.0.0")
    try write(["repositories/Tides/Sources/Tides/Tides.swift": "public let tide = \"high\""])
    try commit(version: "1.1.0")
    try git("checkout", "-q", "-b", "spring")
    for time in ["early", "late"] {
      try write(["repositories/Tides/Sources/Tides/Tides.swift": "public let tide = \"\(time) spring\""])
      try commit(version: time)
    }
    try git("checkout", "-q", "-")
    try server.start()
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func commit(version: String) throws {
    for words in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", version], ["tag", version]] { try git(words) }
  }

  private func git(_ words: String...) throws { try git(words) }

  private func git(_ words: [String]) throws {
    let settings = ["user.name=Tests", "user.email=tests@example.com", "commit.gpgsign=false"].flatMap { ["-c", $0] }
    // The package manager remembers which revision a version of an address had, and an address may come again.
    let date = "2026-01-01T00:00:00Z"
    let outcome = try AppRun.run(
      "git", ["-C", folder.appending(path: "repositories/Tides").path] + settings + words,
      environment: ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date])
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  private func revision(_ version: String) throws -> String {
    try AppRun.run("git", ["-C", folder.appending(path: "repositories/Tides").path, "rev-parse", version]).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The version that a project was last built with, or the branch and what it was then.
  private func resolved(_ tag: String = "1.0.0", branch: String? = nil) throws -> String {
    let name = branch.map { "\"branch\": \"\($0)\"" } ?? "\"version\": \"\(tag)\""
    return """
      {"pins": [{"identity": "tides", "kind": "remoteSourceControl", "location": "\(address)",
        "state": {"revision": "\(try revision(tag))", \(name)}}], "version": 2}
      """
  }

  private static let app = """
    import Kit
    import SwiftUI
    import Tides

    @main struct ClockApp: App {
      init() { print("tide: \\(tide), greeting: \\(Greeting.text), touch: \\(feeling)") }
      var body: some Scene { WindowGroup { Greeting() } }
    }
    """

  private func writeClock() throws {
    try write([
      "Clock/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Clock", dependencies: [.package(path: "../Kit"), .package(url: "\(address)", from: "1.0.0")],
        targets: [.executableTarget(name: "Clock", dependencies: ["Kit", "Tides"])])
      """,
      "Clock/Package.resolved": try resolved(), "Clock/Sources/Clock/ClockApp.swift": Self.app,
    ])
  }

  /// Takes a picture, where that is asked for with a cache that has seen no package yet.
  private func snapshot(_ place: String, _ options: [String] = [], cache: String? = nil) throws -> AppRun.Outcome {
    try AppRun.apus(
      ["snapshot", folder.appending(path: place).path, "-o", folder.appending(path: "out.png").path] + options,
      environment: cache.map { ["XDG_CACHE_HOME": folder.appending(path: $0).path] } ?? [:])
  }

  @Test("a package is an app without naming the framework; its packages find it, in the versions that were resolved")
  func package() throws {
    try writeClock()
    let outcome = try snapshot("Clock", cache: "cache")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("tide: low, greeting: hello, touch: soft"), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Clock/.build").path))

    // What was fetched before needs no server.
    server.stop()
    try write(["Clock/Sources/Clock/ClockApp.swift": Self.app + "\n// changed"])
    let again = try snapshot("Clock", cache: "cache")
    #expect(again.code == 0 && again.errors.contains("tide: low"), "\(again.errors)")
  }

  @Test("a package that cannot be fetched is named; a folder stands for it")
  func folderInstead() throws {
    try writeClock()
    server.stop()
    let outcome = try snapshot("Clock", cache: "other-cache")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("--package \(address)=FOLDER"), "\(outcome.errors)")
    let copy = folder.appending(path: "repositories/Tides").path
    let replaced = try snapshot("Clock", ["--package", "\(address).git=\(copy)"], cache: "other-cache")
    #expect(replaced.code == 0, "\(replaced.errors)")
    #expect(replaced.errors.contains("tide: high, greeting: hello, touch: soft"), "\(replaced.errors)")
  }

  private func writeWall(_ requirement: String) throws {
    try write([
      "Wall/Wall/ClockApp.swift": Self.app,
      "Wall/Wall.xcodeproj/project.pbxproj": WallProject.text(remote: address, requirement: requirement),
    ])
  }

  @Test("an Xcode project links packages from both; other code in one leaves the app as it was compiled")
  func project() throws {
    try writeWall("kind = upToNextMajorVersion; minimumVersion = 1.0.0;")
    try write(["Wall/Wall.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": try resolved()])
    let outcome = try snapshot("Wall/Wall.xcodeproj", cache: "cache")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("tide: low, greeting: hello, touch: soft"), "\(outcome.errors)")
    #expect(outcome.errors.contains("compiling Wall ("), "\(outcome.errors)")

    let kit = folder.appending(path: "Kit/Sources/Kit/Kit.swift")
    let source = try String(contentsOf: kit, encoding: .utf8)
    try Data(source.replacing("?? \"nothing\"", with: ".map { \"well, \" + $0 } ?? \"nothing\"").utf8).write(to: kit)
    let other = try snapshot("Wall/Wall.xcodeproj", cache: "cache")
    #expect(other.errors.contains("greeting: well, hello") && !other.errors.contains("compiling Wall ("), "\(other.errors)")

    try Data((source + "\npublic let more = 1\n").utf8).write(to: kit)
    let more = try snapshot("Wall/Wall.xcodeproj", cache: "cache")
    #expect(more.errors.contains("greeting: hello") && more.errors.contains("compiling Wall ("), "\(more.errors)")
  }

  @Test("a project may want a branch, or a single revision, of a package; both go before the versions that others want")
  func branches() throws {
    let pins = "Wall/Wall.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    try writeWall("kind = branch; branch = spring;")
    try write([pins: try resolved("early", branch: "spring")])
    let pinned = try snapshot("Wall/Wall.xcodeproj", cache: "cache")
    #expect(pinned.code == 0 && pinned.errors.contains("tide: early spring, greeting: hello"), "\(pinned.errors)")
    try FileManager.default.removeItem(at: folder.appending(path: pins))
    try writeWall("kind = revision; revision = \(try revision("1.0.0"));")
    let single = try snapshot("Wall/Wall.xcodeproj", cache: "cache")
    #expect(single.code == 0 && single.errors.contains("tide: low, greeting: hello"), "\(single.errors)")
    try writeWall("kind = branch; branch = spring;")
    let branch = try snapshot("Wall/Wall.xcodeproj", cache: "cache")
    #expect(branch.code == 0 && branch.errors.contains("tide: late spring, greeting: hello"), "\(branch.errors)")
    try writeWall("kind = branch; branch = summer;")
    let missing = try snapshot("Wall/Wall.xcodeproj", cache: "cache")
    #expect(missing.code == 1 && missing.errors.contains("summer"), "\(missing.errors)")
  }

  @Test("a Swift Playgrounds app has its packages, too")
  func playground() throws {
    try write([
      "Pocket.swiftpm/Package.swift": """
      // swift-tools-version: 5.8
      import AppleProductTypes
      import PackageDescription
      let package = Package(
        name: "Pocket", platforms: [.iOS("16.0")],
        products: [
          .iOSApplication(
            name: "Pocket", targets: ["AppModule"], bundleIdentifier: "com.example.pocket", displayVersion: "1.0",
            bundleVersion: "1", appIcon: .placeholder(icon: .clock), accentColor: .presetColor(.teal),
            supportedDeviceFamilies: [.phone], supportedInterfaceOrientations: [.portrait])
        ],
        dependencies: [.package(path: "../Kit"), .package(url: "\(address)", "1.0.0"..<"2.0.0")],
        targets: [.executableTarget(name: "AppModule", dependencies: ["Kit", "Tides"], path: ".")])
      """,
      "Pocket.swiftpm/ClockApp.swift": Self.app,
    ])
    let outcome = try snapshot("Pocket.swiftpm", cache: "cache")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("tide: high, greeting: hello, touch: soft"), "\(outcome.errors)")
  }
}

/// Serves the repositories of a folder to this machine alone.
private final class GitServer {
  let address: String
  private let port: UInt16
  private let folder: URL
  private let process = Process()

  init(_ folder: URL) throws {
    self.folder = folder
    port = try Self.freePort()
    address = "git://127.0.0.1:\(port)"
  }

  func start() throws {
    // The daemon itself, and not the `git` that would stay between.
    let programs = try AppRun.run("git", ["--exec-path"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    process.executableURL = URL(fileURLWithPath: programs).appending(path: "git-daemon")
    process.arguments = [
      "--base-path=\(folder.path)", "--export-all", "--reuseaddr", "--listen=127.0.0.1", "--port=\(port)", folder.path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<100 {
      if try AppRun.run("git", ["ls-remote", address + "/Tides"]).code == 0 { return }
      usleep(50_000)
    }
    Issue.record("git serves nothing at \(address)")
  }

  func stop() {
    guard process.isRunning else { return }
    // Tests' threads block signals, and what they start inherits that; this one cannot be blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) | getsockname(descriptor, $0, &length)
      }
    }
    try #require(result == 0)
    return UInt16(bigEndian: address.sin_port)
  }
}

/// A project with one target, a synchronised folder, a local package and one of the web.
private enum WallProject {
  static func text(remote: String, requirement: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 77; rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T,); buildConfigurationList = C; developmentRegion = en;
          knownRegions = (en, Base,); packageReferences = (L, R,);};
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (S,);};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Wall; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = Wall; productName = Wall; productType = "com.apple.product-type.application";
          buildConfigurationList = C; buildPhases = (B, F,); fileSystemSynchronizedGroups = (S,);
          packageProductDependencies = (K, W,);};
        B = {isa = PBXSourcesBuildPhase; files = ();};
        F = {isa = PBXFrameworksBuildPhase; files = (FK, FW,);};
        FK = {isa = PBXBuildFile; productRef = K;};
        FW = {isa = PBXBuildFile; productRef = W;};
        L = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit;};
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(remote)";
          requirement = {\(requirement)};};
        K = {isa = XCSwiftPackageProductDependency; productName = Kit;};
        W = {isa = XCSwiftPackageProductDependency; productName = Tides; package = R;};
        C = {isa = XCConfigurationList; buildConfigurations = (D,); defaultConfigurationName = Debug;};
        D = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {
            PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0; SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;};};
      };
    }

    """
  }
}
