import CairoRenderer
import Foundation
import Testing

@Suite("Previews that belong to no app")
struct PreviewsWithoutAppTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View { Text("Kyoto") }
    }

    #Preview("Card", traits: .fixedLayout(width: 60, height: 40)) { Card() }
    """

  private let folder: URL

  init() throws { folder = try AppRun.temporaryFolder() }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func names(_ arguments: String...) throws -> [String] {
    let outcome = try AppRun.apus(["previews"] + arguments, in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map { $0.split(separator: "\t").dropFirst().joined(separator: " ") }
  }

  @Test("of one file are shown, and running it says that there is no app and what to do")
  func file() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["Card.swift": Self.card])
    #expect(try names("Card.swift") == ["Card Card.swift:7"])
    let picture = folder.appending(path: "card.png")
    let shown = try AppRun.apus(["snapshot", "Card.swift", "--preview", "Card", "-o", picture.path, "--scale", "1"], in: folder)
    try #require(shown.code == 0, "\(shown.errors)")
    let pixels = try PixelBuffer(contentsOfPNG: picture)
    #expect(pixels.width == 60 && pixels.height == 40)
    let app = try AppRun.apus(["snapshot", "Card.swift", "-o", picture.path], in: folder)
    #expect(app.code == 1 && app.errors.contains("has previews and no app"))
  }

  @Test("of a package's libraries are shown, each in its module with its resources")
  func package() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Towns", platforms: [.iOS(.v17)],
        products: [.library(name: "TownKit", targets: ["TownKit"])],
        targets: [.target(name: "Signs", resources: [.process("sign.txt")]), .target(name: "TownKit", dependencies: ["Signs"])])
      """,
      "Sources/Signs/sign.txt": "Nara",
      "Sources/Signs/Sign.swift": """
      import SwiftUI
      struct Sign: View {
        var body: some View {
          Text((try? String(contentsOf: Bundle.module.url(forResource: "sign", withExtension: "txt")!, encoding: .utf8)) ?? "none")
        }
      }
      #Preview("Sign") { Sign() }
      """,
      "Sources/TownKit/Card.swift": Self.card,
    ])
    #expect(try names() == ["Sign Sign.swift:7", "Card Card.swift:7"])
    let picture = folder.appending(path: "sign.png")
    let shown = try AppRun.apus(
      ["snapshot", ".", "--preview", "Sign", "-o", picture.path], in: folder, environment: ["APUS_TRACE": "elements"])
    #expect(shown.code == 0 && shown.errors.contains("Nara"), "\(shown.errors)")
    try write(["Sources/TownKit/Card.swift": Self.card.replacing("Text(\"Kyoto\")", with: "Text(town)")])
    let check = try AppRun.apus(["check"], in: folder)
    #expect(check.code == 1 && check.output.contains("Card.swift:4:"), "\(check.output)\(check.errors)")
  }

  @Test("of a framework are shown by its target's name, with its own catalogues")
  func framework() throws {
    let clone = try ProjectClone("Ferry")
    let file = "ios/FerryKit/DepartureBoard.swift"
    let source = try String(contentsOf: clone.place.appending(path: file), encoding: .utf8)
    try clone.write(source + "\n#Preview(\"Sea\", traits: .sizeThatFitsLayout) { Image(.buoy) }\n", to: file)
    let listed = try clone.apus("previews", ".", "--target", "FerryKit", in: "ios")
    try #require(listed.code == 0, "\(listed.errors)")
    #expect(listed.output.contains("\tSea\tDepartureBoard.swift:"))
    let output = clone.folder.appending(path: "out")
    let shown = try clone.apus("preview", ".", "--target", "FerryKit", "-o", output.path, in: "ios")
    try #require(shown.code == 0, "\(shown.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: output.path)
    let picture = try #require(files.first { $0.hasPrefix("Sea") && $0.hasSuffix(".png") })
    #expect(try PixelBuffer(contentsOfPNG: output.appending(path: picture)).width < 400)
    #expect(!shown.errors.contains("Buoy"), "\(shown.errors)")
  }
}
