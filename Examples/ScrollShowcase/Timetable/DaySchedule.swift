import SwiftUI

/// A day's talks below the days, which stay at the top.
struct DaySchedule<Row: View, Marker: View>: View {
  @Binding var day: Int
  let isFolded: Bool
  @ViewBuilder let row: (TimeSlot) -> Row
  /// What marks the chosen day.
  @ViewBuilder let marker: Marker

  var body: some View {
    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
      Section {
        ForEach(ConferenceDay.all[day].slots, content: row)
        Color.clear.frame(height: 16)
      } header: {
        DayTabs(days: ConferenceDay.all, selection: $day, isFolded: isFolded) { marker }
      }
    }
  }
}
