import SwiftUI

@main
struct WriterApp: App {
  var body: some Scene {
    WindowGroup { WriterView() }
  }
}

struct WriterView: View {
  @SceneStorage("text") private var text = "Once upon a time there was a text.\n\nIt had two paragraphs."
  @SceneStorage("size") private var size = 17.0
  @Environment(\.undoManager) private var undoManager
  @FocusState private var isWriting: Bool

  private var words: Int { text.split { $0.isWhitespace }.count }

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .font(.system(size: size))
        .lineSpacing(4)
        .focused($isWriting)
        .padding(.horizontal)
        .safeAreaInset(edge: .bottom) {
          HStack {
            Text("\(words) words").monospacedDigit()
            Spacer()
            Stepper("Size", value: $size, in: 11...31).labelsHidden()
          }
          .font(.footnote)
          .padding()
          .background(.bar)
        }
        .navigationTitle("Writer")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undoIfPossible() }
            Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
            ShareLink(item: text)
          }
        }
        .onAppear { isWriting = true }
    }
  }
}

#Preview { WriterView() }
