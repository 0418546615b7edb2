/// What is around loops whose elements people move among each other.
package struct ReorderContainer {
  /// Whether people can move them now.
  package let isEnabled: Bool
  let mover: ReorderMover
  /// Is told of elements that were dropped: in a collection, before an element or, with `nil`, at the end.
  let report: (_ sources: [AnyHashable], _ next: AnyHashable?, _ collection: AnyHashable?) -> Void

  package init(
    isEnabled: Bool, mover: ReorderMover,
    report: @escaping (_ sources: [AnyHashable], _ next: AnyHashable?, _ collection: AnyHashable?) -> Void
  ) {
    (self.isEnabled, self.mover, self.report) = (isEnabled, mover, report)
  }

  /// Moves elements inside of a collection.
  package func move(in collection: AnyHashable?) -> IdentityMove? {
    guard isEnabled else { return nil }
    return { report($0, $1, collection) }
  }
}

private enum ReorderContainerKey: EnvironmentKey {
  static var defaultValue: ReorderContainer? { nil }
}

extension EnvironmentValues {
  /// What moves elements of loops that can be; `nil`: nothing does.
  nonisolated package var reorderContainer: ReorderContainer? {
    get { self[ReorderContainerKey.self] }
    set { self[ReorderContainerKey.self] = newValue }
  }
}
