import SwiftUI

/// What the app shows: one screen for each technique.
enum Technique: String, CaseIterable, Identifiable {
  case stretch
  case paging
  case collapse
  case timetable
  case sections

  var id: Self { self }

  var title: String {
    switch self {
    case .stretch: "Coast walk"
    case .paging: "Harbour news"
    case .collapse: "Lighthouse"
    case .timetable: "Harbour Days"
    case .sections: "Market hall"
    }
  }

  var summary: String {
    switch self {
    case .stretch: "A header that stretches, follows at half the speed, and stays"
    case .paging: "Pages from a server, asked for by the last row"
    case .collapse: "A header that folds where the offset passes a threshold"
    case .timetable: "A sliding capsule, pinned days, and a heart that flies"
    case .sections: "Tabs and sections that lead each other"
    }
  }

  var mood: Scenery.Mood {
    switch self {
    case .stretch: .morning
    case .paging: .noon
    case .collapse: .dusk
    case .timetable: .night
    case .sections: .sunset
    }
  }
}

/// The way to the screens.
struct ContentView: View {
  private let era: Era
  @State private var path: [Technique]

  /// - Parameters:
  ///   - screen: The screen that is open at the start; `nil`: none.
  ///   - era: The way in which screens first show.
  init(screen: Technique? = nil, era: Era = .then) {
    self.era = era
    _path = State(initialValue: screen.map { [$0] } ?? [])
  }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 320), spacing: 16)], spacing: 16) {
          ForEach(Technique.allCases) { technique in
            NavigationLink(value: technique) { TechniqueCard(technique: technique) }
              .buttonStyle(.plain)
          }
        }
        .padding(16)
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle("Scrolling")
      .navigationDestination(for: Technique.self) { TechniqueScreen(technique: $0, era: era) }
    }
    // Over the picture of the coast the way back is white.
    .tint(path.last == .stretch ? .white : Palette.accent)
  }
}

/// A technique on the front page.
private struct TechniqueCard: View {
  let technique: Technique

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Scenery(mood: technique.mood, seed: technique.rawValue.count)
        .frame(height: 96)
      VStack(alignment: .leading, spacing: 3) {
        Text(technique.title)
          .font(.headline)
        Text(technique.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(Palette.card)
    .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
    .accessibilityElement(children: .combine)
  }
}

/// A technique's screen, in the way of then and in that of today.
struct TechniqueScreen: View {
  let technique: Technique
  let era: Era

  var body: some View {
    switch technique {
    case .stretch:
      EraScreen(era: era) {
        StretchThenScreen()
      } today: {
        StretchTodayScreen()
      }
    case .collapse:
      EraScreen(era: era) {
        CollapseThenScreen()
      } today: {
        CollapseTodayScreen()
      }
    case .paging:
      EraScreen(era: era) {
        PagingThenScreen()
      } today: {
        PagingTodayScreen()
      }
    case .timetable:
      EraScreen(era: era) {
        TimetableThenScreen()
      } today: {
        TimetableTodayScreen()
      }
    case .sections:
      EraScreen(era: era) {
        SectionsThenScreen()
      } today: {
        SectionsTodayScreen()
      }
    }
  }
}

#Preview {
  ContentView()
}
