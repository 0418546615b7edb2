package import Combine
public import Foundation

/// A value that is kept under a key in the user's defaults and outlives the app.
///
/// Writing it updates the views that show it, and whatever else shows the same key. What is written past it, straight into the
/// defaults, shows in the next frame: they announce nothing on this system. The default value is what holds while nothing is kept;
/// it is not written.
///
///     struct Settings: View {
///       @AppStorage("sound") private var sound = true
///       var body: some View { Toggle("Sound", isOn: $sound) }
///     }
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let representation: StoredRepresentation<Value>
  private var box: StoredValue<Value>?
  /// As a property of an observable object: what lets that publish.
  fileprivate var announced: AnnouncedValue<Value>?

  /// Creates storage for a value that is kept in some form.
  package init(_ key: String, store: UserDefaults?, initial: Value, representation: StoredRepresentation<Value>) {
    (self.key, self.store, self.initial, self.representation) = (key, store, initial, representation)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box?.read() ?? kept ?? initial }
    nonmutating set {
      if let box { return box.write(newValue, transaction: nil) }
      StoredValues.prepare(store ?? .standard)
      if let announced { announced.write(newValue) } else { representation.write(newValue, store ?? .standard, key) }
      StoredValues.didWrite(key, in: store ?? .standard, transaction: nil)
    }
  }

  private var kept: Value? {
    StoredValues.prepare(store ?? .standard)
    return representation.read(store ?? .standard, key)
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }
}

// Safe: the box decides by the thread what it reads; its key and its defaults are never changed.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    let position =
      store ?? MainThread.unchecked { EnvironmentValues(scope: node.scope, reader: node)[DefaultAppStorageKey.self]?.value }
      ?? .standard
    if let existing = storage as? StoredValue<Value>, existing.isKept(under: key, in: position) {
      box = existing
    } else {
      let made = StoredValue(key, in: position, initial: initial, representation: representation, graph: node.graph)
      storage = made
      box = made
    }
  }
}

extension AppStorage: PublishedWrapper {
  package static func objectWillChange(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
    address.load(as: AppStorage.self).announced?.publisher
  }

  package static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
    let position = UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: AppStorage.self)
    let storage = position.pointee
    position.pointee.announced = AnnouncedValue(
      storage.key, in: storage.store ?? .standard, representation: storage.representation, publisher: publisher)
  }
}

extension AppStorage: StructurallyComparable {
  package static func areEqual(_ a: AppStorage, _ b: AppStorage) -> Bool { a.key == b.key && a.store === b.store }
}

// MARK: - Values that can be kept

extension AppStorage {
  /// Creates storage for a Boolean under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store: store, initial: wrappedValue, representation: .boolean)
  }
  /// Creates storage for an integer under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store: store, initial: wrappedValue, representation: .integer)
  }
  /// Creates storage for a number under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store: store, initial: wrappedValue, representation: .number)
  }
  /// Creates storage for a string under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store: store, initial: wrappedValue, representation: .string)
  }
  /// Creates storage for an address under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store: store, initial: wrappedValue, representation: .url)
  }
  /// Creates storage for bytes under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store: store, initial: wrappedValue, representation: .data)
  }
  /// Creates storage for a date under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store: store, initial: wrappedValue, representation: .date)
  }
  /// Creates storage for a value that an integer stands for, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store: store, initial: wrappedValue, representation: StoredRepresentation<Int>.integer.raw())
  }
  /// Creates storage for a value that a string stands for, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store: store, initial: wrappedValue, representation: StoredRepresentation<String>.string.raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates storage for a Boolean under a key; `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<Bool>.boolean.optional())
  }
  /// Creates storage for an integer under a key; `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<Int>.integer.optional())
  }
  /// Creates storage for a number under a key; `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<Double>.number.optional())
  }
  /// Creates storage for a string under a key; `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<String>.string.optional())
  }
  /// Creates storage for an address under a key; `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<URL>.url.optional())
  }
  /// Creates storage for bytes under a key; `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<Data>.data.optional())
  }
  /// Creates storage for a date under a key; `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<Date>.date.optional())
  }
}

extension AppStorage {
  /// Creates storage for a value that a string stands for; `nil` while nothing is kept.
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<String>.string.raw().optional())
  }
  /// Creates storage for a value that an integer stands for; `nil` while nothing is kept.
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store: store, initial: nil, representation: StoredRepresentation<Int>.integer.raw().optional())
  }
}
