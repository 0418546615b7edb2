import SwiftUI

/// The list of all ways across; a shortcut of the app's icon leads straight to its screen.
struct GalleryScreen: View {
  @Environment(BridgeKeeper.self) private var keeper
  @State private var path: [Crossing] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(Crossing.allCases) { crossing in
        NavigationLink(value: crossing) { CrossingRow(crossing: crossing) }
          .accessibilityIdentifier(crossing.rawValue)
      }
      .navigationTitle("Bridges")
      .navigationDestination(for: Crossing.self) { crossing in
        crossing.screen
          .navigationTitle(crossing.title)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    .onChange(of: keeper.wanted, initial: true) { _, wanted in
      guard let wanted else { return }
      path = [wanted]
      keeper.wanted = nil
    }
  }
}

private struct CrossingRow: View {
  let crossing: Crossing
  @ScaledMetric private var side = 30.0

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text(crossing.title)
        Text(crossing.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: crossing.symbol)
        .foregroundStyle(.white)
        .imageScale(.small)
        .frame(width: side, height: side)
        .background(crossing.color.gradient, in: RoundedRectangle(cornerRadius: side * 0.23, style: .continuous))
    }
  }
}

#Preview {
  GalleryScreen()
    .environment(BridgeKeeper())
}
