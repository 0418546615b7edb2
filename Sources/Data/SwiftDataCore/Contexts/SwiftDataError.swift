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
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  /// Identifiers in an order do not come with what is not saved: set `includePendingChanges` to false.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  /// Two configurations of a container name one file.
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    .configurationFileNameContainsInvalidCharacters)
  /// A configuration has a class that the container's schema does not have.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(.configurationSchemaNotFoundInContainerSchema)
  /// A store does not open.
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  /// A store comes from a later version of the schema.
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
  public static let invalidTransactionFetchRequest = SwiftDataError(.invalidTransactionFetchRequest)
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
