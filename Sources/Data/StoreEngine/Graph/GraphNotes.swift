import Foundation
import Synchronization

/// What is said on the console, each once in a process.
enum GraphNotes {
  private static let said = Mutex<Set<String>>([])

  static func say(_ line: String) {
    guard said.withLock({ $0.insert(line).inserted }) else { return }
    FileHandle.standardError.write(Data("Store: \(line)\n".utf8))
  }
}
