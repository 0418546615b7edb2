import SwiftUI

#if canImport(UIKit)
  extension View {
    func hideKeyboard() {
      UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
  }
#endif

struct ChatView: View {
  @State private var conversation = Conversation()
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(conversation.messages) { message in
              MessageRow(message: message)
                .onTapGesture(count: 2) {
                  withAnimation(.spring) { conversation.toggleLike(message) }
                }
                .id(message.id)
            }
            if conversation.isTyping { TypingIndicator() }
          }
          .padding()
        }
        .onTapGesture { hideKeyboard() }
        .onChange(of: conversation.messages.count) {
          withAnimation { proxy.scrollTo(conversation.messages.last?.id, anchor: .bottom) }
        }
      }
      Divider()
      composer
    }
    .background(colorScheme == .dark ? Color.black : Color(.systemGroupedBackground))
  }

  private var composer: some View {
    @Bindable var conversation = conversation
    return HStack(spacing: 12) {
      TextField("Message", text: $conversation.draft)
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .submitLabel(.send)
        .keyboardType(.default)
        .autocorrectionDisabled()
        .textInputAutocapitalization(.sentences)
        .onSubmit(conversation.send)
      Button("Send", systemImage: "paperplane", action: conversation.send)
        .labelStyle(.iconOnly)
        .disabled(!conversation.canSend)
    }
    .padding()
  }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(alignment: .bottom) {
      if message.isMine { Spacer(minLength: 60) }
      Text(.init(message.text))
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .background(message.isMine ? Color.accentColor : Color(UIColor.secondarySystemBackground))
        .foregroundColor(message.isMine ? .white : .primary)
        .clipShape(BubbleShape(isMine: message.isMine))
        .overlay(alignment: .topTrailing) {
          if message.isLiked {
            Image(systemName: "heart.fill")
              .foregroundStyle(.red)
              .offset(x: 6, y: -6)
              .transition(.scale)
          }
        }
      if !message.isMine { Spacer(minLength: 60) }
    }
    .containerRelativeFrame(.horizontal, alignment: message.isMine ? .trailing : .leading) { length, _ in length - 32 }
  }
}

struct BubbleShape: Shape {
  let isMine: Bool

  func path(in rect: CGRect) -> Path {
    let corners: UIRectCorner = isMine ? [.topLeft, .topRight, .bottomLeft] : [.topLeft, .topRight, .bottomRight]
    return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 16, height: 16)).cgPath)
  }
}

struct TypingIndicator: View {
  @State private var phase = 0.0

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Circle()
          .fill(.secondary)
          .frame(width: 8, height: 8)
          .scaleEffect(phase == Double(index) ? 1.3 : 1)
      }
      Spacer()
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 300_000_000)
        withAnimation { phase = (phase + 1).truncatingRemainder(dividingBy: 3) }
      }
    }
  }
}

#Preview("Chat", traits: .portrait) { ChatView() }
#Preview("Bubble", traits: .fixedLayout(width: 300, height: 80)) {
  MessageRow(message: Message(sender: .me, text: "Hello", date: .now))
}
