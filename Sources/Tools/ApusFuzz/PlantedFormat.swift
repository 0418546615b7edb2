import Foundation

/// A format whose reader cannot bear its own seed.
struct PlantedFormat: FuzzFormat {
  enum Fault: String, CaseIterable { case crash, hang, memory }
  let fault: Fault
  var name: String { "planted-" + fault.rawValue }

  func run(_ data: Data) {
    switch fault {
    case .crash: fatalError("planted")
    case .hang: while true { if data.count > 1 << 30 { return } }
    case .memory:
      guard let memory = malloc(FuzzWorker.memoryLimit) else { fatalError("planted") }
      memset(memory, 1, FuzzWorker.memoryLimit)
    }
  }
}
