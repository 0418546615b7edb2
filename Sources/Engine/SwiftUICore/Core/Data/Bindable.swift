public import Observation

/// Makes bindings to the properties of an observable object.
///
/// It watches nothing by itself: reading a property in a body does. Another object in its place updates the view.
///
///     struct TownEditor: View {
///       @Bindable var town: Town
///       var body: some View { TextField("Name", text: $town.name) }
///     }
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object whose properties are bound.
  public var wrappedValue: Value

  /// Bindables are made from observable objects only.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("the wrapped value must be an object that conforms to Observable") }

  /// The bindable itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectPropertyLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a bindable from an observable object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a bindable from an observable object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a bindable from a bindable, for property wrapper syntax.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: DynamicProperty {}
extension Bindable: Identifiable where Value: Identifiable {
  /// The object's own identity.
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: Sendable where Value: Sendable {}

extension Bindable: StructurallyComparable {
  package static func areEqual(_ a: Bindable, _ b: Bindable) -> Bool {
    ValueComparator.areEqual(a.wrappedValue, b.wrappedValue)
  }
}
