public import Foundation

/// A value that is kept under a key for the scene that the view is in, and is there again when the scene is restored.
///
/// Writing it updates the views that show it, and whatever else in the scene shows the same key. The default value is what holds
/// while nothing is kept; it is not written.
///
///     struct Draft: View {
///       @SceneStorage("draft") private var draft = ""
///       var body: some View { TextField("Draft", text: $draft) }
///     }
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let representation: StoredRepresentation<Value>
  private var box: StoredValue<Value>?

  /// Creates storage for a value that is kept in some form.
  package init(_ key: String, initial: Value, representation: StoredRepresentation<Value>) {
    (self.key, self.initial, self.representation) = (key, initial, representation)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box?.read() ?? initial }
    nonmutating set {
      guard let box else {
        return Diagnostics.report(
          "@SceneStorage(\"\(key)\") was written before its view appeared, where it belongs to no scene; the write is lost")
      }
      box.write(newValue, transaction: nil)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }
}

// Safe: the box decides by the thread what it reads; its key is never changed.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    let position = "SceneStorage." + node.graph.scene + "." + key
    if let existing = storage as? StoredValue<Value>, existing.isKept(under: position, in: .standard) {
      box = existing
    } else {
      let made = StoredValue(position, in: .standard, initial: initial, representation: representation, graph: node.graph)
      storage = made
      box = made
    }
  }
}

/// What the scene is called that a window shows.
private final class SceneName: GraphFeature {
  static let slot = FeatureSlot()
  var name = "main"

  init(graph: ViewGraph) {}
}

extension ViewGraph {
  /// What the scene is called that the window shows: what is kept for a scene is found again by it.
  package var scene: String {
    get { self[SceneName.self].name }
    set { self[SceneName.self].name = newValue }
  }
}

extension SceneStorage: StructurallyComparable {
  package static func areEqual(_ a: SceneStorage, _ b: SceneStorage) -> Bool { a.key == b.key }
}

// MARK: - Values that can be kept

extension SceneStorage {
  /// Creates storage for a Boolean under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initial: wrappedValue, representation: .boolean)
  }
  /// Creates storage for an integer under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initial: wrappedValue, representation: .integer)
  }
  /// Creates storage for a number under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initial: wrappedValue, representation: .number)
  }
  /// Creates storage for a string under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initial: wrappedValue, representation: .string)
  }
  /// Creates storage for an address under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, initial: wrappedValue, representation: .url)
  }
  /// Creates storage for bytes under a key, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, initial: wrappedValue, representation: .data)
  }
  /// Creates storage for a value that an integer stands for, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue, representation: StoredRepresentation<Int>.integer.raw())
  }
  /// Creates storage for a value that a string stands for, with what holds while nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, representation: StoredRepresentation<String>.string.raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates storage for a Boolean under a key; `nil` while nothing is kept.
  public init(_ key: String) where Value == Bool? {
    self.init(key, initial: nil, representation: StoredRepresentation<Bool>.boolean.optional())
  }
  /// Creates storage for an integer under a key; `nil` while nothing is kept.
  public init(_ key: String) where Value == Int? {
    self.init(key, initial: nil, representation: StoredRepresentation<Int>.integer.optional())
  }
  /// Creates storage for a number under a key; `nil` while nothing is kept.
  public init(_ key: String) where Value == Double? {
    self.init(key, initial: nil, representation: StoredRepresentation<Double>.number.optional())
  }
  /// Creates storage for a string under a key; `nil` while nothing is kept.
  public init(_ key: String) where Value == String? {
    self.init(key, initial: nil, representation: StoredRepresentation<String>.string.optional())
  }
  /// Creates storage for an address under a key; `nil` while nothing is kept.
  public init(_ key: String) where Value == URL? {
    self.init(key, initial: nil, representation: StoredRepresentation<URL>.url.optional())
  }
  /// Creates storage for bytes under a key; `nil` while nothing is kept.
  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil, representation: StoredRepresentation<Data>.data.optional())
  }
}

extension SceneStorage {
  /// Creates storage for a value that a string stands for; `nil` while nothing is kept.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil, representation: StoredRepresentation<String>.string.raw().optional())
  }
  /// Creates storage for a value that an integer stands for; `nil` while nothing is kept.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, initial: nil, representation: StoredRepresentation<Int>.integer.raw().optional())
  }
}
