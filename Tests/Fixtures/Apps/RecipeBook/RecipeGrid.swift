import SwiftUI

struct RecipeGrid: View {
  @Environment(RecipeBook.self) private var book
  @State private var selected: Recipe?

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    @Bindable var book = book
    NavigationView {
      ScrollView {
        HStack {
          TextField("Search", text: $book.query)
            .textFieldStyle(.roundedBorder)
            .autocorrectionDisabled(true)
          Toggle(isOn: $book.onlyFavourites) {
            Image(systemName: "heart")
          }
          .toggleStyle(.button)
        }
        .padding(.horizontal)

        if book.shown.isEmpty {
          VStack(spacing: 12) {
            Image(systemName: "magnifyingglass").font(.largeTitle)
            Text("Nothing for “\(book.query)”")
          }
          .foregroundStyle(.secondary)
          .padding(.top, 80)
        }

        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(book.shown) { recipe in
            Button {
              withAnimation(.snappy) { selected = recipe }
            } label: {
              RecipeCard(recipe: recipe)
            }
            .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle("Recipes")
    }
    .overlay {
      if let recipe = selected {
        RecipeDetail(recipe: recipe) { withAnimation(.snappy) { selected = nil } }
          .transition(.move(edge: .bottom))
          .zIndex(1)
      }
    }
  }
}

struct RecipeCard: View {
  @Environment(RecipeBook.self) private var book
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(.orange.gradient)
        Image(systemName: recipe.symbol).font(.system(size: 40)).foregroundStyle(.white)
      }
      .frame(height: 110)
      .overlay(alignment: .topTrailing) {
        Image(systemName: recipe.isFavourite ? "heart.fill" : "heart")
          .foregroundStyle(.white)
          .padding(8)
          .onTapGesture { book.toggleFavourite(recipe.id) }
      }
      Text(recipe.name).font(.headline).lineLimit(1)
      HStack {
        Label("\(recipe.minutes) min", systemImage: "clock")
        Spacer()
        Label("\(recipe.servings)", systemImage: "person.2")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .padding(12)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    .shadow(color: .black.opacity(0.08), radius: 6, y: 3)
  }
}
