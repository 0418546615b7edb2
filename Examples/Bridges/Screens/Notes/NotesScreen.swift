import SwiftUI

/// The keeper's log book, with a field for the next entry.
struct NotesScreen: View {
  @State private var entries = [
    NSLocalizedString("Fog until nine, then a clear day. Two barges passed below.", comment: "An entry"),
    NSLocalizedString("The eastern lamp is mended.", comment: "An entry"),
  ]
  @State private var draft = ""
  @State private var isEditing = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(entries.indices, id: \.self) { index in
          Text(entries[index])
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
            .background(.green.opacity(0.18), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom) { field }
  }

  private var field: some View {
    HStack(alignment: .bottom, spacing: 10) {
      GrowingTextView(
        text: $draft, isEditing: $isEditing, placeholder: NSLocalizedString("New entry", comment: "What a field is for"),
        maximumHeight: 140
      )
      .overlay(alignment: .topLeading) {
        if draft.isEmpty {
          Text("New entry")
            .foregroundStyle(.tertiary)
            .padding(.horizontal, 5)
            .padding(.vertical, 8)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
      .padding(.horizontal, 10)
      .background {
        RoundedRectangle(cornerRadius: 19, style: .continuous)
          .strokeBorder(isEditing ? AnyShapeStyle(.green) : AnyShapeStyle(.quaternary))
      }
      Button("Add", systemImage: "arrow.up.circle.fill") {
        entries.append(draft)
        draft = ""
      }
      .labelStyle(.iconOnly)
      .font(.title)
      .tint(.green)
      .disabled(draft.isEmpty)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

#Preview {
  NavigationStack { NotesScreen() }
}
