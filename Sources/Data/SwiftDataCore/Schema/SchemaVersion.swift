extension Schema {
  /// A version of an app's schema, as its author counts.
  public struct Version: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Creates a version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Whether the first comes before the second.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }
}

/// The models of an app as they were at one version of it.
public protocol VersionedSchema {
  /// The classes of that version.
  static var models: [any PersistentModel.Type] { get }
  /// Which version it is.
  static var versionIdentifier: Schema.Version { get }
}

/// How stores of older versions become stores of the newest one.
public protocol SchemaMigrationPlan {
  /// All versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps from one to the next.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of a schema to another.
public enum MigrationStage {
  /// One that needs no code: what is new gets its default value.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// One with code that runs with the old models before, and with the new ones after what needs no code.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((_ context: ModelContext) throws -> Void)?, didMigrate: ((_ context: ModelContext) throws -> Void)?)
}
