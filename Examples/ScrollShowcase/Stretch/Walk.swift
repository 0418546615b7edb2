import SwiftUI

/// A walk along the coast.
struct Walk: Identifiable {
  let id: Int
  let name: String
  let place: String
  let kilometres: Double
  let mood: Scenery.Mood

  static let all: [Walk] = zip(names, places).enumerated().map { index, entry in
    Walk(
      id: index, name: entry.0, place: entry.1, kilometres: 3.5 + Double(index * 7 % 11),
      mood: Scenery.Mood.allCases[index % Scenery.Mood.allCases.count])
  }

  private static let names = [
    "To the old pier", "Three coves", "Gull rock and back", "岬の灯台まで", "The salt path", "Dunes at low tide", "Around the bay",
    "Fishermen's steps", "松林の小道", "Smugglers' cave", "The long beach", "Tower on the hill",
  ]
  private static let places = [
    "Westhaven", "Coldwater", "Gull Island", "南の岬", "Saltmarsh", "Northsand", "Harbour", "Old town", "浜の松原", "Blackcliff",
    "Northsand", "Westhaven",
  ]
}

/// A walk in the list.
struct WalkRow: View {
  let walk: Walk

  var body: some View {
    HStack(spacing: 14) {
      Scenery(mood: walk.mood, seed: walk.id + 3)
        .frame(width: 76, height: 60)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      VStack(alignment: .leading, spacing: 3) {
        Text(walk.name)
          .font(.headline)
        Text(walk.place)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Text("\(walk.kilometres, specifier: "%.1f") km")
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(Palette.card)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("walk.\(walk.id)")
  }
}

/// The list below the header.
struct WalkList: View {
  var body: some View {
    LazyVStack(spacing: 1) {
      ForEach(Walk.all) { WalkRow(walk: $0) }
    }
  }
}
