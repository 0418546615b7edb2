extension Publisher {
  /// Decodes each value, for instance a `Data`; an error ends the stream.
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publishers {
  /// Decodes each value.
  public struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    /// Decoding may fail.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    private let decoder: Coder

    /// Creates what `decode` of `Publisher` returns.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      upstream.tryTransform(subscriber) { [decoder] in .emit(try decoder.decode(Output.self, from: $0)) }
    }
  }
}
