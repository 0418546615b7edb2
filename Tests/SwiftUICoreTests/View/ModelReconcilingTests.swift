import EngineTesting
import Observation
@testable import SwiftUICore
import Testing

/// Models that follow what views say, brought up to date before a body and nowhere else.
@MainActor @Suite("Models that follow views")
struct ModelReconcilingTests {
  /// What the views of a container share: nobody observes it.
  private final class Shelf {
    var books: [String] = []
    private(set) var changes = 0

    func show(_ books: [String]) {
      guard books != self.books else { return }
      Reconciliation.require()
      self.books = books
      changes += 1
    }
  }

  @Observable final class Store {
    var books = ["a"]
    var other = 0
  }

  private struct ShelfView: View, ModelReconciling {
    let store: Store
    let shelf: Shelf
    let seen: ([String]) -> Void
    @State private var suffix = "!"

    func reconcile() { shelf.show(store.books.map { $0 + suffix }) }

    var body: some View {
      seen(shelf.books)
      return Text(shelf.books.joined())
    }
  }

  @Test("A model is brought up to date before each body, with state in place, and when what it read has changed")
  func order() {
    let (store, shelf) = (Store(), Shelf())
    var seen: [[String]] = []
    let screen = Screen { ShelfView(store: store, shelf: shelf) { seen.append($0) } }
    #expect(seen == [["a!"]])
    store.books.append("b")
    screen.settle()
    #expect(seen == [["a!"], ["a!", "b!"]])
    store.other += 1
    screen.settle()
    #expect(seen.count == 2 && shelf.changes == 2)
  }

  @Test("A model that a body changes ends a debug build")
  func bodies() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        struct Wrong: View {
          let shelf: Shelf
          var body: some View {
            shelf.show(["a"])
            return Text("a")
          }
        }
        _ = Screen { Wrong(shelf: Shelf()) }
      }
    }
  }
}
