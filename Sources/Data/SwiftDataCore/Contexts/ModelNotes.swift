import EngineRuntime

/// What is said on the console, each once in a process.
enum ModelNotes {
  static func say(_ line: String) { Diagnostics.report("SwiftData: \(line)") }
}
