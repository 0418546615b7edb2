import CoreGraphicsTypes
import SwiftUICore
import UIKitTypes

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

/// Buttons in a row at the bottom of a screen: each as wide as it is; spacers, and the field of a search, share what is left.
///
/// Without such they are spread over the width; an item alone spreads what is in it.
private struct LowerBar: View {
  let bar: BarModel
  let items: [BarItem]
  @Environment(\.appearance) private var appearance

  var body: some View {
    let metrics = bar.metrics
    let attributes = appearance.values.barButton(of: appearance.values.toolbars)
    SpreadLayout(spacing: metrics.itemSpacing) {
      ForEach(items.indices, id: \.self) { index in
        let item = items[index]
        HoistedContent(
          origin: item.origin,
          content: AnyView(
            SpreadLayout(spacing: metrics.itemSpacing, fills: items.count == 1) { item.content }
              .font(attributes?.font?.font ?? metrics.itemFont).imageScale(.large).labelStyle(.iconOnly)
              .modifier(BarTint(bars: \.toolbars, attributes: attributes))))
      }
    }
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity, minHeight: metrics.bottomHeight, maxHeight: metrics.bottomHeight)
    .hitSlop(metrics.pressSize)
    .modifier(BarColorScheme(scheme: bar.value.colorSchemes[.bottomBar]))
    .interfacePart(.toolbar)
  }
}
