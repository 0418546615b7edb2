import SwiftUI

/// A piece of news in the list.
struct ArticleRow: View {
  let article: Article

  var body: some View {
    HStack(spacing: 14) {
      Scenery(mood: Scenery.Mood.allCases[article.picture % Scenery.Mood.allCases.count], seed: article.picture + 2)
        .frame(width: 104, height: 72)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      VStack(alignment: .leading, spacing: 4) {
        Text(article.title)
          .font(.headline)
          .lineLimit(2)
        Label("\(article.minutes) min", systemImage: "clock")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(Palette.card)
    .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("article.\(article.id)")
  }
}

/// The end of the list: what is on its way, what went wrong, or that there is no more.
struct FeedFooter: View {
  let feed: ArticleFeed

  var body: some View {
    Group {
      switch feed.state {
      case .ready, .loading:
        HStack(spacing: 10) {
          ProgressView()
          Text("Loading")
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("loading")
      case .failed(let error):
        VStack(spacing: 10) {
          Label(error.message, systemImage: "exclamationmark.triangle.fill")
            .accessibilityIdentifier("failure")
          Button("Try again") { feed.retry() }
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
            .foregroundStyle(.white)
            .tint(Palette.chosen)
        }
      case .complete:
        Text("That is all")
          .accessibilityIdentifier("complete")
      }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity, minHeight: 88)
  }
}
