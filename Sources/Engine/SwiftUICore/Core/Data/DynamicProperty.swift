/// A property of a view that the engine connects to something outside the view's value.
public protocol DynamicProperty {
  /// Brings the property up to date; called before each body of the view that holds it.
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  /// Does nothing; a property that has to prepare itself before each body declares its own.
  @MainActor @preconcurrency public mutating func update() {}
}
