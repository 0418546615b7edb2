/// Publishes what was written down before, to each subscriber anew.
///
///     let record = Record<Int, Never>(output: [1, 2, 3], completion: .finished)
public struct Record<Output, Failure>: Publisher where Failure: Error {
  /// What is published.
  public let recording: Recording

  /// Creates a publisher of what a closure writes down.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of what was written down.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let relay = Relay(subscriber)
    subscriber.receive(subscription: relay)
    relay.follow(Publishers.Sequence<[Output], Failure>(sequence: recording.output)) { [recording] _ in
      relay.end(recording.completion)
    }
  }

  /// Values and an end that are written down.
  public struct Recording {
    /// What a subscriber receives.
    public typealias Input = Output

    /// The values so far.
    public private(set) var output: [Output] = []

    /// The end; finished unless another was written down.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    private var hasEnded = false

    /// Creates a recording without values.
    public init() {}

    /// Creates a recording of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      hasEnded = true
    }

    /// Writes a value down.
    ///
    /// Traps after the end.
    public mutating func receive(_ input: Input) {
      guard !hasEnded else { fatalError("Record.Recording: a value was received after the end; write the end down last") }
      output.append(input)
    }

    /// Writes the end down.
    ///
    /// Traps after the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !hasEnded else { fatalError("Record.Recording: the end was received twice; write it down once") }
      self.completion = completion
      hasEnded = true
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: CodingKey { case recording }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: CodingKey { case output, completion }

  /// Decodes what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the values and the end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }

  /// Encodes the values and the end; the same as `encode(to:)`.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }
}
