import SwiftUI

/// The stretching header with `visualEffect`: no body runs while it scrolls.
struct StretchTodayScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        header
          .zIndex(1)
        WalkList()
      }
    }
    .background(Palette.ground)
    .overlay(alignment: .top) { BarShade() }
    .ignoresSafeArea(edges: .top)
  }

  private var header: some View {
    Scenery(mood: .morning, seed: 11, hasBoat: false)
      .visualEffect { picture, proxy in
        let stretch = HeaderStretch(top: proxy.frame(in: .scrollView).minY)
        return picture.scaleEffect(stretch.scale, anchor: .bottom).offset(y: -stretch.pictureShift)
      }
      .frame(height: HeaderStretch.fullHeight)
      .overlay {
        CoastShade()
          .visualEffect { shade, proxy in shade.opacity(HeaderStretch(top: proxy.frame(in: .scrollView).minY).progress) }
      }
      .clipShape(UpwardOpen())
      .overlay(alignment: .bottomLeading) {
        CoastTitle()
          .visualEffect { title, proxy in
            let bottom = proxy.frame(in: .scrollView).maxY + HeaderStretch.titlePadding.bottom
            return title.scaleEffect(HeaderStretch(top: bottom - HeaderStretch.fullHeight).titleScale, anchor: .bottomLeading)
          }
          .padding(HeaderStretch.titlePadding)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("header")
      .visualEffect { header, proxy in
        let top = proxy.frame(in: .scrollView).minY
        return header.offset(y: max(0, HeaderStretch.pinnedHeight - HeaderStretch.fullHeight - top))
      }
  }
}

/// Cuts off what is below and beside, and nothing above, where the picture grows to.
private struct UpwardOpen: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY - 1_000, width: rect.width, height: rect.height + 1_000))
  }
}

#Preview {
  StretchTodayScreen()
}
