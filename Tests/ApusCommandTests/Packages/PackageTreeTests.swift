import Foundation
import Testing

@testable import ApusCommand

@Suite("A tree of packages")
struct PackageTreeTests {
  private typealias Sample = SamplePackage
  private let folder: TemporaryFolder
  private let swift: FakeSwift

  init() throws {
    folder = try TemporaryFolder()
    let kit = #"{"identity": "kit", "url": "\#(folder.path)/Kit", "path": "\#(folder.path)/Kit", "dependencies": []}"#
    let root = "\(folder.path)/packages/AppPackages"
    swift = try FakeSwift(
      folder, dependencies: #"{"identity": "apppackages", "url": "\#(root)", "path": "\#(root)", "dependencies": [\#(kit)]}"#)
    let kitDump = Sample.json(
      name: "Kit", products: Sample.library("Kit", "Kit"),
      targets: Sample.target("Kit", "regular", Sample.byName("KitMacros")) + "," + Sample.target("KitMacros", "macro"))
    let rootDump = Sample.json(
      name: "AppPackages", products: Sample.library("AppPackages", "AppPackages"),
      dependencies: Sample.local("\(folder.path)/Kit"),
      targets: Sample.target("AppPackages", "regular", Sample.product("Kit", of: "kit")))
    try folder.write([
      "Kit/Package.swift": "import PackageDescription", "Kit/dump.json": String(decoding: kitDump, as: UTF8.self),
      "Kit/Sources/Kit/Kit.swift": "import Charts", "dump.json": String(decoding: rootDump, as: UTF8.self),
      "built/debug/libAppPackages.so": "", "built/debug/Kit_Kit.resources/a.txt": "",
      "built/debug.yaml": """
      commands:
        "C.AppPackages-x-debug.module":
          args: ["-I","/s/Modules"]
        "C.AppPackages-x-debug.dylib":
          args: []

      """,
    ])
  }

  private func tree(_ options: PackageOptions = PackageOptions()) throws -> PackageTree {
    let installation = swift.installation
    return PackageTree(
      installation: installation, toolchain: try Toolchain(installation), options: options, configuration: .debug, app: "App",
      root: folder.path / "packages/AppPackages", product: "AppPackages", scratch: folder.path / "scratch")
  }

  private func build(allowsPlugins: Bool) throws -> PackageGraphBuild {
    let installation = swift.installation
    var options = PackageOptions()
    options.allowsPlugins = allowsPlugins
    let kit = XcodePackageReference.local(folder.path / "Kit")
    let request = PackageRequest(app: "App", products: [XcodePackageProduct(name: "Kit", package: kit)])
    return PackageGraphBuild(
      subject: .app(request), options: options, configuration: .debug, folder: folder.path / "packages",
      installation: installation,
      toolchain: try Toolchain(installation), framework: swift.framework, overlay: { _, _ in nil })
  }

  @Test("what was resolved before is asked for first, where there is such a list")
  func forced() throws {
    try folder.write(["packages/AppPackages/Package.swift": "import PackageDescription"])
    let tree = try tree()
    _ = try tree.resolve()
    #expect(!swift.calls.contains { $0.contains("--force-resolved-versions") })
    try swift.forget()
    try folder.write(["packages/AppPackages/Package.resolved": "{}", "fails/--force-resolved-versions": "error: out of date\n"])
    let graph = try tree.resolve()
    #expect(
      swift.calls.filter { $0.contains("show-dependencies") }.map { $0.contains("--force-resolved-versions") } == [true, false])
    #expect(graph.packages.map(\.identity.text) == ["apppackages", "kit"])
  }

  @Test("an address that does not answer ends it, without a second try")
  func unreached() throws {
    try folder.write([
      "packages/AppPackages/Package.resolved": "{}",
      "fails/show-dependencies": "Fetching https://e.com/Kit\nerror: fatal: no route\n",
    ])
    let message = try #require(failure { _ = try tree().resolve() }).message
    #expect(message.contains("--package https://e.com/Kit=FOLDER") && message.contains("(no route)"))
    #expect(swift.calls.filter { $0.contains("show-dependencies") }.count == 1)
  }

  @Test("what runs while packages are compiled is named, and runs only where it is allowed")
  func programs() throws {
    let message = try #require(failure { _ = try build(allowsPlugins: false).run() }).message
    #expect(message.contains("the macro KitMacros of kit") && message.hasSuffix("--allow-plugins"))
    #expect(!swift.calls.contains { $0.hasPrefix("build") })
  }

  @Test("the app is told of modules, library and resources; what is unchanged is not built again")
  func builds() throws {
    let (packages, framework) = try build(allowsPlugins: true).run()
    let products = folder.path / "packages/build/debug"
    #expect(packages.compilerArguments == ["-I", "/s/Modules"])
    #expect(packages.linkerArguments == BuiltPackages.linking(["AppPackages"], in: products))
    #expect(packages.resources == [products / "Kit_Kit.resources"] && packages.imports == ["Charts"])
    #expect(packages.moduleNames == ["AppPackages", "Kit"] && framework.identity == "fCharts")
    try swift.forget()
    #expect(try build(allowsPlugins: true).run().packages == packages)
    #expect(swift.calls.isEmpty)
    try folder.write(["Kit/Sources/Kit/Kit.swift": "import Charts // changed"])
    _ = try build(allowsPlugins: true).run()
    #expect(swift.calls.contains { $0.hasPrefix("build ") })
    #expect(!swift.calls.contains { $0.contains("--manifest-cache") })
    // The manifests are as they were.
    #expect(!swift.calls.contains { $0.contains("show-dependencies") })
    try folder.write(["Kit/Package.swift": "import PackageDescription // changed"])
    _ = try build(allowsPlugins: true).run()
    #expect(swift.calls.contains { $0.contains("show-dependencies") })
  }

  @Test("other code in a package leaves the app as it is")
  func bodies() throws {
    try folder.write(["built/debug/Modules/Kit.swiftmodule": "interface"])
    let before = try build(allowsPlugins: true).run().packages
    try folder.write([
      "Kit/Sources/Kit/Kit.swift": "import Charts // changed", "built/debug/libAppPackages.so": "other code",
    ])
    #expect(try build(allowsPlugins: true).run().packages == before)
    #expect(try (folder.path / "packages/build/debug/libAppPackages.so").readText() == "other code")
    try folder.write([
      "Kit/Sources/Kit/Kit.swift": "import Charts // changed again", "built/debug/Modules/Kit.swiftmodule": "another",
    ])
    #expect(try build(allowsPlugins: true).run().packages.identity != before.identity)
  }

  @Test("a manifest that takes something on phones only is read with other words, and what was learned before is forgotten")
  func manifests() throws {
    let plain = "import PackageDescription"
    let phones = #"let use = Target.Dependency.target(name: "Rows", condition: .when(platforms: [.iOS]))"#
    try folder.write(["built/manifest.db": "", "built/debug/description.json": ""])
    let scratch = folder.path / "packages/build"
    let words = ManifestOverlay.Written(
      description: folder.path / "packages/manifests/overlay.yaml", identity: "", packages: [], platform: .iOS
    ).arguments.joined(separator: " ")

    _ = try build(allowsPlugins: true).run()
    #expect((scratch / "manifest.db").isFile && (scratch / "debug/description.json").isFile)
    try folder.write(["Kit/Package.swift": "\(plain)\n\(phones)"])
    // What the package manager leaves now would hide what has been removed.
    try (folder.path / "built/manifest.db").remove()
    try (folder.path / "built/debug/description.json").remove()
    _ = try build(allowsPlugins: true).run()
    #expect(swift.calls.last { $0.hasPrefix("build ") }?.hasSuffix(words) == true)
    #expect(!(scratch / "manifest.db").exists && !(scratch / "debug/description.json").exists)

    // With the same words nothing is forgotten.
    try folder.write(["packages/build/manifest.db": "", "Kit/Sources/Kit/Kit.swift": "import Charts // changed"])
    _ = try build(allowsPlugins: true).run()
    #expect((scratch / "manifest.db").isFile)
    try folder.write(["Kit/Package.swift": plain])
    _ = try build(allowsPlugins: true).run()
    #expect(swift.calls.last { $0.hasPrefix("build ") }?.contains("-vfsoverlay") == false && !(scratch / "manifest.db").exists)
  }

  @Test("without libraries nothing is asked")
  func nothing() throws {
    var build = try build(allowsPlugins: false)
    build.subject = .app(PackageRequest(app: "App", products: []))
    #expect(try build.run().packages == BuiltPackages())
    #expect(swift.calls.isEmpty)
  }

  @Test("a build that fails says what the manifests leave out")
  func failing() throws {
    try folder.write(["fails/--product": "A.swift:1:1: error: no\n"])
    var reach = PackageReach(of: [], in: PackageGraph(packages: []))
    reach.elsewhere = [PackageReach.Item(name: "Rows", package: PackageIdentity("kit")): ["ios"]]
    let tree = try tree()
    try tree.scratch.makeFolder()
    let surroundings = try PackageSurroundings(
      of: reach, in: PackageGraph(packages: []), manifests: ManifestOverlay(folder: folder.path / "manifests", platform: .iOS),
      framework: swift.framework, overlay: { _, _ in nil })
    let message = failure { try tree.build(reach, in: surroundings) }?.message
    #expect(message == "the packages of App do not build; the package kit takes Rows on ios only, so it is not there")
  }

  @Test("the flags of a framework go to compiler and linker as a toolset")
  func toolset() throws {
    let toolset = PackageToolset(swift.framework(), overlay: Path("/o/overlay.yaml"), moduleCache: Path("/c/modules"))
    let json = try #require(try JSONSerialization.jsonObject(with: toolset.data()) as? [String: Any])
    let compiler = try #require((json["swiftCompiler"] as? [String: [String]])?["extraCLIOptions"])
    let own = ["-module-cache-path", "/c/modules", "-vfsoverlay", "/o/overlay.yaml"]
    #expect(compiler == swift.framework().compilerArguments + own)
    #expect(compiler.contains("-fmodule-map-file=/m/module.modulemap") && compiler.contains("/p/M-tool#M"))
    let linker = (json["linker"] as? [String: [String]])?["extraCLIOptions"]
    #expect(linker == ["-L\(folder.path)/lib", "-lApusRuntime", "-rpath", "\(folder.path)/lib"])
    #expect(json["schemaVersion"] as? String == "1.0")
  }

  @Test("a package that is an app is built in the cache, with the framework's resources beside it")
  func app() throws {
    let dump = Sample.json(
      name: "Clock", dependencies: Sample.local("\(folder.path)/Kit"), targets: Sample.target("Clock", "executable"))
    try folder.write([
      "Clock/Package.swift": "import PackageDescription", "Clock/dump.json": String(decoding: dump, as: UTF8.self),
      "dependencies.json":
        #"{"identity": "clock", "url": "\#(folder.path)/Clock", "path": "\#(folder.path)/Clock", "dependencies": []}"#,
      "built/debug/Clock": "",
    ])
    let installation = swift.installation
    let build = PackageAppBuild(
      package: folder.path / "Clock", product: nil, options: PackageOptions(), configuration: .debug,
      folder: folder.path / "clock",
      installation: installation, toolchain: try Toolchain(installation), framework: swift.framework, overlay: { _, _ in nil })
    let built = try #require(try build.run())
    #expect(built.name == "Clock" && built.executable == folder.path / "clock/build/debug/Clock")
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/clock/build/debug/F.resources")) != nil)
    try swift.forget()
    #expect(try build.run()?.executable == built.executable)
    #expect(!swift.calls.contains { $0.hasPrefix("build") })
  }

  @Test("a package that names the framework is left to its own manifest")
  func own() throws {
    let build = try clock(uses: [])
    #expect(try build(PackageOptions()).run() == nil)
    #expect(!swift.calls.contains { $0.hasPrefix("build ") })
  }

  @Test("the framework's own macros are asked for nowhere; those of others are, whoever names them")
  func others() throws {
    let build = try clock(uses: [Sample.product("Kit", of: "kit")])
    let message = try #require(failure { _ = try build(PackageOptions()).run() }).message
    #expect(message.contains("the macro KitMacros of kit") && !message.contains("FrameMacros"))
    // Nothing else lies in the package's own folder than what the package manager writes there.
    #expect(!(folder.path / "Clock/.build/dependencies.json").exists)
    let installation = swift.installation
    func own(_ options: PackageOptions) throws -> OwnPackageBuild {
      OwnPackageBuild(
        package: folder.path / "Clock", name: "Clock", options: options, configuration: .debug, folder: folder.path / "own",
        installation: installation, toolchain: try Toolchain(installation))
    }
    #expect(failure { try own(PackageOptions()).check(building: nil) }?.message == message)
    #expect(failure { try own(PackageOptions()).check(building: "Other") } == nil)
    var options = PackageOptions()
    options.allowsPlugins = true
    try swift.forget()
    #expect(try build(options).run() == nil)
    #expect(!swift.calls.contains { $0.contains("show-dependencies") })
  }

  /// The build of an app that names the framework in `root`, which has a macro, and uses more.
  private func clock(uses: [String]) throws -> (PackageOptions) throws -> PackageAppBuild {
    let dump = Sample.json(
      name: "Clock", dependencies: Sample.local("\(folder.path)/root") + "," + Sample.local("\(folder.path)/Kit"),
      targets: #"{"name":"Clock","type":"executable","dependencies":["#
        + (uses + [Sample.product("Frame", of: "root")]).joined(separator: ",") + "]}")
    let frame = Sample.json(
      name: "Apus", products: Sample.library("Frame", "Frame"),
      targets: Sample.target("Frame", "regular", Sample.byName("FrameMacros")) + "," + Sample.target("FrameMacros", "macro"))
    func place(_ name: String, _ below: String = "") -> String {
      let path = "\(folder.path)/\(name)"
      return #"{"identity":"\#(name.lowercased())","url":"\#(path)","path":"\#(path)","dependencies":[\#(below)]}"#
    }
    try folder.write([
      "root/Package.swift": "import PackageDescription", "root/dump.json": String(decoding: frame, as: UTF8.self),
      "Clock/Package.swift": "import PackageDescription", "Clock/dump.json": String(decoding: dump, as: UTF8.self),
      "dependencies.json": place("Clock", place("root") + "," + place("Kit")),
    ])
    let installation = swift.installation
    return { [folder, swift] options in
      PackageAppBuild(
        package: folder.path / "Clock", product: nil, options: options, configuration: .debug, folder: folder.path / "clock",
        installation: installation, toolchain: try Toolchain(installation), framework: swift.framework, overlay: { _, _ in nil })
    }
  }
}

@Suite("What packages were built from")
struct PackageBuildRecordTests {
  @Test("files are named by their times and sizes; hidden ones do not count, and links in a circle end")
  func stamps() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a/b.swift": "1"])
    try (folder.path / "a").makeLink(named: "again", to: folder.path / "a")
    let before = FileStamp.name(of: [folder.path / "a"])
    try folder.write(["a/.build/x": ""])
    #expect(FileStamp.name(of: [folder.path / "a"]) == before && before != nil)
    try folder.write(["a/b.swift": "12"])
    #expect(FileStamp.name(of: [folder.path / "a"]) != before)
    let headers = { FileStamp.name(of: [folder.path / "a"], where: { $0.fileExtension == "h" }) }
    let few = headers()
    try folder.write(["a/b.swift": "123", "a/d.swift": ""])
    #expect(headers() == few)
    try folder.write(["a/c.h": ""])
    #expect(headers() != few)
  }

  @Test("a record counts for its request and its files alone")
  func records() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a/b.swift": "1", "lib.so": "1"])
    let framework = Framework(
      identity: "f", libraryFolder: folder.path, modules: folder.path, moduleMaps: [], clangFlags: [], plugins: [], resources: [])
    let record = try PackageBuildRecord(
      request: "r", framework: framework, imports: ["Charts"], folders: [folder.path / "a"], products: [folder.path / "lib.so"],
      result: "result")
    try record.save(folder.path / "record.json")
    let loaded = try #require(PackageBuildRecord<String>.load(folder.path / "record.json"))
    #expect(loaded == record && loaded.isCurrent(for: "r") && !loaded.isCurrent(for: "s"))
    try folder.write(["lib.so": "12"])
    #expect(!loaded.isCurrent(for: "r"))
    #expect(PackageBuildRecord<String>.load(folder.path / "none") == nil)
  }

  @Test("the framework's optional modules are found where sources import them, not where they name them")
  func imports() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a.swift": "import Charts", "b.swift": "let MapKit = 1 // import MapKit"])
    #expect(
      try OptionalImports.modules(["Charts", "MapKit", "Other"], in: [folder.path / "a.swift", folder.path / "b.swift"]) == [
        "Charts"
      ])
  }
}
