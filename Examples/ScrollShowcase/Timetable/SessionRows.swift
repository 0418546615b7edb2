import SwiftUI

/// What begins at one time: the time at the side, and the talks below each other.
struct TimeSlotRow<Heart: View>: View {
  let slot: TimeSlot
  @ViewBuilder let heart: (Session) -> Heart

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
      .frame(width: 48)
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

/// The heart on a talk.
struct HeartMark: View {
  let isOn: Bool

  var body: some View {
    Image(systemName: isOn ? "heart.fill" : "heart")
      .font(.system(size: 20))
      .foregroundStyle(isOn ? Palette.accent : Color.secondary)
      .frame(width: 44, height: 44)
      .contentShape(Rectangle())
  }
}

/// The picture above the days.
struct TimetableBanner: View {
  static let height: CGFloat = 132

  var body: some View {
    Scenery(mood: .night, seed: 3)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Harbour Days")
            .font(.title.bold())
          Text("May 21 – 23, at the old quay")
            .font(.subheadline)
        }
        .foregroundStyle(.white)
        .padding(16)
      }
      .frame(height: Self.height)
  }
}
