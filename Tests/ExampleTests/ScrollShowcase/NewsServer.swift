import Foundation

/// The example's own server, as somebody starts it in a terminal.
final class NewsServer {
  private let process = Process()
  let address: String

  /// Starts it; each request in turn gets what the script says, see `serve.py --help`.
  init(script: [String] = []) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "python3", root.appending(path: "Examples/ScrollShowcase/Server/serve.py").path, "--port", "0", "--script",
        script.joined(separator: ","),
      ]
    process.standardOutput = pipe
    try process.run()
    // Its first line is printed once it listens.
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func stop() {
    // Children of a dispatch thread are born with its signal mask and never hear SIGTERM.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
