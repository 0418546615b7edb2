import SwiftUI

/// Where the tabs of some days lie: margins at both sides, and the rest divided among them.
struct DayTabMetrics: Equatable {
  static let margin: CGFloat = 16
  static let spacing: CGFloat = 8
  /// Between a tab and the upper and lower edge.
  static let inset: CGFloat = 8
  static let fullHeight: CGFloat = 84
  static let foldedHeight: CGFloat = 54
  static let folding = Animation.easeInOut(duration: 0.12)
  static let sliding = Animation.easeInOut(duration: 0.2)
  let width: CGFloat
  let count: Int

  /// A tab's width, in points.
  var tabWidth: CGFloat { max(0, (width - 2 * Self.margin - Self.spacing * CGFloat(count - 1)) / CGFloat(count)) }

  /// Where a tab begins, in points from the leading edge.
  func start(of index: Int) -> CGFloat { Self.margin + (tabWidth + Self.spacing) * CGFloat(index) }

  /// How far to the right something is to be moved from the leading edge to the beginning of a tab.
  func offset(of index: Int, in direction: LayoutDirection) -> CGFloat {
    direction == .leftToRight ? start(of: index) : -start(of: index)
  }
}

/// The days, of which the folded header shows the names alone.
///
/// What marks the chosen one comes from the two screens.
struct DayTabs<Marker: View>: View {
  let days: [ConferenceDay]
  @Binding var selection: Int
  let isFolded: Bool
  @ViewBuilder let marker: Marker
  @ScaledMetric(relativeTo: .title2) private var fullHeight = DayTabMetrics.fullHeight
  @ScaledMetric(relativeTo: .caption) private var foldedHeight = DayTabMetrics.foldedHeight
  @Environment(\.verticalSizeClass) private var heightClass

  /// Where the window is low, there is no room for more than the names.
  private var showsNamesAlone: Bool { isFolded || heightClass == .compact }

  var body: some View {
    HStack(spacing: DayTabMetrics.spacing) {
      ForEach(days) { day in
        Button {
          selection = day.id
        } label: {
          label(of: day)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(day.id == selection ? .isSelected : [])
        .accessibilityIdentifier("day.\(day.id)")
      }
    }
    .padding(.horizontal, DayTabMetrics.margin)
    .padding(.vertical, DayTabMetrics.inset)
    .background { marker }
    .frame(height: showsNamesAlone ? foldedHeight : fullHeight)
    .background(.bar)
    .clipped()
    .overlay(alignment: .bottom) { Divider() }
    .animation(DayTabMetrics.folding, value: isFolded)
  }

  private func label(of day: ConferenceDay) -> some View {
    VStack(spacing: 0) {
      Text("\(day.name) \(day.weekday)")
        .font(.caption.weight(.semibold))
      if !showsNamesAlone {
        Text("\(day.date)")
          .font(.title2.weight(.semibold))
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    // With the capsule, so that the name can be read wherever that is.
    .foregroundStyle(day.id == selection ? Color.white : Color.primary)
    .animation(DayTabMetrics.sliding, value: selection)
    .contentShape(Capsule())
    .accessibilityElement(children: .combine)
  }
}
