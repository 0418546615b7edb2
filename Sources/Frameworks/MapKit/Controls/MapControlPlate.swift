import SwiftUI

/// What buttons on a map stand on.
struct MapControlPlate: ViewModifier {
  func body(content: Content) -> some View {
    content.foregroundColor(nil).background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 8))
      .shadow(color: .black.opacity(0.15), radius: 3, y: 1)
  }
}
