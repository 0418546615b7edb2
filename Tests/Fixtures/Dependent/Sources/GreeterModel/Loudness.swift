import Combine

/// How loud a greeting is.
public final class Loudness: ObservableObject {
  /// The number of exclamation marks.
  @Published public private(set) var volume = 0

  /// Creates a quiet one.
  public init() {}

  /// Makes it louder.
  public func increase() { volume += 1 }
}
