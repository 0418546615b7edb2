// unknown: registerForNearbyNotifications
import SwiftUI

struct Onboarding: View {
  @AppStorage("seen") private var hasSeen = false
  @State private var page = 0
  @Environment(\.dismiss) private var dismiss
  private let pages = [("sun.max", "Wake up", Color.orange), ("moon", "Sleep", Color.indigo), ("heart", "Love", Color.pink)]

  var body: some View {
    TabView(selection: $page) {
      ForEach(pages.indices, id: \.self) { index in
        VStack(spacing: 24) {
          Image(systemName: pages[index].0)
            .font(.system(size: 90))
            .symbolRenderingMode(.hierarchical)
            .foregroundStyle(pages[index].2.gradient)
            .scaleEffect(page == index ? 1 : 0.7)
            .animation(.bouncy(duration: 0.5), value: page)
          Text(pages[index].1).font(.largeTitle.weight(.bold)).multilineTextAlignment(.center)
          Button(index == pages.count - 1 ? "Start" : "Next") {
            if index == pages.count - 1 {
              UIApplication.shared.registerForNearbyNotifications()
              dismiss()
            } else {
              withAnimation { page += 1 }
            }
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .tint(pages[index].2)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(pages[index].2.opacity(0.1).ignoresSafeArea())
        .tag(index)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}
