import Foundation
import Testing

/// An app with Objective-C's words, as its author would write it for Apple's systems.
@Suite("Messages in an app")
struct MessagesTests {
  @Test("timers, notifications, actions, methods that may be left out, and properties by their names", arguments: ["5", "6"])
  func kettle(version: String) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appending(path: "Kettle")
    try FileManager.default.copyItem(at: AppRun.root.appending(path: "Tests/Fixtures/Apps/Kettle"), to: app)
    let main = app.appending(path: "KettleApp.swift")
    let text = try String(contentsOf: main, encoding: .utf8)
    try Data("// swift-version: \(version)\n\(text)".utf8).write(to: main)
    let outcome = try AppRun.apus(
      ["snapshot", app.path, "-o", folder.appending(path: "out.png").path, "--after", "1"],
      environment: ["APUS_TRACE": "elements"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let lines = ["kettle of copper", "door bell", "on", "90 degrees", "100 degrees", "whistles at 100", "closed"]
    var rest = outcome.errors[...]
    for line in lines {
      let place = try #require(rest.range(of: "\"\(line)\""), "\(line) in \(outcome.errors)")
      rest = rest[place.upperBound...]
    }
    #expect(!outcome.errors.contains("warning:"), "\(outcome.errors)")
  }

  @Test("a method that is not there is an error where it is named")
  func unknown() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Wrong.swift")
    try Data(
      """
      import SwiftUI
      final class Bell: NSObject {
        @objc func ring(_ sender: Any?) {}
        func wire() -> Selector { #selector(rung(_:)) }
      }
      @main struct Wrong: App { var body: some Scene { WindowGroup { Text("a") } } }
      """.utf8
    ).write(to: file)
    let outcome = try AppRun.apus(["check", file.path])
    #expect(outcome.code == 1, "\(outcome.output)\(outcome.errors)")
    let said = outcome.output + outcome.errors
    #expect(said.contains("Wrong.swift:4:") && said.contains("has no member 'rung'") && !said.contains("apusMember"), "\(said)")
  }
}
