import RemoteControl
import Synchronization

/// Several messages in one line, whose answers go into one line too.
final class MCPBatch: Sendable {
  private struct State {
    var open: Int
    var answers: [JSONValue] = []
  }

  private let state: Mutex<State>
  private let write: @Sendable (JSONValue) -> Void

  /// Waits for the end of so many messages, and writes the answers that there were until then.
  init(count: Int, write: @escaping @Sendable (JSONValue) -> Void) {
    state = Mutex(State(open: count))
    self.write = write
  }

  /// A message has come to its end, with an answer or, as a notification or a cancelled request, without.
  func finish(_ answer: JSONValue?) {
    let answers: [JSONValue]? = state.withLock { state in
      state.open -= 1
      if let answer { state.answers.append(answer) }
      return state.open == 0 ? state.answers : nil
    }
    if let answers, !answers.isEmpty { write(.array(answers)) }
  }
}
