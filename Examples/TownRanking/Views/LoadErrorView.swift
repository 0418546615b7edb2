import SwiftUI

/// Says why there is nothing to see, and offers to try again.
struct LoadErrorView: View {
  let error: TownRankingError
  let color: Color
  let retry: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: error.isConnectionProblem ? "wifi.slash" : "exclamationmark.triangle")
        .font(.system(size: 44))
        .foregroundColor(.gray)
        .accessibilityHidden(true)
      Text("読み込めませんでした")
        .font(.headline)
      Text(error.localizedDescription)
        .font(.footnote)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      Button(action: retry) {
        Text("再試行")
          .font(.subheadline)
          .bold()
          .foregroundColor(.white)
          .padding(.horizontal, 24)
          .frame(minHeight: 44)
          .background(color)
          .cornerRadius(8)
      }
      .accessibilityIdentifier("retry")
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gridBackground)
  }
}

struct LoadErrorView_Previews: PreviewProvider {
  static var previews: some View {
    LoadErrorView(error: .connection(.notConnectedToInternet), color: .rentOrange, retry: {})
      .previewDisplayName("Offline")
    LoadErrorView(error: .status(503), color: .buyBlue, retry: {})
      .previewDisplayName("Server error")
  }
}
