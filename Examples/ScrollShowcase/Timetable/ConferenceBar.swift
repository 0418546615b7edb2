import SwiftUI

/// The screens of the conference.
enum ConferenceTab: Int, CaseIterable, Identifiable {
  case timetable
  case favorites

  var id: Self { self }
  var title: String { self == .timetable ? "Timetable" : "Favourites" }
  var symbol: String { self == .timetable ? "calendar" : "heart.fill" }
}

/// Where the floating bar and its tabs lie in a screen of some size.
struct ConferenceBarMetrics: Equatable {
  static let height: CGFloat = 60
  /// Between the bar and the screen's lower edge.
  static let bottom: CGFloat = 10
  let size: CGSize

  var width: CGFloat { min(size.width - 64, 340) }

  /// The middle of a tab's picture, from the left.
  func center(of tab: ConferenceTab, in direction: LayoutDirection) -> CGPoint {
    let count = ConferenceTab.allCases.count
    let place = direction == .leftToRight ? tab.rawValue : count - 1 - tab.rawValue
    let tabWidth = width / CGFloat(count)
    return CGPoint(
      x: (size.width - width) / 2 + tabWidth * (CGFloat(place) + 0.5), y: size.height - Self.bottom - Self.height / 2 - 8)
  }
}

/// The floating bar at the lower edge.
struct ConferenceBar: View {
  @Binding var selection: ConferenceTab
  let favoriteCount: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(ConferenceTab.allCases) { tab in
        Button {
          selection = tab
        } label: {
          VStack(spacing: 3) {
            Image(systemName: tab.symbol)
              .font(.system(size: 20))
              .frame(height: 24)
            Text(tab == .favorites && favoriteCount > 0 ? "\(tab.title) \(favoriteCount)" : tab.title)
              .font(.caption2.weight(.medium))
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .foregroundStyle(tab == selection ? Palette.accent : Color.secondary)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(tab == selection ? .isSelected : [])
        .accessibilityIdentifier("bar.\(tab)")
      }
    }
    .frame(height: ConferenceBarMetrics.height)
    .frame(maxWidth: 340)
    .background(.regularMaterial, in: Capsule())
    .overlay { Capsule().strokeBorder(Color.primary.opacity(0.08)) }
    .shadow(color: .black.opacity(0.18), radius: 10, y: 4)
    .padding(.horizontal, 32)
    .padding(.bottom, ConferenceBarMetrics.bottom)
  }
}
