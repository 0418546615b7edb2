/// Why a container, a context or a migration does not do what it is asked.
public struct SwiftDataError: Error, Hashable, Sendable {
  private enum Kind: String {
    case includePendingChangesWithBatchSize, unsupportedPredicate, unsupportedKeyPath, sortingPendingChangesWithIdentifiers
    case unsupportedSortDescriptor, duplicateConfiguration, configurationFileNameTooLong
    case configurationFileNameContainsInvalidCharacters, configurationSchemaNotFoundInContainerSchema, loadIssueModelContainer
    case modelValidationFailure, missingModelContext, backwardMigration, unknownSchema, historyTokenExpired
    case invalidTransactionFetchRequest, unknownDataStoreSchema
  }

  private let kind: Kind
  /// What happened, and what to do; it does not count where errors are compared.
  package let explanation: String?

  private init(_ kind: Kind, _ explanation: String? = nil) {
    self.kind = kind
    self.explanation = explanation
  }

  /// The same error with what happened.
  func explained(_ explanation: String) -> SwiftDataError { SwiftDataError(kind, explanation) }

  /// Fetches in batches do not see what is not saved: set `includePendingChanges` to false.
  public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
  /// A predicate that cannot be used; not thrown here, where such predicates are evaluated in memory.
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  /// A key path that names no stored property.
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  /// Identifiers in an order do not come with what is not saved: set `includePendingChanges` to false.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
  /// An order that cannot be used.
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  /// Two configurations of a container name one file.
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  /// A configuration's name is longer than a file's may be.
  public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
  /// A configuration's name has characters that a file's may not have.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    .configurationFileNameContainsInvalidCharacters)
  /// A configuration has a class that the container's schema does not have.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(.configurationSchemaNotFoundInContainerSchema)
  /// A store does not open.
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  /// A model does not keep what its class asks for.
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  /// A model is in no context.
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  /// A store comes from a later version of the schema.
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  /// The store was written by a version of the schema that the plan does not have.
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  /// A token of a history that is not kept any more.
  public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
  /// A request for transactions that cannot be answered.
  public static let invalidTransactionFetchRequest = SwiftDataError(.invalidTransactionFetchRequest)
  /// A store whose schema is not known.
  public static let unknownDataStoreSchema = SwiftDataError(.unknownDataStoreSchema)

  /// Lets `catch SwiftDataError.loadIssueModelContainer` match.
  public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool { (rhs as? SwiftDataError) == lhs }

  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.kind == rhs.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension SwiftDataError: CustomStringConvertible {
  /// The error's name, and what happened.
  public var description: String { "SwiftDataError.\(kind.rawValue)" + (explanation.map { ": \($0)" } ?? "") }
}
