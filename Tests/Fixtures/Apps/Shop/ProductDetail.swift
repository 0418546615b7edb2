import SwiftUI

struct ProductDetail: View {
  @Environment(Store.self) private var store
  let product: Product
  @State private var wasAdded = false

  private var isFavourite: Bool { store.favourites.contains(product.id) }

  var body: some View {
    List {
      Section {
        Image(systemName: product.symbol)
          .font(.system(size: 90))
          .foregroundStyle(.tint)
          .frame(maxWidth: .infinity, minHeight: 180)
          .listRowBackground(Color.clear)
      }
      Section("Details") {
        row("Price", Text(product.price, format: .currency(code: "EUR")))
        row("Category", Text(product.category.rawValue))
        HStack {
          Text("Rating")
          Spacer()
          ForEach(1...5, id: \.self) { star in
            Image(systemName: Double(star) <= product.rating.rounded() ? "star.fill" : "star")
              .foregroundStyle(.yellow)
          }
        }
      }
      Section {
        Button {
          withAnimation(.snappy) {
            store.add(product)
            wasAdded = true
          }
        } label: {
          Label(wasAdded ? "Added" : "Add to Cart", systemImage: wasAdded ? "checkmark" : "cart.badge.plus")
            .frame(maxWidth: .infinity)
        }
      } footer: {
        Text("Free delivery from \(Decimal(50), format: .currency(code: "EUR")).")
      }
    }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Favourite", systemImage: isFavourite ? "heart.fill" : "heart") {
          if store.favourites.remove(product.id) == nil { store.favourites.insert(product.id) }
        }
      }
    }
  }

  private func row(_ title: LocalizedStringKey, _ value: Text) -> some View {
    HStack {
      Text(title)
      Spacer()
      value.foregroundStyle(.secondary)
    }
  }
}

#Preview("Detail") {
  NavigationStack { ProductDetail(product: Product.samples[0]) }
    .environment(Store())
}
