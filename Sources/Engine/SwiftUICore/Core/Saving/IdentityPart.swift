import SavedValues

/// What a node adds to the identity of what is inside of it.
enum IdentityPart: Equatable {
  case name(String)
  /// It has an identity that cannot be written, as that of an object: nothing inside is found again.
  case unknown

  /// The most characters of an identity that is a part.
  private static let limit = 400

  /// An identity that the app gives, of an element that may say another one for that.
  static func id<ID: Hashable>(_ id: ID, of element: Any? = nil) -> IdentityPart {
    if let stable = element as? any StablyIdentified { return .name("[\(stable.stableID)]") }
    guard !(id is ObjectIdentifier), let text = text(of: id), text.count <= limit else { return .unknown }
    return .name("[\(text)]")
  }

  private static func text<ID: Hashable>(of id: ID) -> String? {
    if let id = AnyHashable(id).base as? any LosslessStringConvertible { return "\(id)" }
    return SavedValue(id)?.tree.text
  }
}

/// An element of a loop whose identity is an object's, and that is another one's in another process.
package protocol StablyIdentified {
  /// What it is called among the elements, wherever the app runs.
  var stableID: String { get }
}

extension GraphNode {
  /// The identities from the outermost node to this one, by which it is found again in another process; `nil` where one of them
  /// cannot be written.
  ///
  /// Views with a body, loops' elements, branches and the places among other views count; what only lays out, draws or modifies does
  /// not, so that one modifier more leaves everything where it was.
  final var identityPath: String? {
    var path = IdentityPath()
    var node: GraphNode? = self
    while let current = node {
      guard path.take(current) else { return nil }
      node = current.identityParent
    }
    return path.text
  }
}

/// The parts of an identity while it is put together, from the inside out.
private struct IdentityPath {
  private var parts: [String] = []
  /// How many bodies of modifiers are still around that what is inside does not belong to.
  private var modifiersToLeave = 0
  /// The last part, where it is to be told from others of its name around it, and how many of these there were.
  private var numbered: (name: String, count: Int)?

  /// Takes the next node further out; returns whether its identity can be written.
  mutating func take(_ node: GraphNode) -> Bool {
    if let open = numbered, node.numberedName == open.name { numbered?.count += 1 }
    if modifiersToLeave > 0 {
      guard node.isModifierBody else { return true }
      modifiersToLeave -= 1
      if modifiersToLeave > 0 { return true }
    } else {
      switch node.identityPart {
      case nil: break
      case .unknown: return false
      case .name(let name): add(name, isNumbered: node.isModifierBody)
      }
    }
    if let name = node.place.name { add(name, isNumbered: node.place == .layer) }
    modifiersToLeave = node.place.modifiersToLeave
    return true
  }

  private mutating func add(_ name: String, isNumbered: Bool) {
    closeNumbered()
    parts.append(name)
    numbered = isNumbered ? (name, 0) : nil
  }

  private mutating func closeNumbered() {
    if let open = numbered, open.count > 0 { parts[parts.count - 1] += "~\(open.count)" }
    numbered = nil
  }

  /// From the outside in.
  var text: String {
    var closed = self
    closed.closeNumbered()
    return closed.parts.reversed().joined(separator: "/")
  }
}
