import SwiftUI

struct NoteEditor: View {
  @State var note: Note
  let folderID: Folder.ID
  @EnvironmentObject private var store: NoteStore
  @Environment(\.dismiss) private var dismiss
  @State private var size = Font.TextStyle.body
  @FocusState private var isTitleFocused: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Title", text: $note.title)
          .font(.title.bold())
          .focused($isTitleFocused)
        TextField("Text", text: $note.text)
          .font(.system(size))
      }
      .padding()
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") {
          save()
          dismiss()
        }
        .disabled(note.title.isEmpty)
      }
      ToolbarItem(placement: .secondaryAction) {
        Picker("Text Size", selection: $size) {
          Text("Small").tag(Font.TextStyle.footnote)
          Text("Medium").tag(Font.TextStyle.body)
          Text("Large").tag(Font.TextStyle.title2)
        }
      }
    }
    .onAppear { isTitleFocused = note.title.isEmpty }
  }

  private func save() {
    note.edited = .now
    store.update(note, in: folderID)
  }
}

#Preview("Editor") {
  NavigationStack {
    NoteEditor(note: Note(title: "Groceries", text: "Bread", edited: .now), folderID: UUID())
  }
  .environmentObject(NoteStore())
}
