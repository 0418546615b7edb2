import SwiftUI

/// Pages, and a dot for each below them.
struct PageView<Page: View>: View {
  let pages: [Page]
  @State private var currentPage = 0

  var body: some View {
    PageViewController(pages: pages, currentPage: $currentPage)
      .overlay(alignment: .bottomTrailing) {
        // A package's sources are compiled as they stand, and Linux knows no selectors: there pages have no dots.
        #if !SWIFT_PACKAGE
          PageControl(numberOfPages: pages.count, currentPage: $currentPage)
            .accessibilityIdentifier("pages")
            .padding(.trailing, 6)
            .padding(.bottom, 14)
        #endif
      }
  }
}

#Preview {
  PageView(pages: [Color.teal, Color.indigo, Color.orange])
    .aspectRatio(3 / 2, contentMode: .fit)
}
