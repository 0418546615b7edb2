import Foundation
import RemoteControl

/// What a command of this tool has come to.
struct MCPCommandEnd: Equatable {
  var code: Int32
  /// What it wrote to standard output.
  var output = ""
  /// The lines that it wrote to standard error.
  var notes: [String] = []
}

/// Runs commands of this tool for the server, each in a process of its own.
///
/// So nothing that is printed reaches the client, and what takes long can be ended at any time.
protocol MCPCommands {
  /// Runs a command to its end and tells the call's client how far it is.
  ///
  /// - Throws: ``MCPCancellation`` where the call was cancelled meanwhile.
  func run(_ words: [String], for call: MCPCall) throws -> MCPCommandEnd
}

/// The commands of the program that runs.
struct MCPOwnCommands: MCPCommands {
  var executable: Path
  var environment: [String: String]

  /// The most bytes and lines that are kept of what a command writes.
  static let mostOutput = 16 << 20
  static let mostLines = 5_000
  /// The most letters that are kept of a line.
  private static let lineLength = 4_000
  /// Seconds that a command has to end by itself.
  private static let patience = 3.0

  func run(_ words: [String], for call: MCPCall) throws -> MCPCommandEnd {
    try call.checkCancellation()
    let program = Subprocess(program: executable.string, arguments: words, environment: environment)
    let child = try MCPChild(program)
    defer { child.closePipes() }
    var end = MCPCommandEnd(code: 0)
    var output = Data()
    var limit: ContinuousClock.Instant?
    var lines = LineReader()
    let note = { (line: String) in
      let plain = String(line.replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "").prefix(Self.lineLength))
      // How it began and how it ended tell the most.
      if end.notes.count == Self.mostLines { end.notes.removeSubrange(Self.mostLines / 2..<Self.mostLines * 3 / 4) }
      end.notes.append(plain)
      if let progress = Self.progress(in: plain) { call.report(progress) }
    }
    call.interruptible(by: { child.interrupt() }) {
      while !child.hasEnded {
        child.wait(milliseconds: 200)
        if case let data = child.output(), output.count < Self.mostOutput { output.append(data) }
        if lines.take(child.errors()) {
          lines.forEach(note)
          lines.limit(to: Self.lineLength)
        }
        if call.isCancelled, limit == nil { limit = .now + .seconds(Self.patience) }
        if let limit, limit < .now { child.kill() }
      }
    }
    // With it ends what could write without an end; what was written before is there to read.
    end.code = child.reap()
    while case let data = child.output(), !data.isEmpty, output.count < Self.mostOutput { output.append(data) }
    while lines.take(child.errors()) {
      lines.forEach(note)
      lines.limit(to: Self.lineLength)
    }
    lines.finish(note)
    try call.checkCancellation()
    end.output = String(decoding: output, as: UTF8.self)
    return end
  }

  /// What a line tells of how far the work is; `nil`: nothing.
  static func progress(in line: String) -> String? {
    if line.hasPrefix("apus: ") { return String(line.dropFirst(6).prefix(200)) }
    return line.hasPrefix("[") ? String(line.prefix(200)) : nil
  }
}
