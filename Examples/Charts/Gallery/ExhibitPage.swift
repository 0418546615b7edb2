import SwiftUI

/// A chart, large, with a sentence on what it shows.
struct ExhibitPage: View {
  let exhibit: Exhibit

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        exhibit.view(isPreview: false)
        Text(exhibit.summary)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding()
    }
    .navigationTitle(exhibit.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  NavigationStack {
    ExhibitPage(exhibit: .salesByDay)
  }
}
