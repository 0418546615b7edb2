package import Foundation
package import SwiftUICore

/// How a text of a bar or control looks, as far as something else than usual was asked for.
package struct TextLook: Equatable, Sendable {
  package var font: UIFont?
  package var color: UIColor?
  package var kern: CGFloat?
  package var shadow: NSShadow?

  package init() {}

  /// What attributes of UIKit ask for.
  package init(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont
    color = attributes[.foregroundColor] as? UIColor
    kern = AttributeContainer.number(attributes[.kern]) ?? AttributeContainer.number(attributes[.tracking])
    shadow = attributes[.shadow] as? NSShadow
  }

  /// What is asked for here, and elsewhere where nothing is said here.
  package func or(_ other: TextLook?) -> TextLook {
    var look = self
    look.font = font ?? other?.font
    look.color = color ?? other?.color
    look.kern = kern ?? other?.kern
    look.shadow = shadow ?? other?.shadow
    return look
  }

  /// A text that looks so.
  package func applied(to text: Text) -> Text {
    var text = text
    if let font { text = text.font(font.font) }
    if let color { text = text.foregroundColor(color.color) }
    if let kern { text = text.kerning(kern) }
    return text
  }
}

/// What is behind a bar and how its parts look, as one of UIKit's appearances says it.
package struct BarLook: Equatable, Sendable {
  package var effect: UIBlurEffect?
  package var color: UIColor?
  package var image: UIImage?
  /// Of the line at the bar's edge; `nil`: there is none.
  package var shadowColor: UIColor?
  package var shadowImage: UIImage?
  package var title = TextLook()
  package var titleOffset = UIOffset.zero
  package var largeTitle = TextLook()
  /// Of buttons, of those that confirm, and of the one that leads back.
  package var buttons = ButtonLook()
  package var doneButtons = ButtonLook()
  package var backButtons = ButtonLook()
  /// Of tabs with the title below the symbol, beside it, and beside it in a low bar.
  package var stackedItems = TabLook()
  package var inlineItems = TabLook()
  package var compactInlineItems = TabLook()

  package init() {}

  /// What is behind bars while content passes below them.
  package static let usual: BarLook = {
    var look = BarLook()
    (look.effect, look.shadowColor) = (UIBlurEffect(style: .systemChromeMaterial), line)
    return look
  }()

  /// The line of bars (Facts 4.2).
  static let line = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.3) }

  /// How the buttons of a bar look.
  package struct ButtonLook: Equatable, Sendable {
    package var normal = TextLook()
    package var highlighted = TextLook()
    package var disabled = TextLook()
    package init() {}
  }

  /// How the tabs of a bar look.
  package struct TabLook: Equatable, Sendable {
    package struct State: Equatable, Sendable {
      package var title = TextLook()
      package var titleOffset = UIOffset.zero
      package var iconColor: UIColor?
      package var badgeColor: UIColor?
      package var badgeText = TextLook()
      package init() {}
    }
    package var normal = State()
    package var selected = State()
    package init() {}
  }
}
