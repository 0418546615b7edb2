import SwiftUI

/// Where on the earth a place is.
struct PlaceMap: View {
  let landmark: Landmark

  var body: some View {
    ZStack {
      LinearGradient(colors: [.teal.opacity(0.35), .green.opacity(0.25)], startPoint: .top, endPoint: .bottom)
      Image(systemName: "mappin").font(.largeTitle).foregroundStyle(.red)
    }
  }
}
