import SwiftUI
import UIKit

/// A ribbon is cut, and confetti falls until nobody celebrates any more.
struct ConfettiScreen: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: isOpen ? "party.popper" : "scissors")
        .font(.system(size: 64))
        .foregroundStyle(.pink)
        .accessibilityHidden(true)
      Text(isOpen ? "The bridge is open!" : "A new bridge waits for its first walkers.")
        .font(.title2.bold())
        .multilineTextAlignment(.center)
      Spacer()
      Button(isOpen ? "Close it again" : "Cut the ribbon") { isOpen.toggle() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .tint(.pink)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Confetti(isOn: isOpen).ignoresSafeArea() }
  }
}

private struct Confetti: UIViewRepresentable {
  let isOn: Bool

  func makeUIView(context: Context) -> ConfettiView { ConfettiView() }
  func updateUIView(_ view: ConfettiView, context: Context) { view.isOn = isOn }
}

#Preview {
  NavigationStack { ConfettiScreen() }
}
