import Foundation

/// A value with all that is in it, a line each; what has no order of its own is put in that of names and texts.
struct DumpText {
  private(set) var text = ""
  /// The objects around what is written now.
  private var around: Set<ObjectIdentifier> = []

  init(of value: Any) { add(value, name: nil, indent: 0) }

  private init(of value: Any, inside around: Set<ObjectIdentifier>) {
    self.around = around
    add(value, name: nil, indent: 0)
  }

  /// What a line says of a value, and what follows below it.
  private struct Entry {
    var description: String
    var children: [Mirror.Child] = []
    /// Whether the order of the children means nothing.
    var isUnordered = false
  }

  private mutating func add(_ value: Any, name: String?, indent: Int) {
    let mirror = Mirror(reflecting: value)
    let start = String(repeating: " ", count: indent)
    let title = name.map { "\($0): " } ?? ""
    if mirror.displayStyle == .class, Self.isShownByParts(value) {
      let identity = ObjectIdentifier(value as AnyObject)
      guard around.insert(identity).inserted else {
        text += "\(start)\(mirror.children.isEmpty ? "-" : "▿") \(name ?? "value") (circular reference detected)\n"
        return
      }
      defer { around.remove(identity) }
      write(Entry(description: Self.name(of: mirror), children: Array(mirror.children), isUnordered: true), start, title, indent)
    } else {
      write(entry(of: value, mirror), start, title, indent)
    }
  }

  private mutating func write(_ entry: Entry, _ start: String, _ title: String, _ indent: Int) {
    text += "\(start)\(entry.children.isEmpty ? "-" : "▿") \(title)\(entry.description)\n"
    for child in entry.isUnordered ? sorted(entry.children) : entry.children {
      add(child.value, name: child.label, indent: indent + 2)
    }
  }

  private func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
    let named = children.map { (child: $0, name: $0.label ?? "", text: DumpText(of: $0.value, inside: around).text) }
    return named.sorted { ($0.name, $0.text) < ($1.name, $1.text) }.map(\.child)
  }

  private static func isShownByParts(_ value: Any) -> Bool {
    !(value is any AnySnapshotStringConvertible) && !(value is any CustomStringConvertible)
  }

  private func entry(of value: Any, _ mirror: Mirror) -> Entry {
    let children = Array(mirror.children)
    let count = children.count
    switch mirror.displayStyle {
    case .collection:
      return Entry(description: count == 1 ? "1 element" : "\(count) elements", children: children)
    case .dictionary:
      let description = count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
      return Entry(description: description, children: children, isUnordered: true)
    case .set:
      return Entry(description: count == 1 ? "1 member" : "\(count) members", children: children, isUnordered: true)
    case .tuple:
      return Entry(description: count == 1 ? "(1 element)" : "(\(count) elements)", children: children)
    case .optional:
      return Entry(description: Self.name(of: mirror) + (count == 0 ? ".none" : ""), children: children)
    default:
      return named(value, mirror, children)
    }
  }

  /// What says itself what it is, else a structure, a case or a value without parts.
  private func named(_ value: Any, _ mirror: Mirror, _ children: [Mirror.Child]) -> Entry {
    if let own = value as? any AnySnapshotStringConvertible {
      return Entry(description: own.snapshotDescription, children: type(of: own).renderChildren ? children : [])
    }
    if let own = value as? any CustomStringConvertible { return Entry(description: own.description, children: children) }
    switch mirror.displayStyle {
    case .struct: return Entry(description: Self.name(of: mirror), children: children, isUnordered: true)
    case .enum:
      return Entry(description: Self.name(of: mirror) + (children.isEmpty ? ".\(value)" : ""), children: children)
    default: return Entry(description: String(describing: value), children: children)
    }
  }

  /// The type's name, without the number that tells local types apart.
  private static func name(of mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
  }

  /// A text without addresses in memory.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:?\s*0x[\da-f]+(\s*)/#) { String($0.output.1) }
  }
}
