import Foundation
import Testing

@Suite("Checking an app", .serialized)
struct CheckCommandTests {
  private static let app = """
    import SwiftUI
    @main struct ClockApp: App {
      var body: some Scene { WindowGroup { Face(hour: 1) } }
    }
    func hours(_ late: Bool) -> Int { if late { return 12 } }
    """
  private static let face = """
    import SwiftUI
    #if os(iOS)
    let place = "phone"
    #endif
    struct Face: View {
      var hour: Int
      var body: some View { Text(plce) }
      var other: some View { Text("12").chart3DPose(7) }
    }
    """

  /// What one line of JSON says of a place.
  private struct Report: Decodable {
    struct Diagnostic: Decodable {
      struct Note: Decodable { var message: String }
      var file: String
      var line: Int
      var column: Int
      var severity: String
      var message: String
      var notes: [Note]
    }
    var errors: Int
    var diagnostics: [Diagnostic]
  }

  @Test("says what is wrong, with true places, in text, JSON and SARIF, and nothing once it is right")
  func check() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (main, face) = (folder.appending(path: "ClockApp.swift"), folder.appending(path: "Face.swift"))
    try Self.app.write(to: main, atomically: true, encoding: .utf8)
    try Self.face.write(to: face, atomically: true, encoding: .utf8)
    let words = ["check", folder.path, "--os", "iOS"]
    let wrong = try AppRun.apus(words + ["--json"])
    #expect(wrong.code == 1, "\(wrong.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(wrong.output.utf8))
    #expect(report.errors == report.diagnostics.count { $0.severity == "error" })
    let missing = try #require(report.diagnostics.first { $0.message.contains("'plce'") })
    // The compiler reads another text of this file, as it asks for a platform.
    #expect(missing.line == 7 && missing.column == 30 && missing.file.hasSuffix("/Face.swift"))
    let apple = try #require(report.diagnostics.first { $0.message.contains("'chart3DPose'") })
    let note = "chart3DPose is Apple's (Charts, iOS 26) and Apus does not have it yet"
    #expect(apple.notes.contains { $0.message.hasPrefix(note) })

    let text = try AppRun.apus(words)
    #expect(text.code == 1 && text.output.contains("Face.swift:7:30: error: cannot find 'plce' in scope"))
    let sarif = try AppRun.apus(words + ["--sarif"])
    #expect(sarif.code == 1 && sarif.output.contains("\"version\" : \"2.1.0\""))

    let right = Self.face.replacing("plce", with: "place").replacing(".chart3DPose(7)", with: "")
    try right.write(to: face, atomically: true, encoding: .utf8)
    // A value that is not returned is no matter of types.
    let unreturned = try AppRun.apus(words)
    #expect(unreturned.code == 1 && unreturned.output.contains("ClockApp.swift:5:57: error: missing return"))
    #expect(unreturned.output.hasSuffix("1 error\n"), "\(unreturned.output)")
    try Self.app.replacing("if late { return 12 }", with: "late ? 12 : 1").write(to: main, atomically: true, encoding: .utf8)
    let clean = try AppRun.apus(words)
    #expect(clean.code == 0 && clean.output.isEmpty, "\(clean.output)\(clean.errors)")
  }

  @Test("looks at a project's unit tests, which see the app by its interface, once the app is right")
  func tests() throws {
    let clone = try ProjectClone("Bakery")
    let file = "BakeryTests/BakeryTests.swift"
    let clean = try clone.apus("check", ".")
    #expect(clean.code == 0 && !clean.output.contains("error"), "\(clean.output)\(clean.errors)")
    try clone.write(
      "import XCTest\n@testable import Bakery\nclass BakeryTests: XCTestCase {\n  let first: Int = Bread.all\n}\n", to: file)
    let wrong = try clone.apus("check", ".")
    #expect(wrong.code == 1 && wrong.output.contains("BakeryTests.swift:4:"), "\(wrong.output)\(wrong.errors)")
    #expect(try clone.apus("check", ".", "--no-tests").code == 0)
  }
}
