import EngineRuntime

/// What is said on the console, each once in a process.
enum GraphNotes {
  static func say(_ line: String) { Diagnostics.report("Store: \(line)") }
}
