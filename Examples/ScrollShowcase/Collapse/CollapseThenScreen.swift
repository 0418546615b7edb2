import SwiftUI

/// A header above the content that folds where the offset, read by a preference, passes a threshold.
struct CollapseThenScreen: View {
  @State private var isFolded = false

  var body: some View {
    ZStack(alignment: .top) {
      OffsetScrollView { offset in
        isFolded = offset < -LighthouseHeader.threshold
      } content: {
        Color.clear.frame(height: LighthouseHeader.fullHeight)
        ForecastList()
      }
      LighthouseHeader(isFolded: isFolded)
        .animation(LighthouseHeader.motion, value: isFolded)
    }
    .background(Palette.ground)
  }
}

#Preview {
  CollapseThenScreen()
}
