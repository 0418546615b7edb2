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
  var chunk: TestChunk
  var environment: [String: String]
  /// What it writes is `NAME.log` and `NAME.events` in a folder.
  var folder: Path
  var name: String
  /// Seconds without an event after which it counts as hanging.
  var patience: Double

  var log: Path { folder / "\(name).log" }
  private var eventFile: Path { folder / "\(name).events" }
  private static let pause = 0.05

  /// Runs to the end, without tests that have been run already; several threads may each run one.
  ///
  /// `progress` is told what has happened so far: when something does, and each second.
  func run(skipping done: Set<TestID> = [], progress: (TestEvents) -> Void = { _ in }) throws -> Result {
    let isXCTest = chunk.library == .xcTest
    let told = isXCTest ? log : eventFile
    if !isXCTest { try eventFile.write(Data()) }
    let process = try Subprocess(
      program: program.string,
      arguments: chunk.arguments(skipping: done)
        + (isXCTest ? [] : TestEvents.arguments(writingTo: eventFile)),
      environment: environment
    ).start(log: log)
    guard let file = FileHandle(forReadingAtPath: told.string) else { throw CommandError.failure("cannot read \(told)") }
    var result = Result()
    if isXCTest { result.events = TestEvents(xcTests: chunk.tests) }
    var (quiet, nextSecond) = (0.0, 1.0)
    while true {
      let code = process.exitCode()
      // What it wrote last is there when it has ended.
      if let new = try file.readToEnd(), !new.isEmpty {
        (quiet, nextSecond) = (0, 1)
        result.events.read(new)
        progress(result.events)
      } else if quiet >= nextSecond {
        nextSecond += 1
        progress(result.events)
      }
      if let code {
        result.code = code
        return result
      }
      usleep(useconds_t(Self.pause * 1e6))
      quiet += Self.pause
      result.peakMemory = max(result.peakMemory, process.peakMemory)
      guard quiet > patience else { continue }
      // First with a trace of where it hangs; who takes that for no end is ended for good.
      kill(process.id, result.hung ? SIGKILL : SIGABRT)
      (result.hung, quiet, nextSecond) = (true, 0, 1)
    }
  }
}
