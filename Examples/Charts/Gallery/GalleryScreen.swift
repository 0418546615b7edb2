import SwiftUI

/// The list of all charts.
struct GalleryScreen: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(Room.all) { room in
          Section(room.title) {
            ForEach(room.exhibits) { exhibit in
              NavigationLink(value: exhibit) { ExhibitRow(exhibit: exhibit) }
                .accessibilityIdentifier(exhibit.rawValue)
            }
          }
        }
      }
      .navigationTitle("Charts")
      .navigationDestination(for: Exhibit.self) { ExhibitPage(exhibit: $0) }
    }
  }
}

/// A chart's name beside a small picture of it.
private struct ExhibitRow: View {
  let exhibit: Exhibit

  var body: some View {
    HStack(spacing: 14) {
      exhibit.view(isPreview: true)
        .frame(width: 76, height: 48)
        .padding(6)
        .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      Text(exhibit.title)
    }
  }
}

#Preview {
  GalleryScreen()
}
