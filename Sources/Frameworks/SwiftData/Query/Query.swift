public import SwiftDataCore
public import SwiftUI
package import SwiftUICore

/// What a view shows of the models in its context, kept up to date; `@Query` makes one.
///
/// The models are fetched when the view first reads them, from the context in the view's environment, at once. They are fetched
/// anew when a change in the context, or a save of another context of its container, can concern what the filter and the order
/// read; the view is evaluated again only if other models, or the same in another order, come of it. What a shown model's
/// properties become concerns the views that read those properties.
///
///     struct Trips: View {
///       @Query(sort: \Trip.start, order: .reverse) private var trips: [Trip]
///       var body: some View { List(trips) { Text($0.name) } }
///     }
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  let request: QueryRequest<Element>
  private let make: ([Element]) -> Result
  private var results: QueryResults<Element>?

  init(_ request: QueryRequest<Element>, make: @escaping ([Element]) -> Result) {
    self.request = request
    self.make = make
  }

  /// The models, in the order that was asked for; none where the view's environment has no container.
  @MainActor public var wrappedValue: Result { make(results?.read() ?? []) }

  /// The context in which the models are.
  @MainActor public var modelContext: ModelContext { results?.context ?? ModelContextKey.defaultValue }

  /// Why the last fetch failed; the models are those of the one before it then.
  @MainActor public var fetchError: (any Error)? { results?.error }

  /// Does nothing by itself: models are fetched when they are read.
  public nonisolated func update() {}
}

/// What a query asks for, and in which transaction views learn of another answer.
struct QueryRequest<Element: PersistentModel> {
  var descriptor: FetchDescriptor<Element>
  var transaction: Transaction?
}

extension Query: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    let context = MainThread.unchecked { EnvironmentValues(scope: node.scope, reader: node)[ModelContextKey.self] }
    let known = storage as? QueryResults<Element> ?? QueryResults(in: node.graph)
    known.ask(request, of: context)
    storage = known
    results = known
  }
}

extension Query: StructurallyComparable {
  package static func areEqual(_ a: Query, _ b: Query) -> Bool {
    guard ValueComparator.areEqual(a.request.transaction, b.request.transaction) else { return false }
    // The one that a view has been evaluated with knows where models are fetched.
    return (a.results ?? b.results)?.isAsked(b.request.descriptor) ?? false
  }
}
