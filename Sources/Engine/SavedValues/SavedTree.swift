import Foundation

/// What is kept of a value: how it is taken apart, down to what says itself how it is written.
package indirect enum SavedTree: Codable, Equatable, Sendable {
  /// What a `Codable` type writes of itself, as JSON.
  case coded(String)
  /// The raw value of a `RawRepresentable` type.
  case raw(SavedTree)
  /// The fields of a struct or a tuple, in their order.
  case fields([Field])
  /// A case of an enumeration, with what belongs to it, which has no name.
  case choice(String, Field?)
  /// The elements of a collection; those of an optional are one or none.
  case list([SavedTree])
  /// A value whose type is only known from itself, by the type's mangled name.
  case erased(String, SavedTree)

  /// A field of a struct, or an element of a tuple.
  package struct Field: Codable, Equatable, Sendable {
    package var name: String
    /// As people write it; a field of another type is not read.
    package var type: String
    package var value: SavedTree

    package init(name: String, type: String, value: SavedTree) { (self.name, self.type, self.value) = (name, type, value) }
  }

  /// The tree as a line that is the same in each process.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Whether another tree is taken apart in the same way; what types write of themselves may differ in its order.
  func hasSameParts(as other: SavedTree) -> Bool {
    switch (self, other) {
    case (.coded, .coded): true
    case (.raw(let a), .raw(let b)): a.hasSameParts(as: b)
    case (.fields(let a), .fields(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy { $0.name == $1.name && $0.type == $1.type && $0.value.hasSameParts(as: $1.value) }
    case (.choice(let a, let inA), .choice(let b, let inB)): a == b && Self.haveSameParts(inA, inB)
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.hasSameParts(as: $1) }
    case (.erased(let a, let inA), .erased(let b, let inB)): a == b && inA.hasSameParts(as: inB)
    default: false
    }
  }

  private static func haveSameParts(_ a: Field?, _ b: Field?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.type == b.type && a.value.hasSameParts(as: b.value)
    default: false
    }
  }
}
