public import Foundation
import StoreEngine

extension ModelContext {
  /// Posted before a context saves changes; the object is the context.
  public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification.SwiftData")
  /// Posted when a context has saved; the object is the context, and the keys of what the user info has are in ``NotificationKey``.
  public static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification.SwiftData")

  /// What a notification of a save says.
  public enum NotificationKey: String {
    /// Which state of the store the context reads.
    case queryGeneration
    /// Whether no identifier is valid any more.
    case invalidatedAllIdentifiers
    /// The identifiers of models that were inserted, an array.
    case insertedIdentifiers
    /// The identifiers of models with other values, an array.
    case updatedIdentifiers
    /// The identifiers of models that were deleted, an array.
    case deletedIdentifiers
  }

  /// Writes all changes, in one transaction for each store, and tells the other contexts of the container.
  ///
  /// Where it throws, nothing was written, and the context is as it was.
  public func save() throws {
    guard hasChanges else { return graph.processPendingChanges() }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    graph.processPendingChanges()
    let inserted = graph.inserted, updated = graph.updated, deleted = graph.deleted
    do { try graph.save() } catch { throw ModelErrors.error(error) }
    graph.processPendingChanges()
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: identifiers(inserted),
        NotificationKey.updatedIdentifiers.rawValue: identifiers(updated),
        NotificationKey.deletedIdentifiers.rawValue: identifiers(deleted),
      ])
  }

  private func identifiers(_ records: [Record]) -> [PersistentIdentifier] { records.compactMap(PersistentIdentifier.init(of:)) }
}
