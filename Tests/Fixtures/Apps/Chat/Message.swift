import Foundation
import Observation

struct Message: Identifiable, Hashable {
  enum Sender: Hashable { case me, other(String) }

  let id = UUID()
  let sender: Sender
  var text: String
  let date: Date
  var isLiked = false

  var isMine: Bool { sender == .me }
}

@Observable
final class Conversation {
  var messages: [Message] = [
    Message(sender: .other("Noor"), text: "Did you see the northern lights last night?", date: .now.addingTimeInterval(-600)),
    Message(sender: .me, text: "Missed them again. How long did they last?", date: .now.addingTimeInterval(-540)),
    Message(sender: .other("Noor"), text: "An hour, all **green**. Photos are [here](https://example.org).", date: .now),
  ]
  var draft = ""
  var isTyping = false

  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func send() {
    guard canSend else { return }
    messages.append(Message(sender: .me, text: draft, date: .now))
    draft = ""
    isTyping = true
  }

  func toggleLike(_ message: Message) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].isLiked.toggle()
  }
}
