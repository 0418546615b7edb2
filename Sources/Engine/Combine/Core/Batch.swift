/// An array that is being filled, from several threads if need be.
final class Batch<Element> {
  private let lock = Lock()
  private let count: Int
  private var values: [Element] = []

  init(count: Int) { self.count = count }

  /// Adds a value; returns the array when it is full, and starts the next one.
  func add(_ value: Element) -> [Element]? {
    lock.withLock {
      values.append(value)
      guard values.count == count else { return nil }
      defer { values = [] }
      return values
    }
  }

  /// What has been collected, if anything; the next array starts.
  func rest() -> [Element]? {
    lock.withLock {
      defer { values = [] }
      return values.isEmpty ? nil : values
    }
  }
}
