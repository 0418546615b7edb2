import Foundation
import SwiftDataCore
import SwiftUI
package import SwiftUICore

/// What a view's query knows: the answer that the running update shows, and whether it may have become another one.
final class QueryResults<Element: PersistentModel>: DependencySource {
  private(set) var context: ModelContext?
  private(set) var error: (any Error)?
  private var request: QueryRequest<Element>?
  private var fetch: QueryFetch<Element>?
  private var models: [Element] = []
  private let graph: WeakReference<ViewGraph>
  private var isCurrent = false
  private var isQueued = false
  private var observation: AnyObject?

  init(in graph: ViewGraph) {
    self.graph = graph.weakReference
    super.init()
  }
}
