import SwiftUI

/// The stretching header as one built it with a `GeometryReader`.
struct StretchThenScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          StretchHeader(stretch: HeaderStretch(top: proxy.frame(in: .global).minY), width: proxy.size.width)
        }
        .frame(height: HeaderStretch.fullHeight)
        .zIndex(1)
        WalkList()
      }
    }
    .background(Palette.ground)
    .overlay(alignment: .top) { BarShade() }
    .ignoresSafeArea(edges: .top)
  }
}

/// The header in one of its states.
private struct StretchHeader: View {
  let stretch: HeaderStretch
  let width: CGFloat

  var body: some View {
    Scenery(mood: .morning, seed: 11, hasBoat: false)
      .frame(width: width * stretch.scale, height: HeaderStretch.fullHeight * stretch.scale)
      .offset(y: stretch.pictureShift)
      .frame(width: width, height: stretch.height, alignment: .top)
      .overlay(alignment: .bottom) {
        CoastShade()
          .frame(height: HeaderStretch.fullHeight)
          .opacity(stretch.progress)
      }
      .clipped()
      .overlay(alignment: .bottomLeading) {
        CoastTitle()
          .scaleEffect(stretch.titleScale, anchor: .bottomLeading)
          .padding(HeaderStretch.titlePadding)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("header")
      .offset(y: stretch.offset)
  }
}

#Preview {
  StretchThenScreen()
}
