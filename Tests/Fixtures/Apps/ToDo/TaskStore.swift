import Foundation
import SwiftUI

enum Priority: Int, Codable, CaseIterable, Identifiable, Comparable {
  case low, medium, high

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .low: "Low"
    case .medium: "Medium"
    case .high: "High"
    }
  }

  var color: Color {
    switch self {
    case .low: .green
    case .medium: .orange
    case .high: .red
    }
  }

  static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct TodoItem: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var notes = ""
  var priority = Priority.medium
  var isFlagged = false
  var isDone = false
}

final class TaskStore: ObservableObject {
  @Published var items: [TodoItem]

  init(items: [TodoItem] = TaskStore.samples) {
    self.items = items
  }

  var open: [TodoItem] { items.filter { !$0.isDone } }
  var done: [TodoItem] { items.filter(\.isDone) }
  var flagged: [TodoItem] { open.filter(\.isFlagged) }

  func add(_ title: String) {
    let trimmed = title.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    items.append(TodoItem(title: trimmed))
  }

  func toggle(_ item: TodoItem) {
    update(item) { $0.isDone.toggle() }
  }

  func flag(_ item: TodoItem) {
    update(item) { $0.isFlagged.toggle() }
  }

  func delete(_ item: TodoItem) {
    items.removeAll { $0.id == item.id }
  }

  func moveOpen(from source: IndexSet, to destination: Int) {
    var moved = open
    moved.move(fromOffsets: source, toOffset: destination)
    items = moved + done
  }

  func deleteOpen(at offsets: IndexSet) {
    let ids = offsets.map { open[$0].id }
    items.removeAll { ids.contains($0.id) }
  }

  private func update(_ item: TodoItem, _ change: (inout TodoItem) -> Void) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    change(&items[index])
  }

  static let samples = [
    TodoItem(title: "Buy milk", priority: .low),
    TodoItem(title: "Call the dentist", notes: "Ask for a date in the morning.", priority: .high, isFlagged: true),
    TodoItem(title: "Water the plants"),
    TodoItem(title: "Return the books", priority: .low, isDone: true),
  ]
}
