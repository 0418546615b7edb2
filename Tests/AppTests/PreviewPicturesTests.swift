import CairoRenderer
import Foundation
import Testing

@Suite("apus preview, with an app")
struct PreviewPicturesTests {
  private static let source = """
    import SwiftUI

    @main struct Faults: App {
      var body: some Scene { WindowGroup { Text("app") } }
    }

    struct Samples: PreviewModifier {
      static func makeSharedContext() async throws -> String { "shared" }
      func body(content: Content, context: String) -> some View { content.accessibilityLabel(context) }
    }

    struct Crash: View {
      var numbers: [Int] = []
      var body: some View { Text("\\(numbers[numbers.count])") }
    }

    struct Spin: View {
      @State private var isTurned = false
      var body: some View {
        Rectangle().rotationEffect(.degrees(isTurned ? 360 : 0)).onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true }
        }
      }
    }

    #Preview("good", traits: .fixedLayout(width: 80, height: 40)) { Text("good") }
    #Preview("crash") { Crash() }
    #Preview("closure") {
      let numbers: [Int] = []
      Text("\\(numbers[numbers.count])")
    }
    #Preview("spins") { Spin() }
    #Preview("samples", traits: .modifier(Samples()), .sizeThatFitsLayout) { Color.red.frame(width: 30, height: 20) }
    """

  /// What is read of the files here.
  private struct Index: Decodable {
    struct Preview: Decodable {
      struct Element: Decodable {
        var role: String
        var label: String?
      }
      var name: String
      var line: Int
      var path: String?
      var status: String
      var note: String?
      var picture: String?
      var elements: [Element]
    }
    var previews: [Preview]
    var records: [String]
  }

  private func index(_ folder: URL) throws -> Index {
    try JSONDecoder().decode(Index.self, from: Data(contentsOf: folder.appending(path: "index.json")))
  }

  @Test("each preview has a picture in each variant; those that crash are named, and the others are there nevertheless")
  func pictures() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.source.utf8).write(to: folder.appending(path: "Faults.swift"))
    let output = folder.appending(path: "out")
    let outcome = try AppRun.apus(
      ["preview", "Faults.swift", "-o", output.path, "--light", "--dark", "--scale", "1", "--github"], in: folder)
    try #require(outcome.code == 1, "\(outcome.errors)")
    let index = try index(output)
    #expect(index.previews.map(\.name) == ["good", "crash", "closure", "spins", "samples"].flatMap { [$0, $0] })
    let statuses = ["shown", "crashed", "crashed", "moving", "shown"].flatMap { [$0, $0] }
    #expect(index.previews.map(\.status) == statuses, "\(outcome.errors)")
    #expect(index.previews[0].path == "Faults.swift" && index.previews[2].note?.contains("Index out of range") == true)
    #expect(outcome.output.contains("::error file=Faults.swift,line=27,title=Preview not shown::crash"))
    let pixels = try PixelBuffer(contentsOfPNG: output.appending(path: "good[dark].png"))
    #expect(pixels.width == 80 && pixels.height == 40)
    let samples = try PixelBuffer(contentsOfPNG: output.appending(path: "samples.png"))
    #expect(samples.width == 30 && samples.height == 20)
    let record = try JSONDecoder().decode(Index.Preview.self, from: Data(contentsOf: output.appending(path: index.records[0])))
    #expect(record.elements.map(\.label) == ["good"])

    let again = folder.appending(path: "again")
    let some = try AppRun.apus(
      ["preview", "Faults.swift", "-o", again.path, "--name", "good", "--light", "--dark", "--scale", "1"], in: folder)
    #expect(some.code == 0, "\(some.errors)")
    let compared = try AppRun.apus(["preview", "--compare", output.path, again.path], in: folder)
    #expect(compared.code == 1 && compared.output.contains("2 the same, 0 changed, 0 added, 8 removed"))
  }
}
