package import Foundation
package import StoreEngine

/// Which record of which store a model is; it stays the same when the app runs again, and may go between threads.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable {
  /// What two identifiers are compared by.
  public struct ID: Hashable, Sendable {
    /// The store and the entity.
    package let space: IdentifierSpace
    /// The primary key.
    package let key: Int64

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.key == rhs.key && lhs.space === rhs.space }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(ObjectIdentifier(space))
    }
  }

  /// The identifier itself.
  public let id: ID
  /// Whether nothing of the record is in the store yet.
  package let isTemporary: Bool

  /// The name of the model's class.
  public var entityName: String { id.space.entityName }

  /// The store's name for itself; nil until the model has been saved.
  public var storeIdentifier: String? { isTemporary ? nil : id.space.store }

  /// The identifier of a record of a store, in the space of the store's entity.
  package init(space: IdentifierSpace, key: Int64, isTemporary: Bool) {
    id = ID(space: space, key: key)
    self.isTemporary = isTemporary
  }

  /// The identifier of a record of a store.
  package init(_ record: RecordID, entityName: String, store: UUID, isTemporary: Bool = false) {
    self.init(space: .of(store: store.uuidString, entityName: entityName), key: record.key, isTemporary: isTemporary)
  }

  /// The identifier of a model that is in no context.
  ///
  /// The key is unique in this process.
  package init(temporaryKey: Int64, entityName: String) {
    self.init(space: .of(store: nil, entityName: entityName), key: temporaryKey, isTemporary: true)
  }

  /// The identifier of a record by its store, entity and primary key.
  ///
  /// - Parameters:
  ///   - storeIdentifier: The store's identifier, as ``storeIdentifier`` gives it.
  ///   - entityName: The name of the model's class.
  ///   - primaryKey: A number, the text of one that Core Data has (`p12`), or what a store of another kind has.
  /// - Returns: The identifier, whether or not there is such a record.
  /// - Throws: Nothing; stores of other systems may refuse keys.
  public static func identifier<T>(for storeIdentifier: String, entityName: String, primaryKey: T) throws -> PersistentIdentifier
  where T: Comparable, T: CustomStringConvertible, T: Codable, T: Hashable {
    let space = IdentifierSpace.of(store: storeIdentifier, entityName: entityName)
    let key = (primaryKey as? any BinaryInteger).flatMap { Int64(exactly: $0) }
    return PersistentIdentifier(space: space, key: key ?? space.key(of: primaryKey.description), isTemporary: false)
  }

  /// The id of the record in a store whose model is given; nil for temporary ones of no store, and where the model has no such entity.
  package func record(store number: Int32, model: StoreModel) -> RecordID? {
    guard id.space.store != nil, let entity = model.entity(named: entityName) else { return nil }
    return RecordID(store: number, entity: entity.number, key: id.key)
  }

  /// `x-coredata://<store>/<entity>/p<key>`, as Core Data writes it.
  package var text: String { "x-coredata://\(id.space.store ?? "")/\(entityName)/\(keyText)" }

  var keyText: String { id.space.store == nil ? "t\(id.key)" : id.space.text(of: id.key) }

  /// Whether the first comes before the second.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    guard lhs.id.space === rhs.id.space else {
      return (lhs.id.space.store ?? "", lhs.entityName) < (rhs.id.space.store ?? "", rhs.entityName)
    }
    return lhs.id.key < rhs.id.key
  }

  public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
}

extension PersistentIdentifier: Codable {
  private enum CodingKeys: CodingKey { case implementation }

  private struct Implementation: Codable {
    var uriRepresentation: String
    var primaryKey: String
    var entityName: String
    var storeIdentifier: String?
    var isTemporary: Bool
  }

  /// Reads what `encode(to:)` has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kept = try container.decode(Implementation.self, forKey: .implementation)
    let parts = kept.uriRepresentation.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == "x-coredata:", parts[3] == kept.entityName else {
      throw DecodingError.dataCorruptedError(
        forKey: .implementation, in: container,
        debugDescription: "'\(kept.uriRepresentation)' names no record of '\(kept.entityName)'")
    }
    let space = IdentifierSpace.of(store: parts[2].isEmpty ? nil : String(parts[2]), entityName: kept.entityName)
    let key = space.store == nil ? parts[4].hasPrefix("t") ? Int64(parts[4].dropFirst()) : nil : space.key(of: String(parts[4]))
    guard let key else {
      throw DecodingError.dataCorruptedError(
        forKey: .implementation, in: container, debugDescription: "'\(kept.uriRepresentation)' has no key of a record")
    }
    self.init(space: space, key: key, isTemporary: kept.isTemporary)
  }

  /// Writes it, to be read by `init(from:)`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let implementation = Implementation(
      uriRepresentation: text, primaryKey: keyText, entityName: entityName, storeIdentifier: storeIdentifier,
      isTemporary: isTemporary)
    try container.encode(implementation, forKey: .implementation)
  }
}
