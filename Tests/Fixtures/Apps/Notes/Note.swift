import Foundation
import SwiftUI

struct Note: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var text: String
  var edited: Date
  var isPinned = false
}

struct Folder: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var symbol: String
  var notes: [Note]
}

enum SortOrder: String, CaseIterable, Identifiable {
  case edited = "Date Edited"
  case title = "Title"
  var id: Self { self }
}

final class NoteStore: ObservableObject {
  @Published var folders: [Folder]
  @Published var sortOrder = SortOrder.edited

  init() {
    let now = Date()
    folders = [
      Folder(
        name: "Home", symbol: "house",
        notes: [
          Note(title: "Groceries", text: "Bread\nCherries\nOat milk", edited: now, isPinned: true),
          Note(title: "Plants", text: "Water the fern on Sundays.", edited: now.addingTimeInterval(-86_400)),
          Note(title: "Attic", text: "Boxes to the left are empty.", edited: now.addingTimeInterval(-600_000)),
        ]),
      Folder(
        name: "Work", symbol: "folder",
        notes: [
          Note(title: "Standup", text: "Ask about the release.", edited: now.addingTimeInterval(-3_600)),
          Note(title: "Ideas", text: "A map that knows ferries.", edited: now.addingTimeInterval(-7_200)),
        ]),
      Folder(name: "Travel", symbol: "airplane", notes: []),
    ]
  }

  func index(of folder: Folder.ID) -> Int? { folders.firstIndex { $0.id == folder } }

  func notes(in folder: Folder.ID) -> [Note] {
    guard let index = index(of: folder) else { return [] }
    return folders[index].notes.sorted { first, second in
      if first.isPinned != second.isPinned { return first.isPinned }
      switch sortOrder {
      case .edited: return first.edited > second.edited
      case .title: return first.title < second.title
      }
    }
  }

  func update(_ note: Note, in folder: Folder.ID) {
    guard let index = index(of: folder) else { return }
    if let place = folders[index].notes.firstIndex(where: { $0.id == note.id }) {
      folders[index].notes[place] = note
    } else {
      folders[index].notes.append(note)
    }
  }

  func delete(_ note: Note, in folder: Folder.ID) {
    guard let index = index(of: folder) else { return }
    folders[index].notes.removeAll { $0.id == note.id }
  }

  func move(_ note: Note, from source: Folder.ID, to target: Folder.ID) {
    delete(note, in: source)
    update(note, in: target)
  }
}
