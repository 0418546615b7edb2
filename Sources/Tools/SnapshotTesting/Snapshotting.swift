public import Foundation

/// How a value is turned into a format that can be kept in a file and compared: a picture, a text, bytes.
///
///     assertSnapshot(of: TicketView(), as: .image)
///     assertSnapshot(of: ticket, as: .json)
public struct Snapshotting<Value, Format> {
  /// How the files of references end; `nil`: they have no extension.
  public var pathExtension: String?
  /// How the format is kept and compared.
  public var diffing: Diffing<Format>
  /// What is made of a value.
  public var snapshot: (Value) -> Async<Format>
  /// The same for a value that has been on screen for some seconds; `nil` where it is the same at any time.
  var afterWaiting: ((TimeInterval) -> Snapshotting)?

  /// Creates a strategy whose format comes later.
  ///
  /// - Parameters:
  ///   - pathExtension: How the files of references end.
  ///   - diffing: How the format is kept and compared.
  ///   - asyncSnapshot: Makes the format of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: How the files of references end.
  ///   - diffing: How the format is kept and compared.
  ///   - snapshot: Makes the format of a value.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// The strategy for values of which a closure makes values of this one.
  ///
  ///     let ticket = Snapshotting<String, String>.lines.pullback { (ticket: Ticket) in ticket.summary }
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for values of which a closure makes values of this one, which may come later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let (snapshot, afterWaiting) = (snapshot, afterWaiting)
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { (value: NewValue) in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
    result.afterWaiting = afterWaiting.map { later in { later($0).asyncPullback(transform) } }
    return result
  }
}

/// A strategy for values that are a format themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are a format themselves.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { (value: Value) in value })
  }
}

extension Snapshotting {
  /// Lets a time in seconds pass before a strategy looks at its value.
  ///
  /// For views these are seconds of the screen on which they are shown, which take no real time.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    if let later = strategy.afterWaiting { return later(duration) }
    return Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        SnapshotWaiter.pass(seconds: duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
