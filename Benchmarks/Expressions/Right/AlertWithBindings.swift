import SwiftUI

struct Entry: Identifiable {
  let id = UUID()
  var title = ""
  var isDone = false
}

struct AlertWithBindings: View {
  @State private var entries: [Entry] = []
  @State private var doomed: Entry?
  @State private var message = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach($entries) { $entry in
          Toggle(isOn: $entry.isDone) {
            TextField("Title", text: $entry.title)
              .foregroundStyle(entry.isDone ? .secondary : .primary)
              .strikethrough(entry.isDone)
          }
          .swipeActions {
            Button("Delete", role: .destructive) { doomed = entry }
          }
        }
      }
      .navigationTitle("Entries")
      .alert(
        "Delete this entry?",
        isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
        presenting: doomed
      ) { entry in
        Button("Delete", role: .destructive) {
          entries.removeAll { $0.id == entry.id }
          message = "Deleted \(entry.title)"
        }
        Button("Cancel", role: .cancel) {}
      } message: { entry in
        Text("\(entry.title) cannot be brought back.")
      }
    }
  }
}
