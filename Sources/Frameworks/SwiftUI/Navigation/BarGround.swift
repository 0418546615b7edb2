import SwiftUICore
import UIKitTypes

/// What UIKit's appearances put behind a bar: a blur, a colour, a picture, and a line at its edge.
struct BarGround: View {
  let look: BarLook
  let edge: VerticalEdge
  @Environment(\.displayScale) private var displayScale
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let look = look
    ZStack {
      if let effect = look.effect {
        Rectangle().fill(effect.material).environment(\.colorScheme, effect.scheme ?? scheme)
      }
      if let color = look.color { Rectangle().fill(color.color) }
      if let image = look.image, image.size.width > 0 {
        image.image.resizable()
      }
    }
    .overlay(alignment: edge == .top ? .bottom : .top) { line }
    .accessibilityHidden(true)
  }

  @ViewBuilder private var line: some View {
    if let image = look.shadowImage, look.shadowColor != nil {
      if image.size.width > 0 { image.image.resizable().frame(height: image.size.height) }
    } else if let color = look.shadowColor {
      color.color.frame(height: 1 / displayScale)
    }
  }
}

extension AppearanceValues.Bars {
  /// How a bar looks below which content passes; `nil`: as usual.
  func passedLook(isLow: Bool = false) -> BarLook? {
    if let look = (isLow ? compact : nil) ?? standard { return look }
    guard barTint != nil || view.background != nil || backgroundImage != nil || shadowImage != nil || isTranslucent == false
    else { return nil }
    var look = BarLook.usual
    look.color = barTint ?? view.background ?? (isTranslucent == false ? UIColor.systemBackground : nil)
    if let backgroundImage { (look.effect, look.image) = (nil, backgroundImage) }
    look.shadowImage = shadowImage
    if isTranslucent == false { look.effect = nil }
    return look
  }

  /// How a bar looks below which no content passes; `nil`: nothing is behind it.
  func edgeLook(isLow: Bool = false) -> BarLook? { (isLow ? compactScrollEdge : nil) ?? scrollEdge }

  /// How the title in the bar's row looks, while it stands there alone or after a large one has gone.
  func title(isLow: Bool, afterLarge: Bool) -> TextLook? {
    let look = afterLarge ? passedLook(isLow: isLow) : edgeLook(isLow: isLow) ?? passedLook(isLow: isLow)
    return look.map { $0.title.or(titles) } ?? titles
  }

  /// How the large title looks.
  func largeTitle(isLow: Bool) -> TextLook? {
    let look = edgeLook(isLow: isLow) ?? passedLook(isLow: isLow)
    return look.map { $0.largeTitle.or(largeTitles) } ?? largeTitles
  }
}

extension AppearanceValues {
  /// How buttons of bars look.
  func barButton(of bars: Bars, isConfirmation: Bool = false, leadsBack: Bool = false) -> TextLook? {
    let look = bars.standard
    let own = leadsBack ? look?.backButtons.normal : isConfirmation ? look?.doneButtons.normal : look?.buttons.normal
    let all = own.map { $0.or(look?.buttons.normal) }
    return all.map { $0.or(barButtons.looks[.normal]) } ?? barButtons.looks[.normal]
  }

  /// The tint that is set for the whole window.
  var windowTint: UIColor? { windows.tint ?? views.tint }
}

/// Gives what is in a bar the tint that appearances say, where the app's views have none.
struct BarTint: ViewModifier {
  let bars: KeyPath<AppearanceValues, AppearanceValues.Bars>
  var look: TextLook?
  @Environment(\.appearance) private var appearance
  @Environment(\.accent) private var accent

  func body(content: Content) -> some View {
    let tint = look?.color ?? appearance.values.barButtons.view.tint ?? appearance.values[keyPath: bars].view.tint
    let isOwn = accent != nil && accent != appearance.values.windowTint?.color
    return content.environment(\.accent, isOwn ? accent : tint?.color ?? accent)
  }
}

extension View {
  /// Casts the shadow of a title that appearances say.
  func shadow(of look: TextLook?) -> some View {
    let shadow = look?.shadow, color = shadow?.shadowColor as? UIColor
    return self.shadow(
      color: color?.color ?? .clear, radius: (shadow?.shadowBlurRadius ?? 0) / 2, x: shadow?.shadowOffset.width ?? 0,
      y: shadow?.shadowOffset.height ?? 0)
  }
}
