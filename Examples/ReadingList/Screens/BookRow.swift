import SwiftUI

/// A book in a list.
struct BookRow: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(book.title)
        .font(.headline)
      HStack {
        Text(book.author?.name ?? String(localized: "Unknown author"))
        if book.rating > 0 {
          Spacer()
          Label("\(book.rating)", systemImage: "star.fill")
            .labelStyle(.titleAndIcon)
            .imageScale(.small)
            .foregroundStyle(.orange)
        }
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
      if book.shelf == .reading {
        ProgressView(value: book.progress)
      }
    }
  }
}
