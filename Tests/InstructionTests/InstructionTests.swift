import Foundation
import Testing

/// Instructions of steps in a debug build, whose engine is optimised and checks itself; they repeat where times do not.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind"), "needs valgrind"))
struct InstructionTests {
  /// Ten steps each.
  ///
  /// When one of them changes for a good reason, the number here is to change with it; the limit is a tenth above.
  @Test(
    """
    a step of scrolling, a jump, an update, a picture of 80,000 pixels and a layout of 400 labels cost no more instructions than \
    they did
    """,
    arguments: [
      ("scroll", 10_010_000), ("jump", 220_600_000), ("update", 13_610_000), ("picture", 225_000_000),
      ("relayout", 448_000_000),
    ])
  func steps(_ kind: String, known: Int) throws {
    let counted = try instructions(of: kind)
    #expect(counted < known + known / 10, "\(kind) costs \(counted) instructions, and cost \(known)")
    #expect(counted > known / 2, "\(kind) costs \(counted) instructions only: write that down, so that it stays so")
  }

  private func instructions(of kind: String) throws -> Int {
    // The meter lies beside the tests.
    let meter = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "InstructionMeter")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/valgrind")
    process.arguments = [
      "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null", meter.path, kind,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = text.split(separator: "\n").first { $0.contains("Collected :") }
    return try #require(line.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }, "valgrind said: \(text)")
  }
}
