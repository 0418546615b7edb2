import EngineRuntime
public import Foundation

/// Properties by their names: those that an app's classes mark with `@objc`, and methods that take nothing.
///
/// Where a class has no such property, or it cannot hold the value, one line says so and nothing happens.
extension NSObjectProtocol {
  /// The value of a property.
  public func value(forKey key: String) -> Any? {
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    if let member = SelectorCall.property(key, of: self) ?? SelectorCall.property("is" + capital, of: self) {
      return member.value(of: self)
    }
    for name in ["get" + capital, key, "is" + capital] where responds(to: Selector(name)) {
      return SelectorCall.perform(Selector(name), on: self)
    }
    report(key)
    return nil
  }

  /// Sets a property.
  public func setValue(_ value: Any?, forKey key: String) {
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    if let member = SelectorCall.property(key, of: self) ?? SelectorCall.property("is" + capital, of: self) {
      member.set(value, of: self)
    } else if responds(to: Selector("set" + capital + ":")) {
      SelectorCall.perform(Selector("set" + capital + ":"), on: self, [value])
    } else {
      report(key)
    }
  }

  /// The value at the end of a path of properties, such as `owner.name`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = step(of: keyPath) else { return value(forKey: keyPath) }
    guard let next = value(forKey: key) else { return nil }
    guard let object = next as? any NSObjectProtocol else {
      Diagnostics.report("\(Self.self).\(key) is a \(type(of: next)), which has no \(rest) that can be asked for by name")
      return nil
    }
    return object.value(forKeyPath: rest)
  }

  /// Sets the property at the end of a path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = step(of: keyPath) else { return setValue(value, forKey: keyPath) }
    guard let next = self.value(forKey: key) else { return }
    guard let object = next as? any NSObjectProtocol else {
      Diagnostics.report("\(Self.self).\(key) is a \(type(of: next)), whose \(rest) cannot be set by name")
      return
    }
    object.setValue(value, forKeyPath: rest)
  }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// The values of several properties; `NSNull` stands for none.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  private func step(of path: String) -> (key: String, rest: String)? {
    path.firstIndex(of: ".").map { (String(path[..<$0]), String(path[path.index(after: $0)...])) }
  }

  private func report(_ key: String) {
    Diagnostics.report(
      "\(type(of: self)) has no property \(key) that can be asked for by name: look at its name, and that it has @objc")
  }
}

extension SelectorMember {
  fileprivate func value(of object: AnyObject) -> Any? {
    guard case .property(let get, _) = access else { return nil }
    return (try? get(object)).flatMap(SelectorValue.flattened)
  }

  fileprivate func set(_ value: Any?, of object: AnyObject) {
    guard case .property(_, let set) = access else { return }
    guard let set else { return Diagnostics.report("\(owner).\(name) cannot be set: it has no setter") }
    do { try set(object, value) } catch let mismatch as SelectorValue.Mismatch {
      Diagnostics.report("\(owner).\(name) holds \(mismatch.wanted), not \(mismatch.given): it is not set")
    } catch { Diagnostics.report("\(owner).\(name): \(error)") }
  }
}
