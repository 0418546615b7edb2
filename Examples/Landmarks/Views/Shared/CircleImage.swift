import SwiftUI

/// A picture seen through a round window with a white frame.
struct CircleImage: View {
  let image: Image

  var body: some View {
    image
      .resizable()
      .scaledToFill()
      .frame(width: 230, height: 230)
      .clipShape(Circle())
      .overlay { Circle().strokeBorder(.white, lineWidth: 4) }
      .shadow(color: .black.opacity(0.25), radius: 8, y: 3)
  }
}
