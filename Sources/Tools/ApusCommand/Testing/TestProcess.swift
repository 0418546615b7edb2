import Foundation

/// One run of the test program, with its output and its events in files of a folder.
struct TestProcess {
  struct Result {
    var events = TestEvents()
    /// The exit code; 128 and the signal where one ended the process.
    var code: Int32 = 0
    /// Bytes of memory at its highest.
    var peakMemory = 0
    /// Whether it was ended because nothing happened in it for too long.
    var hung = false
  }

  var program: Path
  var arguments: [String]
  var environment: [String: String]
  /// What it writes is `NAME.log` and `NAME.events` in a folder.
  var folder: Path
  var name: String
  /// Seconds without an event after which it counts as hanging.
  var patience = 600.0

  var log: Path { folder / "\(name).log" }
  private var eventFile: Path { folder / "\(name).events" }
  private static let pause = 0.05

  /// Runs to the end; several threads may each run one.
  func run() throws -> Result {
    try eventFile.write(Data())
    let process = try Subprocess(
      program: program.string,
      arguments: arguments + ["--event-stream-output-path", eventFile.string, "--event-stream-version", "0"],
      environment: environment
    ).start(log: log)
    var result = Result()
    var (size, quiet) = (Int64(0), 0.0)
    while true {
      if let code = process.exitCode() {
        result.code = code
        break
      }
      usleep(useconds_t(Self.pause * 1e6))
      result.peakMemory = max(result.peakMemory, process.peakMemory)
      let now = FileStatus(of: eventFile)?.size ?? 0
      quiet = now == size ? quiet + Self.pause : 0
      size = now
      guard quiet > patience else { continue }
      // First with a trace of where it hangs; who takes that for no end is ended for good.
      kill(process.id, result.hung ? SIGKILL : SIGABRT)
      (result.hung, quiet) = (true, 0)
    }
    result.events = TestEvents((try? eventFile.read(limit: 1 << 30)) ?? Data())
    return result
  }
}
