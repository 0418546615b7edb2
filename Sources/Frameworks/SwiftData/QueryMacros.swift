public import Foundation
public import SwiftDataCore
public import SwiftUI

/// Makes a view's variable the result of a fetch of all models of a class, which follows what changes in the view's context.
///
///     @Query(sort: \Trip.start, order: .reverse) private var trips: [Trip]
///
/// The context is that of the environment. An initializer may set the query itself:
/// `_trips = Query(filter: #Predicate { $0.name == name })`.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches all models of a class, and shows changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(animation: Animation) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches all models of a class, and shows changes in a transaction.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the models that a predicate holds for, in the order of a property, and shows changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the models that a predicate holds for, in the order of a property that may be nil.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the models that a predicate holds for, in the order of a property that may be nil, and shows changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the models that a predicate holds for, in an order.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the models that a predicate holds for, in an order, and shows changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches what a descriptor describes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches what a descriptor describes, and shows changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro") where Element: PersistentModel
