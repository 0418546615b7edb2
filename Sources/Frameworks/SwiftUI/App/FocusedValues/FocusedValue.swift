public import Observation
public import SwiftUICore

/// A value that the view with the focus, or the front window, gives; `nil` where none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  @Environment(\.focusedValues) private var values
  private let read: (FocusedValues) -> Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// The value.
  public var wrappedValue: Value? { read(values) }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) { read = { $0[FocusedObjectKey<Value>.self] } }
}
