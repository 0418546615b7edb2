import SwiftUI
import UIKit

/// A card of UIKit between views of SwiftUI, with a view of SwiftUI in it.
struct HostingScreen: View {
  @State private var cars = 120

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Toll(cars: $cars)
        LabeledContent("Toll for each car", value: "2")
        LabeledContent("Taken in an hour", value: "\(2 * cars)")
        Button("Rush hour") { cars = 360 }
          .buttonStyle(.bordered)
          .tint(.purple)
      }
      .padding()
    }
  }
}

private struct Toll: UIViewRepresentable {
  @Binding var cars: Int

  func makeUIView(context: Context) -> TollCard { TollCard() }

  func updateUIView(_ card: TollCard, context: Context) {
    card.onChange = { cars = $0 }
    card.show(cars)
  }
}

#Preview {
  NavigationStack { HostingScreen() }
}
