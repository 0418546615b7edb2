import SwiftUI

/// A town's name, line and change below one another, for text too large to stand in columns.
struct StackedTownText: View {
  let town: Town

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(town.townName)
        .font(.body)
        .bold()
      Text(town.availableLine)
        .font(.footnote)
        .foregroundColor(.gray)
      HStack(spacing: 4) {
        Image(systemName: town.change.symbol)
          .accessibilityHidden(true)
        Text(town.change.title)
      }
      .font(.footnote)
      .foregroundColor(town.change.color)
    }
  }
}
