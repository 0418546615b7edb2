import SwiftUICore
import UIKitTypes

/// What UIKit's appearances put behind a bar: a blur, a colour, a picture, and a line at its edge.
struct BarGround: View {
  let attributes: BarAttributes
  let edge: VerticalEdge
  @Environment(\.displayScale) private var displayScale
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let attributes = attributes
    ZStack {
      if let effect = attributes.effect {
        Rectangle().fill(effect.material).environment(\.colorScheme, effect.scheme ?? scheme)
      }
      if let color = attributes.color { Rectangle().fill(color.color) }
      if let image = attributes.image, image.size.width > 0 {
        image.image.resizable()
      }
    }
    .overlay(alignment: edge == .top ? .bottom : .top) { line }
    .accessibilityHidden(true)
  }

  @ViewBuilder private var line: some View {
    if let image = attributes.shadowImage, attributes.shadowColor != nil {
      if image.size.width > 0 { image.image.resizable().frame(height: image.size.height) }
    } else if let color = attributes.shadowColor {
      color.color.frame(height: 1 / displayScale)
    }
  }
}

extension AppearanceValues.Bars {
  /// How a bar looks below which content passes; `nil`: as usual.
  func passedAttributes(isLow: Bool = false) -> BarAttributes? {
    if let attributes = (isLow ? compact : nil) ?? standard { return attributes }
    guard barTint != nil || view.background != nil || backgroundImage != nil || shadowImage != nil || isTranslucent == false
    else { return nil }
    var attributes = BarAttributes.usual
    attributes.color = barTint ?? view.background ?? (isTranslucent == false ? UIColor.systemBackground : nil)
    if let backgroundImage { (attributes.effect, attributes.image) = (nil, backgroundImage) }
    attributes.shadowImage = shadowImage
    if isTranslucent == false { attributes.effect = nil }
    return attributes
  }

  /// How a bar looks below which no content passes; `nil`: nothing is behind it.
  func edgeAttributes(isLow: Bool = false) -> BarAttributes? { (isLow ? compactScrollEdge : nil) ?? scrollEdge }

  /// How the title in the bar's row looks, while it stands there alone or after a large one has gone.
  func title(isLow: Bool, afterLarge: Bool) -> TextAttributes? {
    let attributes = afterLarge ? passedAttributes(isLow: isLow) : edgeAttributes(isLow: isLow) ?? passedAttributes(isLow: isLow)
    return attributes.map { $0.title.or(titles) } ?? titles
  }

  /// How the large title looks.
  func largeTitle(isLow: Bool) -> TextAttributes? {
    let attributes = edgeAttributes(isLow: isLow) ?? passedAttributes(isLow: isLow)
    return attributes.map { $0.largeTitle.or(largeTitles) } ?? largeTitles
  }
}

extension AppearanceValues {
  /// How buttons of bars look.
  func barButton(of bars: Bars, isConfirmation: Bool = false, leadsBack: Bool = false) -> TextAttributes? {
    let attributes = bars.standard
    let own =
      leadsBack ? attributes?.backButtons.normal : isConfirmation ? attributes?.doneButtons.normal : attributes?.buttons.normal
    let all = own.map { $0.or(attributes?.buttons.normal) }
    return all.map { $0.or(barButtons.attributesByState[.normal]) } ?? barButtons.attributesByState[.normal]
  }

  /// The tint that is set for the whole window.
  var windowTint: UIColor? { windows.tint ?? views.tint }
}

/// Gives what is in a bar the tint that appearances say, where the app's views have none.
struct BarTint: ViewModifier {
  let bars: KeyPath<AppearanceValues, AppearanceValues.Bars>
  var attributes: TextAttributes?
  @Environment(\.appearance) private var appearance
  @Environment(\.accent) private var accent

  func body(content: Content) -> some View {
    let tint = attributes?.color ?? appearance.values.barButtons.view.tint ?? appearance.values[keyPath: bars].view.tint
    let isOwn = accent != nil && accent != appearance.values.windowTint?.color
    return content.environment(\.accent, isOwn ? accent : tint?.color ?? accent)
  }
}

/// The shadow of a title and how far it lies aside, where appearances say so.
struct BarTitleAttributes: ViewModifier {
  let attributes: TextAttributes?
  var offset = UIOffset.zero

  @ViewBuilder func body(content: Content) -> some View {
    if attributes?.shadow != nil || offset != .zero {
      let shadow = attributes?.shadow, color = shadow?.shadowColor as? UIColor
      content
        .shadow(
          color: color?.color ?? .clear, radius: (shadow?.shadowBlurRadius ?? 0) / 2, x: shadow?.shadowOffset.width ?? 0,
          y: shadow?.shadowOffset.height ?? 0
        )
        .offset(x: offset.horizontal, y: offset.vertical)
    } else {
      content
    }
  }
}
