import SwiftUI

/// Two generations of the same technique.
enum Era: String, CaseIterable, Identifiable {
  /// `GeometryReader`, preferences and `ScrollViewReader`.
  case then = "Then"
  /// `visualEffect`, `scrollTransition`, `onScrollGeometryChange` and `scrollPosition`.
  case today = "Today"

  var id: Self { self }
}

/// A screen in both ways: one at a time on a phone, beside each other where there is room.
struct EraScreen<Then: View, Today: View>: View {
  private let then: Then
  private let today: Today
  @State private var era: Era
  @Environment(\.horizontalSizeClass) private var widthClass

  init(era: Era = .then, @ViewBuilder then: () -> Then, @ViewBuilder today: () -> Today) {
    self.then = then()
    self.today = today()
    _era = State(initialValue: era)
  }

  var body: some View {
    Group {
      if widthClass == .regular {
        HStack(spacing: 1) {
          then.overlay(alignment: .top) { EraCaption(era: .then) }
          today.overlay(alignment: .top) { EraCaption(era: .today) }
        }
        .background(Color(uiColor: .separator))
      } else {
        switch era {
        case .then: then
        case .today: today
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if widthClass != .regular {
        ToolbarItem(placement: .principal) {
          Picker("Way", selection: $era) {
            ForEach(Era.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .frame(width: 180)
        }
      }
    }
  }
}

/// Says above a column which way it shows.
private struct EraCaption: View {
  let era: Era

  var body: some View {
    Text(era.rawValue)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
      .background(.regularMaterial, in: Capsule())
      // Above the column, in the bar.
      .alignmentGuide(.top) { $0[.bottom] + 12 }
      .allowsHitTesting(false)
  }
}
