import Foundation

/// An X server without a screen of glass.
final class XServer {
  let display: String
  private let process = Process()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1900x24"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    display = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
