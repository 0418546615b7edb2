public import SwiftUICore

/// What would happen to something that is dragged over a view.
public struct DropProposal: Sendable {
  /// What would happen.
  public let operation: DropOperation

  /// Proposes what would happen.
  public init(operation: DropOperation) { self.operation = operation }
}
