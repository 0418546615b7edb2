import SwiftUI

/// A star that fills when it is pressed, and says of what is beside it whether it is a favourite.
struct StarButton: View {
  @Binding var isSet: Bool

  var body: some View {
    Button {
      withAnimation(.spring(duration: 0.3, bounce: 0.4)) { isSet.toggle() }
    } label: {
      Label("Favorite", systemImage: isSet ? "star.fill" : "star")
        .labelStyle(.iconOnly)
        .foregroundStyle(isSet ? .yellow : .gray)
        .imageScale(.large)
    }
    .accessibilityValue(isSet ? "On" : "Off")
    .accessibilityIdentifier("favorite")
  }
}

#Preview {
  @Previewable @State var isSet = true
  StarButton(isSet: $isSet)
}
