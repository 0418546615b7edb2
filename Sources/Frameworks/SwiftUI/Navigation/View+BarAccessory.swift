import CoreGraphicsTypes
package import SwiftUICore

/// A view below the title, such as a field to search with.
nonisolated package struct BarAccessory: Equatable {
  let content: AnyView
  /// Where it is declared, whose environment it has.
  var origin: HoistOrigin?
  /// How high it is, in points.
  let height: CGFloat
  /// Whether it shows only while the content is pulled down.
  let hidesWithScroll: Bool
  /// Whether it takes the place of the titles and the buttons, as a field does that is in use.
  let replacesTitle: Bool
  /// Whether it is in use, and shows wherever the content has scrolled.
  let isActive: Bool
  /// How much further in it is at the sides above a list whose sections are cards, in points.
  let cardInset: CGFloat

  /// - Parameters:
  ///   - content: The view; it is offered the bar's width.
  ///   - height: How high it is, in points.
  ///   - hidesWithScroll: Whether the content has to be pulled down for it; else it always shows.
  ///   - replacesTitle: Whether titles and buttons give way to it.
  ///   - isActive: Whether it is in use, and so neither hides nor moves.
  ///   - cardInset: How much further in it is at the sides above a list whose sections are cards, in points.
  package init(
    content: AnyView, height: CGFloat, hidesWithScroll: Bool, replacesTitle: Bool = false, isActive: Bool = false,
    cardInset: CGFloat = 0
  ) {
    self.content = content
    self.height = height
    self.hidesWithScroll = hidesWithScroll
    self.replacesTitle = replacesTitle
    self.isActive = isActive
    self.cardInset = cardInset
  }

  package static func == (a: BarAccessory, b: BarAccessory) -> Bool {
    a.origin == b.origin && a.height == b.height && a.hidesWithScroll == b.hidesWithScroll
      && a.replacesTitle == b.replacesTitle && a.isActive == b.isActive && a.cardInset == b.cardInset
      && ValueComparator.areEqual(a.content, b.content)
  }
}

extension View {
  /// Shows a view below the title of the screen around, which the content can be pulled down for, or which always shows.
  package nonisolated func barAccessory(_ accessory: BarAccessory?) -> some View {
    modifier(
      HoistingModifier(ScreenKey.self) { value, origin in
        guard var accessory else { return }
        accessory.origin = origin
        value.accessory = accessory
      })
  }
}
