import Foundation

/// A format whose reader cannot bear its own seed.
struct PlantedFormat: FuzzFormat {
  enum Fault: String, CaseIterable { case crash, hang, memory, child }
  let fault: Fault
  var name: String { "planted-" + fault.rawValue }
  var startsProcesses: Bool { fault == .child }
  /// Tests need not wait as long as for what may be a slow picture.
  let patience: TimeInterval = 1

  func run(_ data: Data) {
    switch fault {
    case .crash: fatalError("planted")
    case .hang: while true { if data.count > 1 << 30 { return } }
    case .child:
      // The shell works until it is ended with the worker.
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "while kill -0 \(getpid()) 2>/dev/null; do :; done"]
      guard (try? process.run()) != nil else { return }
      process.waitUntilExit()
    case .memory:
      guard let memory = malloc(FuzzWorker.memoryLimit) else { fatalError("planted") }
      memset(memory, 1, FuzzWorker.memoryLimit)
    }
  }
}
