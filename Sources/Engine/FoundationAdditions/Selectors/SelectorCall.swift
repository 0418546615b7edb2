import EngineRuntime

/// Sends messages by their names: what controls, gestures, timers and notifications call their targets with.
///
/// An object's methods are those that `apus` found in the app's sources (``SelectorMember``) and those that classes of frameworks name
/// (``SelectorPerforming``): the object's own class first, then its superclass, and so on. A subclass that overrides a method is
/// called by its superclass' name.
package enum SelectorCall {
  /// Whether an object has a method of a name.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool { method(selector.description, of: object) != nil }

  /// Sends a message; where the object has no such method, or takes other values, one line says so and nothing happens.
  ///
  /// A method of the main actor that is called from elsewhere runs later, on the main thread, and answers `nil` here.
  ///
  /// - Parameters:
  ///   - selector: The name.
  ///   - object: Who gets it.
  ///   - arguments: What its sender has to say, such as a control and an event. Methods that take less do not see the rest.
  /// - Returns: What the method answers, `()` where that is nothing; `nil` where it was not called.
  @discardableResult
  package static func perform(_ selector: Selector, on object: AnyObject, _ arguments: [Any?] = []) -> Any? {
    let name = selector.description
    guard let method = method(name, of: object) else {
      let remedy = "mark the method with @objc, and look that the class is not declared inside of a function"
      Diagnostics.report("\(type(of: object)) has no method \(name); \(remedy)")
      return nil
    }
    return method.call(object, arguments)
  }

  private static func method(_ name: String, of object: AnyObject) -> Method? {
    for owner in classes(of: object) {
      if let member = SelectorTables.method(name, of: owner) { return .member(member) }
      if let performing = owner as? any SelectorPerforming.Type, let body = performing.method(for: name) {
        return .body(body)
      }
    }
    return nil
  }

  /// An object's class and all above it.
  static func classes(of object: AnyObject) -> some Sequence<AnyClass> {
    sequence(first: type(of: object)) { _getSuperclass($0) }
  }
}

/// A method that was found.
private enum Method {
  case member(SelectorMember)
  case body((AnyObject, [Any?]) -> Any?)

  func call(_ object: AnyObject, _ arguments: [Any?]) -> Any? {
    switch self {
    case .body(let body): return body(object, arguments)
    case .member(let member):
      guard member.needsMainThread, !MainThread.isCurrent else { return member.call(object, arguments) }
      Diagnostics.report("\(member.owner).\(member.name) is of the main actor and was called from another thread: it runs later")
      let carried = UncheckedSendable((object, arguments))
      MainThread.run { [member = UncheckedSendable(member)] in
        _ = member.value.call(carried.value.0, carried.value.1)
      }
      return nil
    }
  }
}

extension SelectorMember {
  fileprivate func call(_ object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard case .method(let body) = access else { return nil }
    do { return try body(object, arguments) } catch let mismatch as SelectorValue.Mismatch {
      Diagnostics.report("\(owner).\(name) takes \(mismatch.wanted), but the message has \(mismatch.given): it is not called")
    } catch { Diagnostics.report("\(owner).\(name): \(error)") }
    return nil
  }
}
