import Foundation
import Glibc
import Synchronization

/// Watches what a tree takes while it is drawn, from another thread; ends the process with the tree's seed where that has no end.
final class TreeWatch: Sendable {
  private struct State {
    var hasEnded = false
    var highest = 0
  }
  private let seed: UInt64
  private let limits: ViewTreeFuzzer.Limits
  private let start = ContinuousClock.now
  private let sizeBefore = TreeWatch.residentMegabytes
  private let state = Mutex(State())
  private let isOver = DispatchSemaphore(value: 0)
  /// How many times its limit a tree may take until the process ends.
  private static let patience = 3.0

  init(seed: UInt64, limits: ViewTreeFuzzer.Limits) {
    self.seed = seed
    self.limits = limits
    LastWords.prepare(seed: seed)
    Thread.detachNewThread { [self] in
      while isOver.wait(timeout: .now() + 0.05) == .timedOut {
        let grown = grownMegabytes
        state.withLock { $0.highest = max($0.highest, grown) }
        if seconds > limits.seconds * Self.patience { give(up: "still drawing after \(Int(seconds)) s") }
        if grown > limits.megabytes * Int(Self.patience) { give(up: "takes \(grown) MB") }
      }
    }
  }

  func end() { isOver.signal() }

  /// What the tree has taken that it may not.
  var excess: [String] {
    let highest = state.withLock { max($0.highest, grownMegabytes) }
    return (seconds > limits.seconds ? ["took \(Int(seconds * 10)) tenths of a second"] : [])
      + (highest > limits.megabytes ? ["took \(highest) MB"] : [])
  }

  private func give(up reason: String) -> Never {
    FileHandle.standardError.write(Data("seed \(seed): \(reason)\n".utf8))
    abort()
  }

  private var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
  private var grownMegabytes: Int { Self.residentMegabytes - sizeBefore }

  /// The memory of the process that is in use.
  private static var residentMegabytes: Int {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = line.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1_000_000 : 0
  }
}

/// Names the seed of the tree that is drawn where the process ends by a signal.
private enum LastWords {
  // Safe: the thread that draws writes it; a handler reads it when that has stopped.
  /// The line, as bytes that a signal handler can write.
  nonisolated(unsafe) private static var line = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64)
  // Safe: as `line`.
  nonisolated(unsafe) private static var length = 0

  private static let install: Void = {
    // A stack that has overflown has no room for a handler.
    let size = 1 << 16
    var stack = stack_t(ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGSEGV, SIGABRT, SIGTRAP, SIGBUS, SIGFPE] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        _ = Glibc.write(2, LastWords.line.baseAddress, LastWords.length)
        Glibc.signal(signal, SIG_DFL)
        raise(signal)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK))
      sigaction(signal, &action, nil)
    }
  }()

  static func prepare(seed: UInt64) {
    _ = install
    let text = Array("\nseed \(seed) ends the process\n".utf8)
    length = line.update(fromContentsOf: text)
  }
}
