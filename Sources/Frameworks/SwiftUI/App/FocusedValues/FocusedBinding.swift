public import SwiftUICore

/// A value behind a binding that the view with the focus, or the front window, gives; `nil` where none does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @Environment(\.focusedValues) private var values
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value; writing `nil` does nothing.
  public var wrappedValue: Value? {
    get { values[keyPath: keyPath]?.wrappedValue }
    nonmutating set { if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = values[keyPath: keyPath]
    return Binding(get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
  }
}
