import Foundation
import Testing

@testable import ApusCommand

/// Checks tests of an app with a compiler that notes how it was called.
@Suite("Checking an app's tests without building them")
struct TestCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Main.swift": "@main struct Main { static func main() {} }\n", "Tests/MainTests.swift": "import Testing\n",
      "modules/.keep": "", "interface": "1", "bin/swift": "#!/bin/sh\necho 'Swift version 6.3 (fake)'\n",
      "bin/swiftc": """
      #!/bin/sh
      [ "$1" = -print-target-info ] && exit 1
      here="\(folder.path)"
      echo "$*" >> "$here/calls"
      [ -f "$here/fails" ] && exit 1
      while [ $# -gt 1 ]; do [ "$1" = -emit-module-path ] && cp "$here/interface" "$2"; shift; done
      exit 0
      """,
    ])
    for name in ["swift", "swiftc"] { chmod((folder.path / "bin" / name).string, 0o755) }
  }

  private func check() throws -> [SourceDiagnostic] {
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let installation = folder.installation(environment: ["PATH": "\(folder.path)/bin:\(inherited)"])
    let framework = Framework(
      identity: "1", libraryFolder: folder.path, modules: folder.path / "modules", moduleMaps: [], clangFlags: [], plugins: [],
      resources: [])
    let app = AppBuild(
      project: try AppProject(folder: folder.path / "App"), framework: framework, toolchain: try Toolchain(installation),
      installation: installation)
    var tests = try AppProject(file: folder.path / "Tests/MainTests.swift")
    (tests.name, tests.entry) = ("AppTests", .nowhere)
    return try TestCheck(app: app, targets: [AppTestTarget(name: "AppTests", tests: tests)]).run()
  }

  private var calls: [Substring] {
    get throws { try (folder.path / "calls").readText().split(separator: "\n") }
  }

  @Test("the app's interface is made once, and tests are looked at again where it or they have changed")
  func interface() throws {
    #expect(try check().isEmpty)
    let first = try calls
    #expect(first.count == 2, "\(first)")
    #expect(first[0].contains("-wmo") && first[0].contains("-enable-testing -emit-module -emit-module-path"))
    #expect(!first[0].contains("-incremental") && first[1].contains("-emit-sib") && first[1].contains("/check/interface/modules"))
    _ = try check()
    #expect(try calls.count == 2)
    // The app is another one, and what tests see of it is not.
    try folder.write(["App/Main.swift": "@main struct Main { static func main() { print(1) } }\n"])
    _ = try check()
    #expect(try calls.count == 3)
    try folder.write(["App/Main.swift": "@main struct Main { static func main() {}; var a = 1 }\n", "interface": "2"])
    _ = try check()
    #expect(try calls.count == 5)
  }

  @Test("an interface that cannot be made is one clear error")
  func failing() throws {
    try folder.write(["fails": ""])
    #expect(failure { _ = try check() }?.message.hasPrefix("the interface of App, which its tests import") == true)
  }
}
