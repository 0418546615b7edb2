import Foundation
import Testing

@testable import ApusCommand

@Suite("What a package's manifest tells")
struct PackageManifestTests {
  private func manifest(products: String, targets: String) throws -> PackageManifest {
    try PackageManifest(json: Data(#"{"name":"P","products":[\#(products)],"targets":[\#(targets)],"traits":[]}"#.utf8))
  }

  private let targets = """
    {"name":"App","type":"executable"},{"name":"Tool","type":"executable"},{"name":"Kit","type":"regular"},
    {"name":"CCairo","type":"system","pkgConfig":"cairo"},{"name":"CGtk","type":"system","path":"C/Gtk"}
    """

  @Test("a declared executable counts more than targets")
  func declared() throws {
    let manifest = try manifest(
      products: #"{"name":"app","type":{"executable":null}},{"name":"Kit","type":{"library":["dynamic"]}}"#,
      targets: targets)
    #expect(manifest.executables == ["app"])
    #expect(try manifest.executable(named: nil) == "app")
    #expect(try manifest.executable(named: "Tool") == "Tool")
    #expect(manifest.targets.filter { $0.type == "system" }.map(\.folder) == ["Sources/CCairo", "C/Gtk"])
  }

  @Test("several executables ask for a choice, none is an error, a wrong one is a usage error")
  func choice() throws {
    let several = try manifest(products: "", targets: targets)
    let message = try #require(failure { _ = try several.executable(named: nil) }).message
    #expect(message.contains("--product: App, Tool"))
    #expect(failure { _ = try several.executable(named: "Kit") }?.code == 2)
    let none = try manifest(products: "", targets: "")
    #expect(failure { _ = try none.executable(named: nil) }?.code == 1)
  }

  @Test("an optional module brings along what the runtime has not")
  func optional() throws {
    let manifest = try manifest(
      products: #"""
        {"name":"SwiftUI","type":{"library":["automatic"]},"targets":["SwiftUI"]},
        {"name":"Charts","type":{"library":["automatic"]},"targets":["Charts"]},
        {"name":"UIKit","type":{"library":["automatic"]},"targets":["UIKit"]},
        {"name":"AppKit","type":{"library":["automatic"]},"targets":["AppKit"]},
        {"name":"ApusRuntime","type":{"library":["dynamic"]},"targets":["SwiftUI"]},
        {"name":"XCUIAutomation","type":{"library":["automatic"]},"targets":["XCUIAutomation"]}
        """#,
      targets: #"""
        {"name":"SwiftUI","type":"regular","dependencies":[{"byName":["Core",null]}]},{"name":"Core","type":"regular"},
        {"name":"Charts","type":"regular","dependencies":[{"byName":["SwiftUI",null]}]},
        {"name":"XCUIAutomation","type":"regular","dependencies":[{"byName":["Remote",null]},{"byName":["Core",null]}]},
        {"name":"Remote","type":"regular","dependencies":[{"byName":["Core",null]},{"byName":["CSockets",null]}]},
        {"name":"CSockets","type":"system"},
        {"name":"UIKit","type":"regular","dependencies":[{"byName":["Layers",null]}]},{"name":"Layers","type":"regular"},
        {"name":"AppKit","type":"regular","dependencies":[{"byName":["UIKit",null]},{"byName":["Layers",null]}]}
        """#)
    #expect(manifest.optionalModules == ["AppKit", "Charts", "UIKit", "XCUIAutomation"])
    // What is in the library of another one is not there twice.
    #expect(manifest.modules(with: "UIKit") == ["UIKit", "Layers"] && manifest.modules(with: "AppKit") == ["AppKit"])
    #expect(
      manifest.modules(with: "XCUIAutomation") == ["XCUIAutomation", "Remote"] && manifest.modules(with: "Charts") == ["Charts"])
  }

  @Test("broken answers are one clear error", arguments: ["", "[]", "{\"name\":1}"])
  func broken(text: String) {
    #expect(failure { _ = try PackageManifest(json: Data(text.utf8)) }?.code == 1)
  }
}
