import SwiftUI

/// Something that is sold.
struct Good: Identifiable, Hashable {
  let id: Int
  let name: String
  let note: String
  let price: Int
}

/// A stall in the market hall, which is a section of the list.
struct Stall: Identifiable, Hashable {
  let id: Int
  let name: String
  let goods: [Good]

  var color: Color { Color(hue: 0.03 + 0.13 * Double(id), saturation: 0.55, brightness: 0.75) }

  /// Seven stalls with three to eight goods each.
  static let all: [Stall] = zip(names, goods).enumerated().map { stall, entry in
    Stall(
      id: stall, name: entry.0,
      goods: entry.1.enumerated().map { index, name in
        Good(
          id: stall * 100 + index, name: name, note: notes[(stall * 3 + index) % notes.count],
          price: 180 + (stall * 7 + index * 11) % 23 * 20)
      })
  }

  private static let names = ["Bread", "Cheese", "Fruit", "魚", "Tea", "Spices", "Flowers"]
  private static let goods = [
    ["Rye loaf", "Harbour roll", "Seeded crescent", "メロンパン", "Walnut stick"],
    ["Young goat", "Blue of Westhaven", "Smoked wheel", "Salt washed"],
    ["Plums", "Pears", "みかん", "Early apples", "Quince", "Red currants", "Figs", "Rhubarb"],
    ["あじ", "いわし", "Cod", "Mussels", "Crab", "わかめ"],
    ["煎茶", "Morning blend", "Mint", "Smoked leaves", "ほうじ茶"],
    ["Pepper", "Fennel", "山椒", "Paprika", "Saffron", "Cloves", "Mustard"],
    ["Dahlias", "Sea lavender", "Peonies"],
  ]
  private static let notes = [
    "from this morning", "by the piece", "a hundred grams", "from the next valley", "while there are any",
  ]
}
