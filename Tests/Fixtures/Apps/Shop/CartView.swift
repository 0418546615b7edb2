import SwiftUI

struct FavouritesView: View {
  @Environment(Store.self) private var store
  private var favourites: [Product] { store.products.filter { store.favourites.contains($0.id) } }

  var body: some View {
    NavigationStack {
      List(favourites) { product in
        NavigationLink(product.name) { ProductDetail(product: product) }
          .swipeActions {
            Button("Remove", systemImage: "heart.slash", role: .destructive) { store.favourites.remove(product.id) }
          }
      }
      .navigationTitle("Favourites")
    }
  }
}

struct CartView: View {
  @Environment(Store.self) private var store

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.cartItems, id: \.product.id) { item in
            HStack {
              Image(systemName: item.product.symbol).foregroundStyle(.tint).frame(width: 32)
              VStack(alignment: .leading) {
                Text(item.product.name)
                Text("\(item.count) × \(item.product.price, format: .currency(code: "EUR"))")
                  .font(.caption)
                  .foregroundStyle(.secondary)
              }
              Spacer()
              Text(item.product.price * Decimal(item.count), format: .currency(code: "EUR")).monospacedDigit()
            }
          }
          .onDelete { offsets in
            let items = store.cartItems
            for offset in offsets { store.remove(items[offset].product) }
          }
        } footer: {
          if store.cartItems.isEmpty { Text("Your cart is empty.") }
        }
        if !store.cartItems.isEmpty {
          Section {
            HStack {
              Text("Total").bold()
              Spacer()
              Text(store.total, format: .currency(code: "EUR")).bold()
            }
          }
        }
      }
      .navigationTitle("Cart")
      .toolbar { EditButton() }
    }
  }
}
