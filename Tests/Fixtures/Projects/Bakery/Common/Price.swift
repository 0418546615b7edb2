import SwiftUI

/// Lies beside the app's folder, as other apps show prices, too.
struct Price: View {
  let cents: Int

  var body: some View {
    Text(String(format: "€ %.2f", Double(cents) / 100))
      .foregroundColor(.secondary)
  }
}
