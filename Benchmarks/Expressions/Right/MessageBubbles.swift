import SwiftUI

struct Message: Identifiable {
  let id = UUID()
  var text: String
  var isMine: Bool
  var date = Date.now
}

struct MessageBubbles: View {
  @State private var messages: [Message] = []
  @State private var draft = ""

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(messages) { message in
            HStack(alignment: .bottom) {
              if message.isMine { Spacer(minLength: 60) }
              VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                Text(message.text)
                  .padding(.horizontal, 14)
                  .padding(.vertical, 9)
                  .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
                  .foregroundStyle(message.isMine ? .white : .primary)
                  .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
                Text(message.date, style: .time).font(.caption2).foregroundStyle(.secondary)
              }
              if !message.isMine { Spacer(minLength: 60) }
            }
            .id(message.id)
            .transition(.move(edge: message.isMine ? .trailing : .leading).combined(with: .opacity))
          }
        }
        .padding(.horizontal)
      }
      .onChange(of: messages.count) { _, _ in
        guard let last = messages.last else { return }
        withAnimation { reader.scrollTo(last.id, anchor: .bottom) }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Message", text: $draft, axis: .vertical).lineLimit(1...5).textFieldStyle(.roundedBorder)
          Button("Send", systemImage: "arrow.up.circle.fill") {
            messages.append(Message(text: draft, isMine: true))
            draft = ""
          }
          .labelStyle(.iconOnly)
          .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        .padding()
        .background(.bar)
      }
    }
  }
}
