extension Publisher {
  /// Prints a line for all that happens, to the console or to `stream`.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers {
  /// Prints a line for all that happens.
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// What each line starts with.
    public let prefix: String

    /// Where the values come from.
    public let upstream: Upstream

    /// Where lines go; the console if `nil`.
    public let stream: (any TextOutputStream)?

    /// Creates what `print` of `Publisher` returns.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let log = PrintLog(prefix: prefix, stream: stream)
      upstream.handleEvents(
        receiveSubscription: { log.write("receive subscription: (\($0))") },
        receiveOutput: { log.write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: log.write("receive finished")
          case .failure(let error): log.write("receive error: (\(error))")
          }
        },
        receiveCancel: { log.write("receive cancel") },
        receiveRequest: { log.write("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
      ).subscribe(subscriber)
    }
  }
}

/// Writes lines, one at a time.
private final class PrintLog {
  private let lock = Lock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ line: String) {
    lock.withLock {
      guard stream != nil else { return Swift.print(prefix + line) }
      stream?.write(prefix + line + "\n")
    }
  }
}
