import SwiftUI
import UIKit

/// A large picture, to be looked at closely.
struct ZoomScreen: View {
  /// 1: all of the picture shows.
  @State private var enlargement: CGFloat = 1

  var body: some View {
    VStack(spacing: 12) {
      ZoomingPicture(bridge: Bridge.all[2], enlargement: $enlargement)
        .background(.black)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      HStack {
        Text("Enlarged \(Double(enlargement).formatted(.percent.precision(.fractionLength(0))))")
          .monospacedDigit()
        Spacer()
        Button("Fit") { enlargement = 1 }
        Button("Double") { enlargement = 2 }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

private struct ZoomingPicture: UIViewRepresentable {
  let bridge: Bridge
  @Binding var enlargement: CGFloat

  func makeUIView(context: Context) -> ZoomView {
    let view = ZoomView(image: BridgePicture(bridge: bridge, size: CGSize(width: 900, height: 600)).image)
    view.isAccessibilityElement = true
    view.accessibilityLabel = bridge.title
    view.accessibilityTraits = .image
    return view
  }

  func updateUIView(_ view: ZoomView, context: Context) {
    view.onZoom = { enlargement = $0 }
    if abs(view.enlargement - enlargement) > 0.001 { view.enlarge(to: enlargement) }
  }
}

#Preview {
  NavigationStack { ZoomScreen() }
}
