package import Foundation
package import SwiftUICore

/// How a text of a bar or control looks, as far as something else than usual was asked for.
package struct TextAttributes: Equatable, Sendable {
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
  package func or(_ other: TextAttributes?) -> TextAttributes {
    var attributes = self
    attributes.font = font ?? other?.font
    attributes.color = color ?? other?.color
    attributes.kern = kern ?? other?.kern
    attributes.shadow = shadow ?? other?.shadow
    return attributes
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
package struct BarAttributes: Equatable, Sendable {
  package var effect: UIBlurEffect?
  package var color: UIColor?
  package var image: UIImage?
  /// Of the line at the bar's edge; `nil`: there is none.
  package var shadowColor: UIColor?
  package var shadowImage: UIImage?
  package var title = TextAttributes()
  package var titleOffset = UIOffset.zero
  package var largeTitle = TextAttributes()
  /// Of buttons, of those that confirm, and of the one that leads back.
  package var buttons = ButtonAttributes()
  package var doneButtons = ButtonAttributes()
  package var backButtons = ButtonAttributes()
  /// Of tabs with the title below the symbol, beside it, and beside it in a low bar.
  package var stackedItems = TabAttributes()
  package var inlineItems = TabAttributes()
  package var compactInlineItems = TabAttributes()

  package init() {}

  /// What is behind bars while content passes below them.
  package static let usual: BarAttributes = {
    var attributes = BarAttributes()
    (attributes.effect, attributes.shadowColor) = (UIBlurEffect(style: .systemChromeMaterial), line)
    return attributes
  }()

  /// The line of bars (Facts 4.2).
  static let line = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.3) }

  /// How the buttons of a bar look.
  package struct ButtonAttributes: Equatable, Sendable {
    package var normal = TextAttributes()
    package var highlighted = TextAttributes()
    package var disabled = TextAttributes()
    package init() {}
  }

  /// How the tabs of a bar look.
  package struct TabAttributes: Equatable, Sendable {
    package struct State: Equatable, Sendable {
      package var title = TextAttributes()
      package var titleOffset = UIOffset.zero
      package var iconColor: UIColor?
      package var badgeColor: UIColor?
      package var badgeText = TextAttributes()
      package init() {}
    }
    package var normal = State()
    package var selected = State()
    package init() {}
  }
}
