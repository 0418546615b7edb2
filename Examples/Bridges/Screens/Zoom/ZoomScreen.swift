import SwiftUI
import UIKit

/// A large picture, to be looked at closely.
struct ZoomScreen: View {
  @State private var scale: CGFloat = 1
  /// The enlargement that a button has asked for.
  @State private var wanted: CGFloat?

  var body: some View {
    VStack(spacing: 12) {
      ZoomingPicture(bridge: Bridge.all[2], scale: $scale, wanted: $wanted)
        .background(.black)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      HStack {
        Text("Enlarged \(Double(scale).formatted(.percent.precision(.fractionLength(0))))")
          .monospacedDigit()
        Spacer()
        Button("Fit") { wanted = 0 }
        Button("Double") { wanted = 2 }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

private struct ZoomingPicture: UIViewRepresentable {
  let bridge: Bridge
  @Binding var scale: CGFloat
  @Binding var wanted: CGFloat?

  func makeUIView(context: Context) -> ZoomView {
    let view = ZoomView(image: BridgePicture(bridge: bridge, size: CGSize(width: 900, height: 600)).image)
    view.isAccessibilityElement = true
    view.accessibilityLabel = bridge.title
    view.accessibilityTraits = .image
    return view
  }

  func updateUIView(_ view: ZoomView, context: Context) {
    // The view tells of its first size while it is laid out: too late for this update, in time for the next one.
    view.onZoom = { new in Task { @MainActor in scale = new } }
    guard let wanted else { return }
    view.setZoomScale(wanted, animated: true)
    Task { @MainActor in self.wanted = nil }
  }
}

#Preview {
  NavigationStack { ZoomScreen() }
}
