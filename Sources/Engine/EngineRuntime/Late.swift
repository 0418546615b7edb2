/// A value that needs its owner to be there before it can be made, as the children of a node do: the owner's initialiser sets it, and
/// it is read from then on.
///
///     @Late private var safeArea: SafeAreaNode
///
/// Reading it earlier ends the process and names its type; `$safeArea` is `nil` until then. Hot paths across files have an optional
/// and a getter of their own instead: builds without whole-module optimisation do not specialise this one.
@propertyWrapper
package struct Late<Value> {
  /// The value, once it is set.
  package private(set) var projectedValue: Value?

  package init() { projectedValue = nil }

  package var wrappedValue: Value {
    get {
      guard let projectedValue else {
        fatalError("a \(Value.self) is used before it is set: set it where its owner is made, before anything reads it")
      }
      return projectedValue
    }
    set { projectedValue = newValue }
  }
}
