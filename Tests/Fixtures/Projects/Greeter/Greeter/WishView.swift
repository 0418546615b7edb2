import SwiftUI
import Wishes

struct WishView: View {
  var body: some View {
    Text(#wish("Ann"))
      .font(.title)
      .padding()
  }
}

#Preview { WishView() }
