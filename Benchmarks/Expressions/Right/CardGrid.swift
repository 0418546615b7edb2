import SwiftUI

struct Card: Identifiable, Hashable {
  var id: Int
  var name: String
  var price: Double
  var isFavourite: Bool
}

struct CardGrid: View {
  @State private var cards = (0..<20).map { Card(id: $0, name: "Card \($0)", price: Double($0) * 1.5, isFavourite: $0 % 3 == 0) }
  private let columns = [GridItem(.adaptive(minimum: 140), spacing: 16)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(cards) { card in
          VStack(alignment: .leading, spacing: 8) {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
              .fill(LinearGradient(colors: [.blue.opacity(0.4), .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
              .frame(height: 100)
              .overlay(alignment: .topTrailing) {
                Button {
                  guard let index = cards.firstIndex(of: card) else { return }
                  withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { cards[index].isFavourite.toggle() }
                } label: {
                  Image(systemName: card.isFavourite ? "heart.fill" : "heart")
                    .foregroundStyle(card.isFavourite ? .red : .white)
                    .padding(8)
                    .background(.ultraThinMaterial, in: Circle())
                }
                .padding(6)
              }
            Text(card.name).font(.headline).lineLimit(1)
            Text(card.price, format: .currency(code: "EUR")).font(.subheadline).foregroundStyle(.secondary)
          }
          .padding(10)
          .background(Color.white, in: RoundedRectangle(cornerRadius: 16))
          .shadow(color: .black.opacity(0.1), radius: 6, x: 0, y: 3)
        }
      }
      .padding(.horizontal)
    }
  }
}
