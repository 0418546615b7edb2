import Foundation
import Observation

struct Product: Identifiable, Hashable {
  enum Category: String, CaseIterable, Identifiable {
    case home = "Home", garden = "Garden", kitchen = "Kitchen"
    var id: Self { self }
  }

  let id: Int
  let name: String
  let category: Category
  let price: Decimal
  let symbol: String
  var rating = 4.0
}

@Observable
final class Store {
  var products = Product.samples
  var favourites: Set<Product.ID> = [2]
  private(set) var cart: [Product.ID: Int] = [:]

  var cartCount: Int { cart.values.reduce(0, +) }

  var cartItems: [(product: Product, count: Int)] {
    products.compactMap { product in
      cart[product.id].map { (product, $0) }
    }
  }

  var total: Decimal {
    cartItems.reduce(0) { $0 + $1.product.price * Decimal($1.count) }
  }

  func add(_ product: Product) { cart[product.id, default: 0] += 1 }

  func remove(_ product: Product) { cart[product.id] = nil }

  func products(matching query: String, in category: Product.Category?) -> [Product] {
    products.filter { product in
      (category == nil || product.category == category)
        && (query.isEmpty || product.name.localizedCaseInsensitiveContains(query))
    }
  }
}

extension Product {
  static let samples = [
    Product(id: 1, name: "Reading Lamp", category: .home, price: 39.90, symbol: "lightbulb.fill", rating: 4.5),
    Product(id: 2, name: "Watering Can", category: .garden, price: 14.50, symbol: "drop.fill"),
    Product(id: 3, name: "Bread Knife", category: .kitchen, price: 24, symbol: "fork.knife", rating: 4.8),
    Product(id: 4, name: "Wall Clock", category: .home, price: 59, symbol: "clock.fill", rating: 3.9),
    Product(id: 5, name: "Herb Seeds", category: .garden, price: 3.20, symbol: "leaf.fill", rating: 4.2),
    Product(id: 6, name: "Tea Set", category: .kitchen, price: 48.75, symbol: "cup.and.saucer.fill"),
  ]
}
