extension Publisher where Output: Encodable {
  /// Encodes each value; an error ends the stream.
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publishers {
  /// Encodes each value.
  public struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    /// Encoding may fail.
    public typealias Failure = any Error

    /// The kind of document.
    public typealias Output = Coder.Output

    /// Where the values come from.
    public let upstream: Upstream

    private let encoder: Coder

    /// Creates what `encode` of `Publisher` returns.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
      upstream.tryTransform(subscriber) { [encoder] in .emit(try encoder.encode($0)) }
    }
  }
}
