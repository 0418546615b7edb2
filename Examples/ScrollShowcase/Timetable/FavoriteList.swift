import SwiftUI

/// The talks with a heart, day by day.
struct FavoriteList<Heart: View>: View {
  let favorites: Favorites
  @ViewBuilder let heart: (Session) -> Heart

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(ConferenceDay.all) { day in
          let slots = chosen(of: day)
          if !slots.isEmpty {
            Text("\(day.name), May \(day.date)")
              .font(.title3.bold())
              .padding([.horizontal, .top], 16)
            ForEach(slots) { TimeSlotRow(slot: $0, heart: heart) }
          }
        }
      }
      .padding(.bottom, 16)
      if favorites.sessions.isEmpty {
        Text("Talks with a heart come here.")
          .foregroundStyle(.secondary)
          .padding(.top, 80)
      }
    }
  }

  private func chosen(of day: ConferenceDay) -> [TimeSlot] {
    day.slots.compactMap { slot in
      let sessions = slot.sessions.filter(favorites.contains)
      return sessions.isEmpty ? nil : TimeSlot(start: slot.start, end: slot.end, sessions: sessions)
    }
  }
}
