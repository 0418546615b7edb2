import SwiftUI
import UIKit

/// A header of frosted glass, over pictures that scroll under it.
struct HeaderScreen: View {
  @State private var glass = Glass.thin

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(Bridge.all) { BridgeCard(bridge: $0) }
      }
      .padding(.horizontal)
      .padding(.bottom)
    }
    .safeAreaInset(edge: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 10) {
        Text("Ten bridges")
          .font(.title2.bold())
          .accessibilityAddTraits(.isHeader)
        Picker("Glass", selection: $glass) {
          ForEach(Glass.allCases) { Text($0.name).tag($0) }
        }
        .pickerStyle(.segmented)
      }
      .padding()
      .background { BlurView(style: glass.style).ignoresSafeArea(edges: .top) }
    }
  }
}

/// How much the header hides.
private enum Glass: CaseIterable, Identifiable {
  case ultraThin, thin, regular, thick

  var id: Self { self }
  var name: LocalizedStringKey {
    switch self {
    case .ultraThin: "Sheer"
    case .thin: "Thin"
    case .regular: "Regular"
    case .thick: "Thick"
    }
  }
  var style: UIBlurEffect.Style {
    switch self {
    case .ultraThin: .systemUltraThinMaterial
    case .thin: .systemThinMaterial
    case .regular: .systemMaterial
    case .thick: .systemThickMaterial
    }
  }
}

private struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style

  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

/// A bridge's picture, and its name on it.
private struct BridgeCard: View {
  let bridge: Bridge

  var body: some View {
    Image(uiImage: BridgePicture(bridge: bridge, size: CGSize(width: 360, height: 200)).image)
      .resizable()
      .aspectRatio(contentMode: .fit)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(LocalizedStringKey(bridge.name))
            .font(.headline)
          Text(bridge.facts)
            .font(.caption)
        }
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.6), radius: 3)
        .padding()
      }
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .accessibilityElement(children: .combine)
  }
}

#Preview {
  NavigationStack { HeaderScreen() }
}
