import SwiftUI

struct NoteList: View {
  let folderID: Folder.ID
  @EnvironmentObject private var store: NoteStore
  @State private var isNew = false

  private var folder: Folder? { store.folders.first { $0.id == folderID } }

  var body: some View {
    let notes = store.notes(in: folderID)
    List {
      if notes.contains(where: \.isPinned) {
        Section("Pinned") { rows(notes.filter(\.isPinned)) }
      }
      Section(notes.isEmpty ? "" : "Notes") { rows(notes.filter { !$0.isPinned }) }
    }
    .overlay {
      if notes.isEmpty { Text("No Notes").font(.title2).foregroundStyle(.secondary) }
    }
    .navigationTitle(folder?.name ?? "Notes")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu {
          Picker("Sort By", selection: $store.sortOrder) {
            ForEach(SortOrder.allCases) { Text($0.rawValue).tag($0) }
          }
          Divider()
          Menu("Move All", systemImage: "folder") {
            ForEach(store.folders.filter { $0.id != folderID }) { target in
              Button(target.name) { notes.forEach { store.move($0, from: folderID, to: target.id) } }
            }
          }
          .disabled(notes.isEmpty)
          Button("Delete All", systemImage: "trash", role: .destructive) {
            notes.forEach { store.delete($0, in: folderID) }
          }
        } label: {
          Label("More", systemImage: "ellipsis.circle")
        }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Text("\(notes.count) Notes").font(.caption)
        Spacer()
        Button("New Note", systemImage: "square.and.pencil") { isNew = true }
      }
    }
    .navigationDestination(isPresented: $isNew) {
      NoteEditor(note: Note(title: "", text: "", edited: .now), folderID: folderID)
    }
  }

  private func rows(_ notes: [Note]) -> some View {
    ForEach(notes) { note in
      NavigationLink {
        NoteEditor(note: note, folderID: folderID)
      } label: {
        NoteRow(note: note)
      }
      .contextMenu {
        Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { togglePin(note) }
        Menu("Move To") {
          ForEach(store.folders.filter { $0.id != folderID }) { target in
            Button(target.name) { store.move(note, from: folderID, to: target.id) }
          }
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {
          withAnimation { store.delete(note, in: folderID) }
        }
      }
      .swipeActions {
        Button("Delete", role: .destructive) { store.delete(note, in: folderID) }
      }
    }
  }

  private func togglePin(_ note: Note) {
    var note = note
    note.isPinned.toggle()
    withAnimation { store.update(note, in: folderID) }
  }
}

struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(note.title.isEmpty ? "New Note" : note.title).font(.headline).lineLimit(1)
      HStack {
        Text(note.edited, style: .date)
        Text(note.text.split(separator: "\n").first.map(String.init) ?? "No text").lineLimit(1)
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
  }
}
