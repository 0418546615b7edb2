import Foundation
import Testing

@testable import ApusCommand

@Suite("What the package manager says")
struct PackageOutputTests {
  @Test("progress, remarks on what is meant, and what people should read are told apart")
  func lines() {
    var output = PackageOutput(names: [("/cache/copy/", "/home/me/App/")])
    #expect(output.take("[3/9] Compiling Kit") == .progress("[3/9] Compiling Kit"))
    #expect(output.take("Building for debugging...") == .progress("Building for debugging..."))
    #expect(output.take("warning: 'u': dependency 'maps' is not used by any target") == .hidden)
    #expect(output.take("warning: 'u': Conflicting identity for maps: dependency …") == .hidden)
    #expect(output.take("/cache/copy/A.swift:1:2: error: no") == .shown("/home/me/App/A.swift:1:2: error: no"))
    #expect(output.shown == ["/home/me/App/A.swift:1:2: error: no"] && output.complaints.count == 1)
    #expect(output.fetchFailure(of: "App") == nil)
  }

  @Test("an address that does not answer is named, with why and what helps")
  func unreached() {
    var output = PackageOutput()
    for line in [
      "Fetching https://e.com/Lists from cache", "Fetched https://e.com/Lists from cache (0.05s)",
      "Fetching https://e.com/Maps.git",
      "error: Git command 'git -C /c config' failed: fatal: cannot change to '/c': No such file or directory",
      "    fatal: unable to access 'https://e.com/Maps.git/': Could not resolve host: e.com",
      "Fetching https://e.com/Maps.git",
    ] { _ = output.take(line) }
    #expect(output.failedAddresses == ["https://e.com/Maps.git"])
    #expect(
      output.fetchFailure(of: "App")
        == .failure(
          "App needs the package https://e.com/Maps.git, which cannot be fetched (unable to access 'https://e.com/Maps.git/': "
            + "Could not resolve host: e.com); try again with a network, or name a folder that holds it: "
            + "--package https://e.com/Maps.git=FOLDER"))
    _ = output.take("Fetching https://e.com/More")
    #expect(output.fetchFailure(of: "App")?.message.contains("packages from https://e.com/Maps.git, https://e.com/More,") == true)
  }

  @Test("is kept within bounds")
  func bounds() {
    var output = PackageOutput()
    for number in 0..<1_500 { _ = output.take("line \(number)") }
    #expect(output.shown.count == 1_000)
  }
}

@Suite("What the package manager has done")
struct BuildDescriptionTests {
  private static let compile = [
    "swiftc", "-module-name", "AppPackages", "-I", "/s/Modules", "-I", "/f/modules", "-Xcc",
    "-fmodule-map-file=/s/C.build/module.modulemap", "-Xcc", "-I", "-Xcc", "/p/include", "-Xcc", "-fPIC", "-Xfrontend",
    "-load-plugin-executable", "-Xfrontend", "/s/M-tool#M", "-g",
  ]

  private static let yaml = """
    client:
      name: basic
    commands:
      "C.AppPackages-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        args: \(compile)

      "C.AppPackages-x86_64-unknown-linux-gnu-debug.dylib":
        tool: shell
        args: ["swiftc","-emit-library","-lKitDyn","-lz","-Xlinker","-rpath"]

      "C.AppPackagesMore-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        args: ["other"]

    """

  private func description(_ text: String, in folder: TemporaryFolder) throws -> BuildDescription {
    try folder.write(["debug.yaml": text])
    return try BuildDescription(file: folder.path / "debug.yaml", name: "AppPackages")
  }

  @Test("tells where modules, their maps, macros and libraries are")
  func flags() throws {
    let folder = try TemporaryFolder()
    let description = try description(Self.yaml, in: folder)
    #expect(
      description.moduleArguments(besides: ["-I", "/f/modules"]) == [
        "-I", "/s/Modules", "-Xcc", "-fmodule-map-file=/s/C.build/module.modulemap", "-Xcc", "-I", "-Xcc", "/p/include",
        "-load-plugin-executable", "/s/M-tool#M",
      ])
    try folder.write(["libKitDyn.so": ""])
    #expect(description.libraries(in: folder.path) == ["KitDyn"])
  }

  @Test(
    "what is not there, cut off or of another form is one clear error",
    arguments: ["", "commands:\n", String(yaml.prefix(300)), yaml.replacing("args", with: "words")])
  func broken(text: String) throws {
    let folder = try TemporaryFolder()
    #expect(
      failure { _ = try description(text, in: folder) }?.message.contains("does not tell how AppPackages was compiled") == true)
  }

  @Test("links libraries in the driver's words, and none where there are none")
  func linking() {
    #expect(
      BuiltPackages.linking(["A", "B"], in: Path("/s")) == ["-L", "/s", "-lA", "-lB", "-Xlinker", "-rpath", "-Xlinker", "/s"])
    #expect(BuiltPackages.linking([], in: Path("/s")).isEmpty)
    #expect(BuiltPackages(resourceFolders: ["/s/A.resources"]).resources == [Path("/s/A.resources")])
  }

  @Test("an app is compiled anew for other interfaces, headers and macros, not for other code below the same interfaces")
  func identity() throws {
    let folder = try TemporaryFolder()
    let files = [
      "libA.so": "1", "Modules/A.swiftmodule": "1", "C/include/c.h": "1", "C/include/module.modulemap": "1", "C/c.c": "1",
      "M-tool": "1",
    ]
    try folder.write(files)
    let programs = BuiltPackages.programs(in: ["-I", "x", "-load-plugin-executable", "\(folder.path)/M-tool#M"])
    #expect(programs == [folder.path / "M-tool"])
    func identity() throws -> String {
      try BuiltPackages.identity(modules: folder.path / "Modules", headers: [folder.path / "C"], programs: programs)
    }
    let before = try identity()
    // The same bytes, written anew.
    try folder.write(["libA.so": "12", "C/c.c": "12", "Modules/A.swiftmodule": "1", "Modules/A.swiftdoc": "1"])
    #expect(try identity() == before)
    for name in ["Modules/A.swiftmodule", "C/include/c.h", "C/include/module.modulemap", "M-tool"] {
      try folder.write([name: "12"])
      #expect(try identity() != before, "\(name)")
      try folder.write([name: "1"])
    }
    try folder.write(["Modules/B.swiftmodule": ""])
    #expect(try identity() != before)
    #expect(["a.H", "b.hpp", "module.modulemap"].allSatisfy { FileStamp.isHeader(Path($0)) })
    #expect(!FileStamp.isHeader(Path("a.c")) && !FileStamp.isHeader(Path("A.swift")))
  }
}
