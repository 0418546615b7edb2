import SwiftUI

/// Whose tiles a map is made of.
struct MapAttribution: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 10))
      .foregroundStyle(.secondary)
      .lineLimit(2)
      .padding(.horizontal, 5)
      .padding(.vertical, 2)
      .background(.background.opacity(0.7), in: .rect(cornerRadius: 4))
      .padding(MapTheme.inset / 2)
      .allowsHitTesting(false)
  }
}
