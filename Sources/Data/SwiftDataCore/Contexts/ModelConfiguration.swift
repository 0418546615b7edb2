public import Foundation
import FoundationAdditions

/// Where the models of a container, or some of them, are kept.
public struct ModelConfiguration: Identifiable, Hashable, CustomDebugStringConvertible {
  /// Which folder of several apps a store lies in.
  ///
  /// There are no such folders here: the app's own is used.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?

    /// The first that the app may use.
    public static var automatic: GroupContainer { GroupContainer(identifier: nil) }
    /// The app's own folder.
    public static var none: GroupContainer { GroupContainer(identifier: nil) }
    /// The folder of a group of apps.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
  }

  /// Which database of iCloud a store is kept in step with.
  ///
  /// There is none here: stores are local, which is said once.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?

    /// The app's first.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: nil) }
    /// None.
    public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }
    /// A private database.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }

  /// What the store is called: its file, where no url is given.
  public let name: String
  /// The store's file; `/dev/null` for one in memory.
  public let url: URL
  /// Whether contexts may save; a store that is only read needs no permission to write.
  public let allowsSave: Bool
  /// Whether the store is gone when the app ends.
  public let isStoredInMemoryOnly: Bool
  /// The group of apps in whose folder the store lies.
  public let groupContainer: GroupContainer
  /// What was asked of CloudKit, which is not there: nothing is synchronised.
  public let cloudKitDatabase: CloudKitDatabase
  /// The models that are kept here; nil for all of the container.
  public var schema: Schema?

  /// The group that was named, if any.
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  /// The database that was named, if any.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }

  /// All models, in the app's own file or in memory.
  public init(isStoredInMemoryOnly: Bool = false) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }

  /// Models of some classes, and those that they lead to.
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Models of a schema in a file of a name, in the app's own folder, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.allowsSave = allowsSave
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url = isStoredInMemoryOnly ? Self.nowhere : Self.appFolder.appendingPathComponent("\(name ?? "default").store")
    noteServices()
  }

  /// Models of a schema in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    groupContainer = .none
    isStoredInMemoryOnly = url.path == Self.nowhere.path
    noteServices()
  }

  private static let nowhere = URL(fileURLWithPath: "/dev/null")

  /// The folder of the running app, in the one where apps keep files of their own.
  static var appFolder: URL {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return URL.applicationSupportDirectory.appendingPathComponent(name, isDirectory: true)
  }

  private func noteServices() {
    if let name = cloudKitDatabase.name {
      ModelNotes.say("stores are local here: '\(name)' of iCloud is not kept in step with them")
    }
    if let group = groupContainer.identifier { ModelNotes.say("the app's own folder stands for that of the group '\(group)'") }
  }

  /// The store's address.
  public var id: URL { url }

  /// Checks the name of the file.
  public func validate() throws {
    if name.contains("/") || name.contains("\0") {
      throw SwiftDataError.configurationFileNameContainsInvalidCharacters.explained("'\(name)' cannot be the name of a file")
    }
    // A file system takes 255 bytes, of which logs beside the store need some.
    if url.lastPathComponent.utf8.count > 240 {
      throw SwiftDataError.configurationFileNameTooLong.explained("'\(url.lastPathComponent)' is longer than 240 bytes")
    }
  }

  public var debugDescription: String {
    "ModelConfiguration(name: \(name), url: \(isStoredInMemoryOnly ? "in memory" : url.path), allowsSave: \(allowsSave))"
  }
}
