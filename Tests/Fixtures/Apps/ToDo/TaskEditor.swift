import SwiftUI

struct TaskEditor: View {
  @EnvironmentObject private var store: TaskStore
  @Environment(\.dismiss) private var dismiss
  @State private var draft: TodoItem

  init(item: TodoItem) {
    _draft = State(initialValue: item)
  }

  var body: some View {
    Form {
      Section("Task") {
        TextField("Title", text: $draft.title)
        TextField("Notes", text: $draft.notes)
        Toggle("Flagged", isOn: $draft.isFlagged)
      }

      Section("Priority") {
        ForEach(Priority.allCases) { priority in
          Button {
            draft.priority = priority
          } label: {
            HStack {
              Circle().fill(priority.color).frame(width: 10, height: 10)
              Text(priority.title).foregroundStyle(.primary)
              Spacer()
              if priority == draft.priority {
                Image(systemName: "checkmark").foregroundStyle(.tint)
              }
            }
          }
        }
      }

      Section {
        Button("Delete Task", role: .destructive) {
          store.delete(draft)
          dismiss()
        }
      }
    }
    .navigationTitle("Edit")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: save)
          .disabled(draft.title.isEmpty)
      }
    }
  }

  private func save() {
    if let index = store.items.firstIndex(where: { $0.id == draft.id }) {
      store.items[index] = draft
    }
    dismiss()
  }
}

struct DoneView: View {
  @EnvironmentObject private var store: TaskStore

  var body: some View {
    Group {
      if store.done.isEmpty {
        Text("Nothing done yet")
          .foregroundStyle(.secondary)
      } else {
        List(store.done) { item in
          TaskRow(item: item) { store.toggle(item) }
            .listRowSeparator(.hidden)
        }
        .listStyle(.plain)
      }
    }
    .navigationTitle("Done")
  }
}

#Preview {
  NavigationStack { TaskListView() }
    .environmentObject(TaskStore())
}
