import Foundation
import Testing

@Suite("An app that is shown while it is written")
struct DevRunTests {
  private static let main = """
    import SwiftUI

    @main struct CardApp: App {
      var body: some Scene { WindowGroup { Card(title: "Town") } }
    }
    """
  private static let card = """
    import SwiftUI

    struct Card: View {
      var title: String
      var body: some View {
        VStack { Text(title); Color.red.frame(width: 40, height: 40) }
      }
    }
    """

  @Test("edits, an error and its mend, a new file: what shows is what a fresh start shows, and nothing is left behind")
  func edits() throws {
    let dev = try DevRun(["App.swift": Self.main, "Card.swift": Self.card])
    defer { dev.close() }
    try dev.waits(for: "shown after", times: 1)
    let first = try dev.picture()
    let descriptors = try dev.descriptors()

    try dev.write("Card.swift", Self.card.replacing("Color.red", with: "Color.blue"))
    try dev.waits(for: "Card.swift; shown after", times: 1)
    #expect(try dev.picture() != first)

    try dev.write("Card.swift", Self.card.replacing("Color.red", with: "Colour.red"))
    try dev.waits(for: "not built; what shows is the last build", times: 1)
    #expect(dev.errors.contains("Card.swift:6:27: error: cannot find 'Colour' in scope"))
    try dev.write("Card.swift", Self.card)
    try dev.waits(for: "Card.swift; shown after", times: 2)
    #expect(try dev.picture() == first)

    // Other files see this, and one of them is new.
    try dev.write(
      "Badge.swift", "import SwiftUI\nstruct Badge: View { var body: some View { Circle().frame(width: 20, height: 20) } }")
    try dev.write(
      "Card.swift",
      Self.card.replacing("var title: String", with: "var title: String\n  var badge = Badge()")
        .replacing("Text(title)", with: "Text(title); badge"))
    try dev.waits(for: "Card.swift; shown after", times: 3)
    #expect(try dev.picture() == dev.freshPicture())
    #expect(try dev.descriptors() == descriptors)
    #expect(dev.end() == 143)
  }

  @Test("an app that crashes is said to, with its place, and starts again once it is mended")
  func crash() throws {
    let dev = try DevRun(["App.swift": Self.main, "Card.swift": Self.card])
    defer { dev.close() }
    try dev.waits(for: "shown after", times: 1)
    try dev.write("Card.swift", Self.card.replacing("VStack {", with: "let _ = [Int]()[title.count]\n    VStack {"))
    try dev.waits(for: "the new build does not show: the app crashed (trap): ", times: 1)
    #expect(dev.errors.contains("Fatal error: Index out of range"))
    try dev.write("Card.swift", Self.card)
    try dev.waits(for: "Card.swift; shown after", times: 1)
    #expect(try dev.picture() == dev.freshPicture())
  }

  #if GTK
    @Test("a window that was moved is where it was after an edit, and a fresh one where the desktop puts it")
    func place() throws {
      let display = try VirtualDisplay(width: 800, height: 600)
      defer { display.close() }
      let dev = try DevRun(["App.swift": Self.main, "Card.swift": Self.card], host: "gtk", environment: display.environment)
      defer { dev.close() }
      try dev.waits(for: "shown after", times: 1)
      try display.waitForWindow(named: "Card")
      #expect(try display.place(ofWindowNamed: "Card") != "120,90")
      try display.run("xdotool", ["search", "--onlyvisible", "--name", "Card", "windowmove", "--sync", "120", "90"])
      try dev.write("Card.swift", Self.card.replacing("Color.red", with: "Color.blue"))
      try dev.waits(for: "Card.swift; shown after", times: 1)
      #expect(try display.place(ofWindowNamed: "Card") == "120,90")
    }
  #endif
}

/// A folder with an app, and `apus dev` that shows it: as an image file, unless another host is named.
private final class DevRun {
  struct Late: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  let process: Process
  private var log: URL { folder.appending(path: "log.txt") }

  init(_ files: [String: String], host: String = "image", environment: [String: String] = [:]) throws {
    folder = try AppRun.temporaryFolder()
    try FileManager.default.createDirectory(at: folder.appending(path: "Card"), withIntermediateDirectories: true)
    process = AppRun.process(["dev", "Card", "--host", host, "--size", "120x120"], environment: environment)
    for (name, text) in files { try write(name, text) }
    process.currentDirectoryURL = folder
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    (process.standardOutput, process.standardError) = (output, output)
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: "Card/\(name)"), options: .atomic)
  }

  /// What was said so far.
  var errors: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// Waits until something was said so often.
  func waits(for text: String, times: Int, seconds: Double = 120) throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    while errors.ranges(of: text).count < times {
      guard .now < limit, process.isRunning else { throw Late(description: "\"\(text)\" was not said; there was:\n\(errors)") }
      usleep(20_000)
    }
  }

  /// The file with the picture; the same pixels are the same bytes, as one encoder writes them.
  func picture() throws -> Data { try Data(contentsOf: folder.appending(path: "Card.png")) }

  /// The picture of the same sources by a command of its own.
  func freshPicture() throws -> Data {
    let file = folder.appending(path: "fresh.png")
    let outcome = try AppRun.apus(["snapshot", "Card", "-o", file.path, "--size", "120x120"], in: folder)
    guard outcome.code == 0 else { throw Late(description: outcome.errors) }
    return try Data(contentsOf: file)
  }

  /// How many descriptors the tool has open.
  func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count
  }

  /// Ends the tool by a signal; returns its exit code.
  func end() -> Int32 {
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    return process.terminationStatus
  }

  func close() {
    if process.isRunning { _ = end() }
    try? FileManager.default.removeItem(at: folder)
  }
}
