/// A method or property of an app's class that messages reach by its name.
///
/// `apus` makes one for each member with `@objc` or `@IBAction`, in a function that is isolated as the member is:
///
///     private static func apusMember12() -> SelectorMember {
///       SelectorMember(Dial.self, "turned:") { (object: Dial, first: UIControl) in object.turned(first) }
///     }
public struct SelectorMember {
  let owner: AnyClass
  let name: String
  var access: Access
  /// Whether only the main thread may call it.
  var needsMainThread = false

  enum Access {
    case method(@Sendable (AnyObject, [Any?]) throws -> Any?)
    case property(get: @Sendable (AnyObject) throws -> Any?, set: (@Sendable (AnyObject, Any?) throws -> Void)?)
  }

  private init(_ owner: AnyClass, _ name: String, call: @escaping (AnyObject, [Any?]) throws -> Any?) {
    (self.owner, self.name) = (owner, name)
    let call = UncheckedCall(call)
    access = .method { try call.body($0, $1) }
  }

  /// A method that takes nothing.
  public init<Owner: AnyObject, Result>(_ owner: Owner.Type, _ name: String, _ method: @escaping (Owner) -> Result) {
    self.init(owner, name) { object, _ in method(try SelectorValue.cast(object, to: Owner.self)) }
  }

  /// A method that takes a value, often who sends the message.
  public init<Owner: AnyObject, First, Result>(
    _ owner: Owner.Type, _ name: String, _ method: @escaping (Owner, First) -> Result
  ) {
    self.init(owner, name) { object, values in
      method(try SelectorValue.cast(object, to: Owner.self), try SelectorValue.argument(0, of: values))
    }
  }

  /// A method that takes two values, such as a control and an event.
  public init<Owner: AnyObject, First, Second, Result>(
    _ owner: Owner.Type, _ name: String, _ method: @escaping (Owner, First, Second) -> Result
  ) {
    self.init(owner, name) { object, values in
      method(
        try SelectorValue.cast(object, to: Owner.self), try SelectorValue.argument(0, of: values),
        try SelectorValue.argument(1, of: values))
    }
  }

  /// A method that takes three values, such as one that hears of a finished piece of work.
  public init<Owner: AnyObject, First, Second, Third, Result>(
    _ owner: Owner.Type, _ name: String, _ method: @escaping (Owner, First, Second, Third) -> Result
  ) {
    self.init(owner, name) { object, values in
      method(
        try SelectorValue.cast(object, to: Owner.self), try SelectorValue.argument(0, of: values),
        try SelectorValue.argument(1, of: values), try SelectorValue.argument(2, of: values))
    }
  }

  /// A property, which may be set where its path says so.
  public init<Owner: AnyObject, Value>(_ owner: Owner.Type, property name: String, _ path: KeyPath<Owner, Value>) {
    (self.owner, self.name) = (owner, name)
    let path = UncheckedCall(path)
    let get: @Sendable (AnyObject) throws -> Any? = { try SelectorValue.cast($0, to: Owner.self)[keyPath: path.body] }
    guard let writable = path.body as? ReferenceWritableKeyPath<Owner, Value> else {
      access = .property(get: get, set: nil)
      return
    }
    let target = UncheckedCall(writable)
    access = .property(get: get) { object, value in
      try SelectorValue.cast(object, to: Owner.self)[keyPath: target.body] = try SelectorValue.cast(value, to: Value.self)
    }
  }
}

// Safe: who calls a member is on the thread that its isolation asks for (SelectorTables notes it), or it has none.
/// What a member is called by.
private struct UncheckedCall<Body>: @unchecked Sendable {
  let body: Body
  init(_ body: Body) { self.body = body }
}
