import SwiftUI

@main
struct ShopApp: App {
  @State private var store = Store()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(store)
        .tint(.indigo)
    }
  }
}

struct ContentView: View {
  enum Section: Hashable { case browse, favourites, cart }

  @Environment(Store.self) private var store
  @State private var section = Section.browse

  var body: some View {
    TabView(selection: $section) {
      CatalogView()
        .tabItem { Label("Browse", systemImage: "square.grid.2x2") }
        .tag(Section.browse)
      FavouritesView()
        .tabItem { Label("Favourites", systemImage: "heart") }
        .tag(Section.favourites)
      CartView()
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(store.cartCount)
        .tag(Section.cart)
    }
  }
}

#Preview {
  ContentView().environment(Store())
}
