import CoreGraphicsTypes
import SwiftUICore

/// The buttons at the bottom of a screen.
struct BottomBar: View {
  let bar: BarModel
  var body: some View { LowerBar(bar: bar, items: bar.bottomItems) }
}

/// The buttons above a keyboard, which are at the bottom of the screen where the keyboard is none on it.
struct KeyboardBar: View {
  let bar: BarModel
  var body: some View { LowerBar(bar: bar, items: bar.keyboardItems) }
}

/// Buttons in a row at the bottom of a screen; spacers among them share what is left.
private struct LowerBar: View {
  let bar: BarModel
  let items: [BarItem]

  var body: some View {
    let look = bar.look
    SpreadLayout(spacing: look.itemSpacing) {
      ForEach(items.indices, id: \.self) { index in
        let item = items[index]
        HoistedContent(
          origin: item.origin,
          content: AnyView(
            SpreadLayout(spacing: look.itemSpacing) { item.content }
              .font(look.itemFont).imageScale(.large).labelStyle(.iconOnly)))
      }
    }
    .padding(.horizontal, look.margin)
    .frame(maxWidth: .infinity, minHeight: look.bottomHeight, maxHeight: look.bottomHeight)
    .pressReach(look.pressSize)
    .modifier(BarColorScheme(scheme: bar.value.colorSchemes[.bottomBar]))
  }
}
