// unknown: attributedWords
import SwiftUI

struct Note: Identifiable, Hashable {
  let id = UUID()
  var title = ""
  var text = ""
  var date = Date.now
  var tags: Set<String> = []
}

struct SplitOfNotes: View {
  @State private var notes: [Note] = []
  @State private var selection: Note.ID?
  @State private var tag: String?

  private var groups: [(day: String, notes: [Note])] {
    Dictionary(grouping: notes.filter { tag == nil || $0.tags.contains(tag!) }) {
      $0.date.formatted(date: .abbreviated, time: .omitted)
    }
    .map { (day: $0.key, notes: $0.value.sorted { $0.date > $1.date }) }
    .sorted { ($0.notes.first?.date ?? .distantPast) > ($1.notes.first?.date ?? .distantPast) }
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(groups, id: \.day) { group in
          Section(group.day) {
            ForEach(group.notes) { note in
              VStack(alignment: .leading) {
                Text(note.title.isEmpty ? "Untitled" : note.title).font(.headline)
                Text(note.text).lineLimit(2).font(.subheadline).foregroundStyle(.secondary)
              }
              .contextMenu {
                Button("Copy", systemImage: "doc.on.doc") {
                  UIPasteboard.general.attributedWords = note.text
                  selection = note.id
                }
                Button("Delete", systemImage: "trash", role: .destructive) { notes.removeAll { $0.id == note.id } }
              }
            }
            .onDelete { offsets in
              let doomed = Set(offsets.map { group.notes[$0].id })
              notes.removeAll { doomed.contains($0.id) }
            }
          }
        }
      }
      .listStyle(.sidebar)
      .toolbar { Button("New", systemImage: "square.and.pencil") { notes.append(Note()) } }
    } detail: {
      if let index = notes.firstIndex(where: { $0.id == selection }) {
        TextEditor(text: $notes[index].text).padding().navigationTitle($notes[index].title)
      } else {
        ContentUnavailableView("No note", systemImage: "note.text", description: Text("Choose one in the list."))
      }
    }
  }
}
