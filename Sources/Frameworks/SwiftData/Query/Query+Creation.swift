public import Foundation
public import SwiftDataCore
public import SwiftUI

extension Query where Result == [Element] {
  /// Creates a query of what a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(QueryRequest(descriptor: descriptor, transaction: transaction)) { $0 }
  }

  /// Creates a query of what a descriptor asks for, with an animation for changes of what it gives.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  /// Creates a query of the models that a filter lets through, sorted by descriptors: the first decides before the second.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Creates a query of the models that a filter lets through, sorted by descriptors, with an animation for changes.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// Creates a query of the models that a filter lets through, sorted by one property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [.plain(keyPath, order: order)], transaction: transaction)
  }

  /// Creates a query of the models that a filter lets through, sorted by one property, with an animation for changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// Creates a query of the models that a filter lets through, sorted by one property; those without a value come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [.plain(keyPath, order: order)], transaction: transaction)
  }

  /// Creates a query of the models that a filter lets through, sorted by one property, with an animation for changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}

extension SortDescriptor {
  /// By the values themselves, as `<` compares them: for text too, which a descriptor of its own would sort as people do.
  fileprivate static func plain<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder) -> SortDescriptor {
    SortDescriptor(unchecked(keyPath), order: order)
  }

  fileprivate static func plain<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder) -> SortDescriptor {
    SortDescriptor(unchecked(keyPath), order: order)
  }

  // Safe: a key path to a property has no state; the macro's parameters do not say that it is Sendable, as Apple's do not.
  private static func unchecked<Value>(_ keyPath: KeyPath<Compared, Value>) -> any KeyPath<Compared, Value> & Sendable {
    unsafeBitCast(keyPath, to: (any KeyPath<Compared, Value> & Sendable).self)
  }
}
