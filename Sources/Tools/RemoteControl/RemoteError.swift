import LaunchContract

/// Why an app that is driven from outside has not done what it was asked for.
package enum RemoteError: Error, Equatable, CustomStringConvertible {
  /// It is not there any more, or it ended meanwhile.
  case ended(RemoteEnd)
  /// It says why it cannot.
  case refused(String)
  /// It did not answer in so many seconds; it may still do, and can be asked again.
  case late(verb: String, seconds: Double)
  /// What it answered is no answer.
  case garbled(String)

  /// One clear line.
  package var description: String {
    switch self {
    case .ended(let end): end.what + (end.reason.map { ": \($0)" } ?? "")
    case .refused(let message): message
    case .late(let verb, let seconds): "the app has not answered to \"\(verb)\" within \(seconds.shortest) s"
    case .garbled(let line): "the app's answer cannot be read: \(line.prefix(200))"
    }
  }
}
