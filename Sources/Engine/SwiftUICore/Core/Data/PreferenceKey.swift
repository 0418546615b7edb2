/// A value that views pass up to those around them.
///
/// Values of siblings are combined by `reduce`, in the order of the views.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a tree in which no view gives one.
  static var defaultValue: Self.Value { get }
  /// Combines the value so far with that of the next view in order.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value, where nothing inside gives one.
  public static var defaultValue: Value { nil }
}

/// The reduction of a preference over a tree.
package struct PreferenceAccumulator<Key: PreferenceKey> {
  /// `nil` while no view gave a value.
  package private(set) var value: Key.Value?
  package init() {}

  package mutating func add(_ next: Key.Value) {
    guard var current = value else {
      value = next
      return
    }
    Key.reduce(value: &current, nextValue: { next })
    value = current
  }

  package mutating func replace(with new: Key.Value?) { value = new }
}

/// A node that uses what its subtree gives for a preference.
protocol PreferenceReading: AnyObject {
  var isPreferenceReadQueued: Bool { get set }
  var isMounted: Bool { get }
  func readPreference()
}

extension ViewNode {
  /// Lets readers around this node look again, because preferences in its subtree may have changed.
  package final func preferencesDidChange() {
    guard graph.hasPreferenceReaders else { return }
    for node in selfAndAncestors {
      // What sleeps reads nothing; it hears of what it gives itself when it wakes.
      if !node.isInactive, let reader = node as? any PreferenceReading { graph.enqueuePreferenceReader(reader) }
    }
  }

  /// What this subtree gives for a preference.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var accumulator = PreferenceAccumulator<Key>()
    reducePreference(key, into: &accumulator)
    return accumulator.value ?? Key.defaultValue
  }
}
