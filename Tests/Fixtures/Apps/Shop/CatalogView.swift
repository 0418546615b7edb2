import SwiftUI

struct CatalogView: View {
  @Environment(Store.self) private var store
  @State private var query = ""
  @State private var scope: Product.Category?

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  private var results: [Product] { store.products(matching: query, in: scope) }

  var body: some View {
    NavigationStack {
      ScrollView {
        if results.isEmpty {
          VStack(spacing: 8) {
            Image(systemName: "magnifyingglass").font(.largeTitle)
            Text("No results for “\(query)”").font(.headline)
          }
          .foregroundStyle(.secondary)
          .padding(.top, 60)
        } else {
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(results) { product in
              NavigationLink(value: product) {
                ProductCard(product: product)
              }
              .buttonStyle(.plain)
            }
          }
          .padding()
        }
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Product.self) { ProductDetail(product: $0) }
      .searchable(text: $query, prompt: "Lamps, seeds, knives")
      .searchScopes($scope) {
        Text("All").tag(Product.Category?.none)
        ForEach(Product.Category.allCases) { category in
          Text(category.rawValue).tag(Product.Category?.some(category))
        }
      }
      .searchSuggestions {
        if query.isEmpty {
          ForEach(["Lamp", "Tea"], id: \.self) { word in
            Label(word, systemImage: "magnifyingglass").searchCompletion(word)
          }
        }
      }
      .animation(.default, value: results)
    }
  }
}

struct ProductCard: View {
  @Environment(Store.self) private var store
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(.tint.opacity(0.15))
        .aspectRatio(1.3, contentMode: .fit)
        .overlay {
          Image(systemName: product.symbol)
            .font(.system(size: 44))
            .foregroundStyle(.tint)
        }
        .overlay(alignment: .topTrailing) {
          if store.favourites.contains(product.id) {
            Image(systemName: "heart.fill").foregroundStyle(.pink).padding(8)
          }
        }
      Text(product.name).font(.headline).lineLimit(1)
      Text(product.price, format: .currency(code: "EUR"))
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview("Catalog") {
  CatalogView().environment(Store())
}
