import Foundation
import StoreEngine

/// Takes a store's file from the version that it was written by to another, stage by stage, in a copy that takes the file's place
/// in the end: whatever happens in between, one of both is there, whole.
struct SchemaMigration {
  let plan: any SchemaMigrationPlan.Type
  /// The schema that the container wants.
  let schema: Schema
  let url: URL

  private struct Version {
    let type: any VersionedSchema.Type
    let schema: Schema
    let model: StoreModel
  }

  func run() throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let wanted = try schema.storeModel
    let versions = try plan.schemas.map { type in
      let schema = Schema(versionedSchema: type)
      return Version(type: type, schema: schema, model: try schema.storeModel)
    }
    let target = versions.lastIndex { $0.model == wanted } ?? versions.count - 1
    guard target >= 0 else { return }
    let matches = try versions.map { try Store.wasWritten(by: $0.model, at: url) }
    if matches[target] { return }
    if let later = matches.lastIndex(of: true), later > target {
      throw SwiftDataError.backwardMigration.explained(
        "'\(url.path)' is of version \(versions[later].schema.version), which is later than \(versions[target].schema.version)")
    }
    guard let start = matches.lastIndex(of: true) else {
      throw SwiftDataError.loadIssueModelContainer.explained(
        "'\(url.path)' was written by none of the versions of \(plan); add the version that it was written by")
    }
    try migrate(versions, from: start, to: target)
  }

  private func migrate(_ versions: [Version], from start: Int, to target: Int) throws {
    let copy = try MigrationCopy(of: url)
    do {
      for index in start..<target { try migrate(copy.url, versions[index], versions[index + 1]) }
      try copy.replaceOriginal()
    } catch {
      copy.remove()
      throw error
    }
  }

  private func migrate(_ url: URL, _ old: Version, _ new: Version) throws {
    var willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
    for stage in plan.stages {
      guard case .custom(let from, let to, let before, let after) = stage, from == old.type, to == new.type else { continue }
      (willMigrate, didMigrate) = (before, after)
    }
    if let willMigrate { try visit(url, old.schema, willMigrate) }
    try visit(url, new.schema) { context in try didMigrate?(context) }
  }

  /// Runs a closure with a context of one version of the store.
  private func visit(_ url: URL, _ schema: Schema, _ body: (ModelContext) throws -> Void) throws {
    let configuration = ModelConfiguration(schema: schema, url: url)
    let container = try ModelContainer(for: schema, configurations: [configuration])
    defer { for store in container.storage.coordinator.stores { store.close() } }
    let context = ModelContext(container)
    try body(context)
    try context.save()
  }
}

/// A copy of a store's file, in a folder of its own beside it.
private struct MigrationCopy {
  let original: URL
  let url: URL
  private let folder: URL

  init(of original: URL) throws {
    self.original = original
    folder = original.deletingLastPathComponent().appendingPathComponent(
      ".\(original.lastPathComponent).\(UUID().uuidString)", isDirectory: true)
    url = folder.appendingPathComponent(original.lastPathComponent)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Values in files of their own stay where they are.
    let support = ".\(original.deletingPathExtension().lastPathComponent)_SUPPORT"
    let shared = original.deletingLastPathComponent().appendingPathComponent(support)
    if FileManager.default.fileExists(atPath: shared.path) {
      try FileManager.default.createSymbolicLink(at: folder.appendingPathComponent(support), withDestinationURL: shared)
    }
    do { try Store.copy(original, to: url) } catch {
      remove()
      throw error
    }
  }

  func replaceOriginal() throws {
    try Store.replace(original, with: url)
    remove()
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
