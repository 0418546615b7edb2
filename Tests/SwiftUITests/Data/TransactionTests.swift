import ApusTesting
import SwiftUI
import Testing

private struct ReasonKey: TransactionKey { static let defaultValue = "none" }
private struct CountKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
  fileprivate var reason: String {
    get { self[ReasonKey.self] }
    set { self[ReasonKey.self] = newValue }
  }
  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@Suite("Transactions")
@MainActor
struct TransactionTests {
  @Test("one begins without animation, and with the defaults of an app's own keys")
  func values() {
    var transaction = Transaction()
    #expect(transaction.animation == nil)
    #expect(!transaction.disablesAnimations && !transaction.isContinuous)
    #expect(transaction.reason == "none" && transaction.count == 0)
    transaction.reason = "drag"
    transaction.count = 3
    transaction.reason = "drop"
    #expect(transaction.reason == "drop" && transaction.count == 3)
    #expect(Transaction().reason == "none")
    #expect(Transaction(animation: .linear(duration: 2)).animation == .linear(duration: 2))
  }

  final class Log { var entries: [String] = [] }

  /// A box at 0, or at 100 after a press, which moves by an animation of its own.
  private struct Mover: View {
    let log: Log
    let change: (@escaping () -> Void) -> Void
    @State private var isMoved = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { change { isMoved = true } }.frame(width: 200, height: 20)
        Color.black.frame(width: 10, height: 10).offset(x: isMoved ? 100 : 0)
          .animation(.linear(duration: 1), value: isMoved)
          .transaction { log.entries.append("\($0.reason) \($0.isContinuous)") }
      }
    }
  }

  /// Where the box is half a second after the press.
  private func place(_ log: Log = Log(), change: @escaping (() -> Void) -> Void) throws -> Int {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 100)
        $0.scale = 1
      }
    ) { Mover(log: log, change: change) }
    log.entries = []
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    // The button is 20 high, the box 10; both stand in the middle of 100.
    return try #require(screen.left(of: .black, inRow: 60))
  }

  @Test("a value of an app's own goes down with the change; outside of it holds the default")
  func custom() throws {
    let log = Log()
    var outside = ""
    let x = try place(log) { write in
      withTransaction(\.reason, "press") { withTransaction(\.isContinuous, true) { write() } }
      withTransaction(\.reason, "else") { outside = "ran" }
    }
    #expect(log.entries.contains("press true"))
    #expect(!log.entries.contains { $0.hasPrefix("else") })
    #expect(outside == "ran")
    #expect(abs(x - 50) <= 1)
  }

  @Test("a transaction that disables animations makes the change jump, whatever is said further down")
  func disabling() throws {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let jumped = try place { write in withTransaction(transaction) { write() } }
    #expect(jumped == 100)
    let moved = try place { $0() }
    #expect(abs(moved - 50) <= 1)
  }

  @Test("errors and results of the closure pass through")
  func results() {
    struct Failure: Error {}
    #expect(withTransaction(Transaction()) { 5 } == 5)
    #expect(throws: Failure.self) { try withTransaction(\.count, 1) { throw Failure() } }
  }

  @Test("a completion runs once the motion is over, and soon where nothing moves")
  func completion() async throws {
    var ends = 0
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { ends += 1 }
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 100) }) {
      Mover(log: Log()) { write in withTransaction(transaction) { write() } }
    }
    try screen.button("go").tap()
    screen.advance(by: 0.9)
    #expect(ends == 0)
    screen.finishAnimations()
    await screen.settle(timeout: 900) { ends == 1 }
    #expect(ends == 1)
    var still = Transaction(animation: .linear(duration: 1))
    still.addAnimationCompletion { ends += 1 }
    withTransaction(still) {}
    await screen.settle(timeout: 900) { ends == 2 }
    #expect(ends == 2)
  }
}
