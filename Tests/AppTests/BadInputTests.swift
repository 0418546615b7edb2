import Foundation
import Testing

@Suite("Apps with broken resources run on", .serialized)
struct BadInputTests {
  private func run(_ source: String, files: [String: Data] = [:]) throws -> AppRun.Outcome {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try snapshot(try write(source, files: files, in: folder))
  }

  /// Writes an app into a folder and returns where it lies.
  private func write(_ source: String, files: [String: Data] = [:], in folder: URL) throws -> URL {
    let app = folder.appendingPathComponent("Broken")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let whole = """
      import SwiftUI
      @main struct Broken: App { var body: some Scene { WindowGroup { Content() } } }
      struct Content: View { var body: some View { VStack { \(source) } } }
      """
    try Data(whole.utf8).write(to: app.appendingPathComponent("Broken.swift"))
    for (name, data) in files {
      let url = app.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return app
  }

  private func snapshot(_ app: URL, environment: [String: String] = [:]) throws -> AppRun.Outcome {
    let picture = app.deletingLastPathComponent().appendingPathComponent("out.png")
    return try AppRun.apus(["snapshot", app.path, "-o", picture.path], environment: environment)
  }

  private func lines(_ outcome: AppRun.Outcome, with text: String) -> Int {
    outcome.errors.split(separator: "\n").filter { $0.contains(text) }.count
  }

  @Test("a missing colour, image and symbol: one line each, and a picture all the same")
  func missing() throws {
    let outcome = try run(
      """
      Color("none"); Color("none"); Image("nothing"); Image(systemName: "no.such.symbol"); Text("fine")
      """)
    #expect(outcome.code == 0)
    #expect(lines(outcome, with: "no colour \"none\"") == 1)
    #expect(lines(outcome, with: "no image \"nothing\"") == 1)
    #expect(lines(outcome, with: "no symbol named \"no.such.symbol\"") == 1)
  }

  @Test("a colour set that is no JSON, and one with an impossible component")
  func colourSets() throws {
    let broken = Data(#"{"colors":[{"color":{"color-space":"srgb","components":{"red":"x","green":"0","blue":"0"}}}]}"#.utf8)
    let outcome = try run(
      "Color(\"a\"); Color(\"b\")",
      files: [
        "Assets.xcassets/a.colorset/Contents.json": Data("{".utf8), "Assets.xcassets/b.colorset/Contents.json": broken,
      ])
    #expect(outcome.code == 0)
    #expect(lines(outcome, with: "colour \"a\"") == 1)
    #expect(lines(outcome, with: "\"x\" is no colour component") == 1)
  }

  @Test("a font that is no font, and a font that is not there")
  func fonts() throws {
    let outcome = try run(
      "Text(\"shown all the same\").font(.custom(\"Damaged\", size: 20))",
      files: ["Damaged.ttf": Data("no font at all".utf8)])
    #expect(outcome.code == 0)
    #expect(lines(outcome, with: "font \"Damaged.ttf\"") == 1)
    #expect(lines(outcome, with: "no font named \"Damaged\"") == 1)
    #expect(lines(outcome, with: "Damaged") == 2, "\(outcome.errors)")
  }

  @Test("a fontconfig without fonts, with rubbish or without its file: one line where it is read, and a picture all the same")
  func brokenFontconfig() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // No font has this character, so that everything installed is looked through.
    let app = try write(#"Text("shown"); Text("\u{F0123}")"#, in: folder)
    let configurations = ["empty.conf": "<?xml version=\"1.0\"?><fontconfig/>", "rubbish.conf": "<<<\u{1}"]
    for (name, text) in configurations { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    for name in configurations.keys.sorted() + ["missing.conf"] {
      let file = folder.appendingPathComponent(name).path
      // A picture looks at the stand-ins alone; with all fonts, as windows do, the configuration counts.
      for (fonts, count) in [("stand-ins", 0), ("all", 1)] {
        let outcome = try snapshot(app, environment: ["FONTCONFIG_FILE": file, "APUS_FONTS": fonts])
        #expect(outcome.code == 0, "\(name): \(outcome.errors)")
        let line = "apus: fontconfig's configuration names no font (FONTCONFIG_FILE is \"\(file)\")"
        #expect(lines(outcome, with: line) == count, "\(name), \(fonts): \(outcome.errors)")
      }
    }
  }

  @Test("a font of the app is used by its name")
  func ownFont() throws {
    let own = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"))
    let outcome = try run("Text(\"mono\").font(.custom(\"DejaVuSansMono\", size: 20))", files: ["Fonts/Own.ttf": own])
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("no font") == false, "\(outcome.errors)")
  }

  @Test("JSON that is broken: the app's own error, and the app runs on")
  func brokenJSON() throws {
    let source = """
      Text((try? JSONDecoder().decode([String: Int].self, from: Data(
        contentsOf: Bundle.main.url(forResource: "broken", withExtension: "json")!))) == nil ? "unreadable" : "read")
      """
    let outcome = try run(source, files: ["broken.json": Data("{\"a\": ".utf8)])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test("a picture of 20,000 × 20,000 pixels, and one that is no picture")
  func pictures() throws {
    let outcome = try run(
      "Image(\"huge\"); Image(\"damaged\")",
      files: ["huge.png": hugePNG, "damaged.png": Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])])
    #expect(outcome.code == 0)
    #expect(lines(outcome, with: "20000 × 20000") == 1)
    #expect(lines(outcome, with: "image \"damaged\"") == 1)
  }

  /// A PNG header that announces 20,000 × 20,000 pixels, with its checksum, and nothing else.
  private var hugePNG: Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    let header: [UInt8] = Array("IHDR".utf8) + [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 8, 6, 0, 0, 0]
    data += header
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in header {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    data += [UInt8(crc >> 24), UInt8(crc >> 16 & 255), UInt8(crc >> 8 & 255), UInt8(crc & 255)]
    return data + [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
  }
}
