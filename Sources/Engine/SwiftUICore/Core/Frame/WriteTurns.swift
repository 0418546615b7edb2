import Foundation

/// Tells apart the turns of the main queue in which state is written.
///
/// Writes of one turn make one update, and so do those of all turns before a frame, with one exception: where a later turn takes back
/// what an earlier one wrote, each has an update of its own, so that who is told of changes hears of both.
final class WriteTurns {
  private(set) var current = 0
  private var endIsScheduled = false

  /// Notes that state is written in the turn that runs.
  func noteWrite() {
    guard !endIsScheduled else { return }
    endIsScheduled = true
    let turns = Weak(self)
    DispatchQueue.main.async {
      MainThread.unchecked {
        guard let turns = turns.value else { return }
        turns.current += 1
        turns.endIsScheduled = false
      }
    }
  }
}

/// The value that the first of some waiting writes replaced, and the turn of the last of them.
struct ReplacedValue {
  let value: Any
  var turn: Int
}

extension ViewGraph {
  /// Performs a write that gives something another value.
  ///
  /// `isSame` compares the new value with one that waiting writes have replaced.
  func enqueueWrite<Value>(
    _ transaction: Transaction, to storage: AnyObject, replacing old: Value, isSame: (Value) -> Bool,
    _ apply: @escaping () -> Void
  ) {
    turns.noteWrite()
    let (id, turn) = (ObjectIdentifier(storage), turns.current)
    let waiting = pendingWrites.last?.replaced[id]
    let takesBack = waiting.map { $0.turn != turn && ($0.value as? Value).map(isSame) ?? false } ?? false
    enqueueWrite(transaction, inOwnUpdate: takesBack, apply)
    guard let last = pendingWrites.indices.last else { return }
    pendingWrites[last].replaced[id, default: ReplacedValue(value: old, turn: turn)].turn = turn
  }
}
