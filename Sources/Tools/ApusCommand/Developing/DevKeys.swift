import Foundation
import RemoteControl

/// The keys and signals of a terminal: r restarts, q quits.
///
/// Keys come one by one and are not shown while there are keys to be read, in a terminal whose foreground this process is.
final class DevKeys: DevPerson {
  private let signals = BlockedSignals(Subprocess.forwardedSignals)
  /// How the terminal was before.
  private var terminal: termios?

  /// Whether keys are read.
  var hasTerminal: Bool { terminal != nil }

  init() {
    var state = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(), tcgetattr(STDIN_FILENO, &state) == 0 else { return }
    terminal = state
    state.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &state)
  }

  /// Gives the terminal and the signals back.
  func end() {
    if var terminal { tcsetattr(STDIN_FILENO, TCSANOW, &terminal) }
    terminal = nil
    signals.unblock()
  }

  func wish() -> DevWish? {
    if let signal = signals.next() { return .interrupt(signal) }
    guard hasTerminal else { return nil }
    var pollable = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&pollable, 1, 0) > 0, pollable.revents & Int16(POLLIN) != 0 else { return nil }
    return DataPipe.available(in: STDIN_FILENO).lazy.compactMap(Self.wish(of:)).first
  }

  /// What a key means; `nil`: nothing.
  static func wish(of key: UInt8) -> DevWish? {
    switch key {
    case UInt8(ascii: "r"): .restart
    case UInt8(ascii: "q"): .quit
    default: nil
    }
  }
}
