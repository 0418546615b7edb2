import StoreEngine
public import Observation

/// A class whose instances a store keeps; `@Model` makes a class conform.
///
/// An instance belongs to the thread or actor of its context. Two instances are equal where they stand for the same record.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// Makes an instance that shows what a backing data holds.
  init(backingData: any BackingData<Self>)

  /// Where the instance's values are.
  var persistentBackingData: any BackingData<Self> { get set }

  /// The properties that are kept, as the macro read them from the class.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// A backing data with default values, in no context.
  public static func createBackingData<P>() -> some BackingData<P> where P: PersistentModel {
    ModelBackingData<P>(for: P.self)
  }

  /// The backing data of an instance that is being made.
  ///
  /// It does what ``createBackingData()`` does, and its type needs not be found at run time.
  public static func _newBackingData<P>() -> any BackingData<P> where P: PersistentModel {
    BackingHandover.take(for: P.self) ?? ModelBackingData<P>(for: P.self)
  }

  /// The backing data, which knows the model.
  var boundBackingData: any BackingData<Self> {
    let backing = persistentBackingData
    backing._bind(to: self)
    return backing
  }

  /// The context that the model is inserted in or was fetched by; nil before and, once a deletion is saved, after.
  public var modelContext: ModelContext? { (boundBackingData as? any RecordBacking)?.modelContext }

  /// What tells the model from all others, also when the app runs again.
  ///
  /// It is temporary before the model is inserted.
  public var persistentModelID: PersistentIdentifier {
    boundBackingData.persistentModelID
      ?? PersistentIdentifier(
        temporaryKey: Int64(Int(bitPattern: ObjectIdentifier(self))), entityName: Schema.entityName(for: Self.self))
  }

  /// Whether a property has been set since the last save.
  public var hasChanges: Bool { (boundBackingData as? any RecordBacking)?.record.hasChanges ?? false }

  /// Whether it is to go with the next save.
  public var isDeleted: Bool { (boundBackingData as? any RecordBacking)?.record.isDeleted ?? false }

  /// The persistent identifier; models with a property of that name have their own.
  public var id: PersistentIdentifier { persistentModelID }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs || lhs.persistentModelID == rhs.persistentModelID }

  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
