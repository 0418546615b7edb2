@_spi(Reflection) import Swift
import Synchronization

/// Where an object of some class holds a `@Published` property.
struct PublishedField: Sendable {
  let offset: Int
  let wrapper: any PublishedWrapper.Type

  func objectWillChange(of object: AnyObject) -> ObservableObjectPublisher? {
    wrapper.objectWillChange(at: address(in: object))
  }

  func install(_ publisher: ObservableObjectPublisher, in object: AnyObject) {
    wrapper.install(publisher, at: address(in: object))
  }

  private func address(in object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
  }
}

/// Lets an object publish before a property changes whose value type is not known: reaches the box of a `@Published` one.
package protocol PublishedWrapper: SendableMetatype {
  static func objectWillChange(at address: UnsafeRawPointer) -> ObservableObjectPublisher?
  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer)
}

extension Published: PublishedWrapper {
  package static func objectWillChange(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
    address.load(as: Published<Value>.self).box.objectWillChange
  }

  package static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
    address.load(as: Published<Value>.self).box.objectWillChange = publisher
  }
}

/// The `@Published` properties of classes, found once for each class from its field metadata.
enum PublishedFields {
  private static let cached = Mutex<[ObjectIdentifier: [PublishedField]]>([:])
  private static let installation = Lock()

  /// The properties of a class and its superclasses.
  static func of(_ type: AnyClass) -> [PublishedField] {
    let key = ObjectIdentifier(type)
    if let fields = cached.withLock({ $0[key] }) { return fields }
    let fields = find(in: type)
    cached.withLock { $0[key] = fields }
    return fields
  }

  /// Gives an object its publisher; two threads that ask at once get the same.
  static func install(in object: AnyObject, _ fields: [PublishedField]) -> ObservableObjectPublisher {
    installation.withLock {
      if let cached = fields[0].objectWillChange(of: object) { return cached }
      let publisher = ObservableObjectPublisher()
      for field in fields { field.install(publisher, in: object) }
      return publisher
    }
  }

  private static func find(in type: AnyClass) -> [PublishedField] {
    // The option that says "a class, with its superclasses"; its named constant is not safe to read concurrently.
    let classType = _EachFieldOptions(rawValue: 1 << 0)
    var fields: [PublishedField] = []
    _ = _forEachField(of: type, options: classType) { _, offset, fieldType, _ in
      if let wrapper = fieldType as? any PublishedWrapper.Type {
        fields.append(PublishedField(offset: offset, wrapper: wrapper))
      }
      return true
    }
    return fields
  }
}
