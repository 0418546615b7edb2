import SwiftUI

struct Card: Codable {
  var recipient: String
  var lines: [String]
  var stamp: Int?

  static let greeting = Card(recipient: "Mill Road 3", lines: ["Dear all,", "the sea is warm."], stamp: 80)
}

struct CardView: View {
  let card: Card

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(card.lines, id: \.self) { Text($0) }
      }
      Spacer(minLength: 0)
      VStack(alignment: .trailing, spacing: 8) {
        RoundedRectangle(cornerRadius: 4).fill(card.stamp == nil ? Color.gray : Color.teal).frame(width: 28, height: 34)
        Text(card.recipient).font(.footnote)
      }
    }
    .padding()
    .background(Color(white: 0.5).opacity(0.1))
  }
}
