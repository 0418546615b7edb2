import SwiftUI

struct FolderList: View {
  @EnvironmentObject private var store: NoteStore
  @State private var showsCounts = true

  var body: some View {
    List {
      Section("On This Device") {
        ForEach(store.folders) { folder in
          NavigationLink(value: folder.id) {
            Label(folder.name, systemImage: folder.symbol)
              .badge(showsCounts ? folder.notes.count : 0)
          }
          .contextMenu {
            Button("Empty Folder", systemImage: "trash", role: .destructive) { empty(folder) }
              .disabled(folder.notes.isEmpty)
          }
        }
        .onDelete { store.folders.remove(atOffsets: $0) }
      }
      Section("Options") {
        Picker("Sort Notes By", selection: $store.sortOrder) {
          ForEach(SortOrder.allCases) { Text($0.rawValue) }
        }
        Toggle("Show Counts", isOn: $showsCounts)
      }
    }
    .navigationTitle("Folders")
    .navigationDestination(for: Folder.ID.self) { NoteList(folderID: $0) }
    .toolbar {
      EditButton()
    }
  }

  private func empty(_ folder: Folder) {
    guard let index = store.index(of: folder.id) else { return }
    withAnimation { store.folders[index].notes.removeAll() }
  }
}

#Preview {
  NavigationStack { FolderList() }
    .environmentObject(NoteStore())
}
