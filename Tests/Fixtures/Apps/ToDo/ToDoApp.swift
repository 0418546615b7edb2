import SwiftUI

@main
struct ToDoApp: App {
  @StateObject private var store = TaskStore()

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { TaskListView() }
          .tabItem { Label("Tasks", systemImage: "checklist") }
          .badge(store.open.count)
        NavigationStack { DoneView() }
          .tabItem { Label("Done", systemImage: "checkmark.circle") }
      }
      .environmentObject(store)
      .tint(.indigo)
    }
  }
}
