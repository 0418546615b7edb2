extension Subscribers {
  /// How a stream ended.
  @frozen public enum Completion<Failure> where Failure: Error {
    /// No more values: the stream reached its end.
    case finished
    /// The stream stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion {
  /// The same ending with its error turned into another type.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// The same ending with its type forgotten, for operators that may fail in more than one way.
  var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}

extension Subscribers.Completion: Codable where Failure: Codable {
  private enum CodingKeys: CodingKey { case success, error }

  /// Decodes what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try container.decode(Bool.self, forKey: .success) {
      self = .finished
    } else {
      self = .failure(try container.decode(Failure.self, forKey: .error))
    }
  }

  /// Encodes whether the stream finished, and the error if it did not.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .finished:
      try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}
