import Foundation
package import SavedValues
import SwiftUICore

/// What the screens of a navigation stack show, from the first pushed one on: values of any types.
///
///     var path = NavigationPath()
///     path.append("Kyoto")
///     path.removeLast()
nonisolated public struct NavigationPath: Sendable {
  // Safe: each path has its own; the values in it are never changed.
  nonisolated(unsafe) var elements: [NavigationPathElement]

  /// Creates a path of no screen but the root.
  public init() { elements = [] }

  /// Creates a path of the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { NavigationPathElement($0) }
  }

  /// Creates a path of the values of a sequence, which can be saved.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    self.elements = elements.map { NavigationPathElement($0) }
  }

  /// Creates a path from one that was saved.
  public init(_ codable: NavigationPath.CodableRepresentation) { elements = codable.elements }

  /// How many values there are.
  public var count: Int { elements.count }
  /// Whether the root shows.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path as something that can be saved; `nil` where a value cannot.
  public var codable: NavigationPath.CodableRepresentation? {
    elements.allSatisfy { $0.value is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationPathElement(value)) }

  /// Adds a value at the end, which can be saved.
  public mutating func append<V: Hashable>(_ value: V) where V: Decodable, V: Encodable {
    elements.append(NavigationPathElement(value))
  }

  /// Takes values away from the end; traps where there are not so many.
  public mutating func removeLast(_ k: Int = 1) {
    guard k >= 0, k <= elements.count else {
      fatalError("a path of \(elements.count) values cannot lose \(k); check its count before")
    }
    elements.removeLast(k)
  }
}

extension NavigationPath: Equatable {
  /// Whether two paths hold equal values in the same order.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { lhs.elements == rhs.elements }
}

extension NavigationPath: SelfKeeping {
  package func kept(by keeping: inout ValueKeeping) -> SavedTree? {
    var parts: [SavedTree] = []
    for element in elements {
      guard let part = keeping.erased(element.value) else { return nil }
      parts.append(part)
    }
    return .list(parts)
  }

  package static func restored(from tree: SavedTree, by keeping: inout ValueKeeping) -> NavigationPath? {
    guard case .list(let parts) = tree else { return nil }
    var path = NavigationPath()
    for part in parts {
      guard let value = keeping.unerased(from: part) as? any Hashable else { return nil }
      path.elements.append(NavigationPathElement(value))
    }
    return path
  }
}

/// A value in a path.
nonisolated struct NavigationPathElement: Equatable {
  let value: any Hashable
  init(_ value: any Hashable) { self.value = value }

  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value)) }

  static func == (a: NavigationPathElement, b: NavigationPathElement) -> Bool {
    a.type == b.type && AnyHashable(a.value) == AnyHashable(b.value)
  }
}

extension NavigationPath {
  /// A path in a form that can be saved.
  nonisolated public struct CodableRepresentation: Codable, Equatable {
    let elements: [NavigationPathElement]

    init(elements: [NavigationPathElement]) { self.elements = elements }

    /// Reads a path: names of types and their values as JSON, the last one first.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var read: [NavigationPathElement] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type that can be read")
        }
        guard let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is not Hashable")
        }
        read.append(NavigationPathElement(value))
      }
      elements = read.reversed()
    }

    /// Writes a path: names of types and their values as JSON, the last one first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        let type = Swift.type(of: element.value)
        guard let value = element.value as? any Encodable, let name = _mangledTypeName(type) else {
          throw EncodingError.invalidValue(
            element.value, .init(codingPath: container.codingPath, debugDescription: "\(type) cannot be saved"))
        }
        try container.encode(name)
        try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// Whether two paths hold equal values in the same order.
    public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool { lhs.elements == rhs.elements }
  }
}
