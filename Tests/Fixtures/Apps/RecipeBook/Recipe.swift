import Foundation
import Observation

struct Ingredient: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var amount: Double
  var unit: String
  var isInCart = false
}

struct Recipe: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var minutes: Int
  var servings: Int
  var symbol: String
  var ingredients: [Ingredient]
  var steps: [String]
  var isFavourite = false
}

@Observable
final class RecipeBook {
  var recipes: [Recipe]
  var query = ""
  var onlyFavourites = false

  init() { recipes = Self.samples }

  var shown: [Recipe] {
    recipes.filter { recipe in
      (!onlyFavourites || recipe.isFavourite)
        && (query.isEmpty || recipe.name.localizedCaseInsensitiveContains(query))
    }
  }

  func toggleFavourite(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isFavourite.toggle()
  }

  static let samples = [
    Recipe(
      name: "Lentil Soup", minutes: 40, servings: 4, symbol: "leaf.fill",
      ingredients: [
        Ingredient(name: "Red lentils", amount: 250, unit: "g"), Ingredient(name: "Onion", amount: 1, unit: ""),
        Ingredient(name: "Cumin", amount: 2, unit: "tsp"),
      ], steps: ["Rinse the lentils.", "Soften the onion.", "Simmer for half an hour."], isFavourite: true),
    Recipe(
      name: "Flatbread", minutes: 25, servings: 6, symbol: "fork.knife",
      ingredients: [Ingredient(name: "Flour", amount: 400, unit: "g"), Ingredient(name: "Yoghurt", amount: 200, unit: "g")],
      steps: ["Mix and knead.", "Rest ten minutes.", "Bake in a dry pan."]),
    Recipe(
      name: "Plum Cake", minutes: 75, servings: 8, symbol: "gift.fill",
      ingredients: [Ingredient(name: "Plums", amount: 600, unit: "g"), Ingredient(name: "Eggs", amount: 3, unit: "")],
      steps: ["Beat eggs and sugar.", "Fold in the flour.", "Bake until golden."]),
  ]
}
