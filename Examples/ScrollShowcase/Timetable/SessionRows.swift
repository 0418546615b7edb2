import SwiftUI

/// What begins at one time: the time at the side, and the talks below each other.
struct TimeSlotRow<Heart: View>: View {
  let slot: TimeSlot
  @ViewBuilder let heart: (Session) -> Heart
  @ScaledMetric(relativeTo: .subheadline) private var timeWidth: CGFloat = 48

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(spacing: 2) {
        Text(slot.start)
          .font(.subheadline.weight(.semibold))
        Text(slot.end)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .monospacedDigit()
      .frame(width: timeWidth)
      .padding(.top, 14)
      VStack(spacing: 10) {
        ForEach(slot.sessions) { session in
          SessionCard(session: session) { heart(session) }
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.top, 12)
  }
}

/// A talk, with its heart at the trailing edge.
private struct SessionCard<Heart: View>: View {
  let session: Session
  @ViewBuilder let heart: Heart

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 5) {
        Text(session.room.rawValue)
          .font(.caption.weight(.semibold))
          .foregroundStyle(session.room.color)
        Text(session.title)
          .font(.headline)
          .fixedSize(horizontal: false, vertical: true)
        Text(session.speaker)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("session.\(session.id)")
      Spacer(minLength: 0)
      heart
    }
    .padding(14)
    .background(Palette.card)
    .overlay(alignment: .leading) { session.room.color.frame(width: 4) }
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}
