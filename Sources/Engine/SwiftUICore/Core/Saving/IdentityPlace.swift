/// What tells a node from others that were made below the same parent: a name, kept as a small number.
///
/// Each node has one, so it takes the four bytes that there were.
struct IdentityPlace: Equatable, Sendable {
  /// Below zero: so many modifiers, in whose bodies the node stands, it does not belong to.
  private let number: Int32

  private init(number: Int32) { self.number = number }

  /// That of a node with no other beside it.
  static let only = IdentityPlace(number: 0)
  /// Those of the parts of a section.
  static let header = named("header"), rows = named("rows"), footer = named("footer")
  static let layerName = "layer"
  /// That of a layer beside what it is a layer of.
  static let layer = named(layerName)

  // Safe: main thread only.
  private nonisolated(unsafe) static var names = [""]
  // Safe: main thread only.
  private nonisolated(unsafe) static var numbers: [String: Int32] = [:]
  // Safe: main thread only.
  private nonisolated(unsafe) static var joined: [Pair: IdentityPlace] = [:]

  private struct Pair: Hashable { var outer, inner: Int32 }

  /// The place of a name.
  static func named(_ name: String) -> IdentityPlace {
    if let number = numbers[name] { return IdentityPlace(number: number) }
    let number = Int32(clamping: names.count)
    names.append(name)
    numbers[name] = number
    return IdentityPlace(number: number)
  }

  /// A place inside of this one, where nothing between the two has a node.
  func with(_ inner: IdentityPlace) -> IdentityPlace {
    guard number > 0 else { return inner }
    let pair = Pair(outer: number, inner: inner.number)
    if let known = Self.joined[pair] { return known }
    let made = Self.named([name, inner.name].compactMap(\.self).joined(separator: "/"))
    Self.joined[pair] = made
    return made
  }

  /// That of what stands in a modifier's body for what is modified, which does not belong to the modifier.
  var leavingModifier: IdentityPlace { IdentityPlace(number: min(number, 0) - 1) }

  /// Its name; `nil`: it has none.
  var name: String? { number > 0 ? Self.names[Int(number)] : nil }

  /// How many modifiers the node does not belong to in whose bodies it stands.
  var modifiersToLeave: Int { Int(max(-number, 0)) }
}
