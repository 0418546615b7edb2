import Foundation

/// Signals that wait until they are asked for.
struct BlockedSignals {
  private var signals = sigset_t()
  private var before = sigset_t()

  init(_ numbers: [Int32]) {
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
  }

  /// One that has come since; `nil`: none.
  func next() -> Int32? {
    var (signals, none) = (signals, timespec())
    let signal = sigtimedwait(&signals, nil, &none)
    return signal > 0 ? signal : nil
  }

  func unblock() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
