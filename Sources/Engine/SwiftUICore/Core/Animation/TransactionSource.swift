/// An edit of the transactions of everything below a view.
package final class TransactionSource {
  private let edit: (inout Transaction, ViewGraph) -> Void

  init(_ edit: @escaping (inout Transaction, ViewGraph) -> Void) { self.edit = edit }

  func apply(to transaction: inout Transaction, in graph: ViewGraph) { edit(&transaction, graph) }
}

extension EnvironmentScope {
  /// A transaction as the views around this scope's place edit it, outer ones first.
  func edited(_ transaction: Transaction, in graph: ViewGraph) -> Transaction {
    guard let nearest = nearestTransactionScope else { return transaction }
    var result = nearest.parent?.edited(transaction, in: graph) ?? transaction
    nearest.transactionSource?.apply(to: &result, in: graph)
    return result
  }
}
