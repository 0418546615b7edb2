import SwiftUI

/// Says why there is nothing to see, and offers to try again.
struct LoadErrorView: View {
  let message: String
  let color: Color
  let retry: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "wifi.slash")
        .font(.system(size: 44))
        .foregroundColor(.gray)
        .accessibilityHidden(true)
      Text("読み込めませんでした")
        .font(.headline)
      Text(message)
        .font(.footnote)
        .foregroundColor(.gray)
        .multilineTextAlignment(.center)
      Button(action: retry) {
        Text("再試行")
          .font(.subheadline)
          .bold()
          .foregroundColor(.white)
          .padding(.horizontal, 24)
          .frame(height: 44)
          .background(color)
          .cornerRadius(8)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gridBackground)
  }
}

struct LoadErrorView_Previews: PreviewProvider {
  static var previews: some View {
    LoadErrorView(message: "インターネットに接続されていません。", color: .rentOrange, retry: {})
  }
}
