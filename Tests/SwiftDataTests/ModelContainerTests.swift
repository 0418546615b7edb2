import ApusTesting
import Foundation
import SwiftData
import SwiftUI
import Testing

@Suite("Containers of views and scenes") @MainActor
struct ModelContainerTests {
  private struct Adder: View {
    @Environment(\.modelContext) private var context
    @Query private var towns: [Town]
    var body: some View {
      Button("add to \(towns.count)") { context.insert(Town("New", rank: 1)) }
    }
  }

  @Test("modelContainer(for:) makes one container for all views below, once, and tells of it")
  func made() throws {
    var setups = 0
    struct Parent: View {
      @State var count = 0
      let setup: () -> Void
      var body: some View {
        VStack {
          Adder()
          Adder()
          Button("again \(count)") { count += 1 }
        }
        .modelContainer(for: Town.self, inMemory: true) { result in
          if case .success = result { setup() }
        }
      }
    }
    let screen = Screen { Parent { setups += 1 } }
    try #require(screen.elements.first { $0.label == "add to 0" }).tap()
    #expect(screen.elements.filter { $0.label == "add to 1" }.count == 2)
    try screen.button("again 0").tap()
    #expect(setups == 1 && screen.contains("add to 1"))
  }

  @Test("modelContext(_:) sets a context of an app's own")
  func own() throws {
    let container = try ModelContainer(for: Town.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let screen = Screen { Adder().modelContext(context) }
    try screen.button("add to 0").tap()
    #expect(screen.contains("add to 1"))
    #expect(context.insertedModelsArray.count == 1 && container.mainContext.insertedModelsArray.isEmpty)
  }

  @Test("a view that goes saves; so does an app that is no longer active")
  func saving() throws {
    let container = try ModelContainer(for: Town.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    struct Parent: View {
      let container: ModelContainer
      @State var isShown = true
      var body: some View {
        if isShown { Adder().modelContainer(container) }
        Button("go") { isShown = false }
      }
    }
    let screen = Screen { Parent(container: container) }
    try screen.button("add to 0").tap()
    #expect(container.mainContext.hasChanges)
    try screen.button("go").tap()
    #expect(!container.mainContext.hasChanges)
  }

  @Test("with undo, what a view inserts is taken back by the window's undo manager")
  func undo() throws {
    struct Undoing: View {
      @Environment(\.undoManager) private var undoManager
      var body: some View {
        Adder()
        Button("undo") { undoManager?.undo() }
      }
    }
    let screen = Screen { Undoing().modelContainer(for: Town.self, inMemory: true, isUndoEnabled: true) }
    try screen.button("add to 0").tap()
    #expect(screen.contains("add to 1"))
    try screen.button("undo").tap()
    #expect(screen.contains("add to 0"))
  }
}
