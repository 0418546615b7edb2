/// A property of a class that publishes each new value just before it is stored.
///
/// `$name` is a publisher that starts with the present value. If the class is an `ObservableObject` with the default
/// `objectWillChange`, that publisher fires first.
@propertyWrapper public struct Published<Value> {
  var box: PublishedStorage<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) {
    box = PublishedStorage(wrappedValue)
  }

  /// Creates the property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property: its present value, then each new one before it is stored; it never ends before
  /// the property does.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set {
      guard newValue.box !== box else { return }
      newValue.box.objectWillChange = box.objectWillChange
      box = newValue.box
    }
  }

  /// Not available: the compiler goes through the enclosing object instead.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// Reads and writes the property of an object; a write announces the change first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.send(newValue) }
  }
}

extension Published {
  /// Publishes the values of a `@Published` property.
  public struct Publisher: Combine.Publisher {
    /// The kind of value of the property.
    public typealias Output = Value

    /// Reading a property cannot fail.
    public typealias Failure = Never

    let box: PublishedStorage<Value>

    /// Attaches a subscriber, which receives the present value first.
    public func receive<S>(subscriber: S) where S: Subscriber, Value == S.Input, Never == S.Failure {
      box.receive(subscriber: subscriber)
    }
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property, for as long as that property lives.
  ///
  ///     source.assign(to: &$value)
  public func assign(to published: inout Published<Output>.Publisher) {
    let subscriber = PublishedSubscriber(published.box)
    subscribe(subscriber)
    published.box.keep(AnyCancellable(subscriber))
  }
}
