public import Foundation

/// Which models are fetched, and in which order.
///
///     var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == name }, sortBy: [SortDescriptor(\.start)])
///     descriptor.fetchLimit = 10
public struct FetchDescriptor<T> where T: PersistentModel {
  /// What the models have in common; nil for all.
  public var predicate: Predicate<T>?
  /// The order: by the first, where that is equal by the second, and so on.
  public var sortBy: [SortDescriptor<T>]
  /// How many models there may be; nil is no limit.
  public var fetchLimit: Int?
  /// How many models are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether what is not saved counts; true by default.
  public var includePendingChanges = true
  /// Properties that will be needed; others are read when they are asked for.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Relationships whose destinations are read with the models.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes a fetch of all models of a class, or of those of a predicate.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

// Safe: what it is made of is a value, and key paths and closures of predicates are Sendable.
extension FetchDescriptor: @unchecked Sendable {}
