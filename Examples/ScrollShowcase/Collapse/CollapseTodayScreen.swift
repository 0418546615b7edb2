import SwiftUI

/// The same with `onScrollGeometryChange`, which runs its action only where the threshold is passed.
struct CollapseTodayScreen: View {
  @State private var isFolded = false

  var body: some View {
    ScrollView {
      ForecastList()
    }
    .contentMargins(.top, LighthouseHeader.fullHeight, for: .scrollContent)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top > LighthouseHeader.threshold
    } action: { _, isPast in
      withAnimation(LighthouseHeader.motion) { isFolded = isPast }
    }
    .overlay(alignment: .top) { LighthouseHeader(isFolded: isFolded) }
    .background(Palette.ground)
  }
}

#Preview {
  CollapseTodayScreen()
}
