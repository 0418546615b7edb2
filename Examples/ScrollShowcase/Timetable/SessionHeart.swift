import SwiftUI

/// The heart on a talk; a modifier says where it was pressed.
struct SessionHeart<Press: ViewModifier>: View {
  let session: Session
  let favorites: Favorites
  let press: Press

  var body: some View {
    let isOn = favorites.contains(session)
    HeartMark(isOn: isOn)
      .modifier(press)
      .accessibilityElement()
      .accessibilityLabel("Favourite: \(session.title)")
      .accessibilityValue(isOn ? "on" : "off")
      .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { favorites.toggle(session) }
      .accessibilityIdentifier("heart.\(session.id)")
  }
}

private struct HeartMark: View {
  let isOn: Bool

  var body: some View {
    Image(systemName: isOn ? "heart.fill" : "heart")
      .font(.system(size: 20))
      .foregroundStyle(isOn ? Palette.accent : Color.secondary)
      .frame(width: 44, height: 44)
      .contentShape(Rectangle())
  }
}
