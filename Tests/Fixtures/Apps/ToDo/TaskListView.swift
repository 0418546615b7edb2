import SwiftUI

struct TaskListView: View {
  @EnvironmentObject private var store: TaskStore
  @State private var newTitle = ""
  @FocusState private var isAdding: Bool

  var body: some View {
    List {
      if !store.flagged.isEmpty {
        Section {
          ForEach(store.flagged) { item in
            NavigationLink(value: item) {
              Label(item.title, systemImage: "flag.fill")
                .foregroundStyle(item.priority.color)
            }
          }
        } header: {
          Text("Flagged")
        } footer: {
          Text("\(store.flagged.count) of \(store.items.count) tasks are flagged.")
        }
      }

      Section("Open") {
        ForEach(store.open) { item in
          NavigationLink(value: item) {
            TaskRow(item: item) {
              withAnimation { store.toggle(item) }
            }
          }
          .swipeActions(edge: .leading) {
            Button {
              store.flag(item)
            } label: {
              Label("Flag", systemImage: item.isFlagged ? "flag.slash" : "flag")
            }
            .tint(.orange)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Delete", systemImage: "trash", role: .destructive) { store.delete(item) }
          }
        }
        .onDelete(perform: store.deleteOpen)
        .onMove(perform: store.moveOpen)

        HStack {
          TextField("New task", text: $newTitle)
            .focused($isAdding)
            .submitLabel(.done)
            .onSubmit(add)
          Button(action: add) {
            Image(systemName: "plus.circle.fill")
          }
          .buttonStyle(.borderless)
          .disabled(newTitle.isEmpty)
          .accessibilityLabel("Add")
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Tasks")
    .navigationDestination(for: TodoItem.self) { item in
      TaskEditor(item: item)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) { EditButton() }
    }
  }

  private func add() {
    withAnimation { store.add(newTitle) }
    newTitle = ""
    isAdding = true
  }
}

struct TaskRow: View {
  let item: TodoItem
  let onToggle: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Button(action: onToggle) {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(item.isDone ? .green : .secondary)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(item.isDone ? "Reopen \(item.title)" : "Finish \(item.title)")

      VStack(alignment: .leading, spacing: 2) {
        Text(item.title)
          .strikethrough(item.isDone)
        if !item.notes.isEmpty {
          Text(item.notes)
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
      Spacer()
      Circle()
        .fill(item.priority.color)
        .frame(width: 8, height: 8)
    }
  }
}
