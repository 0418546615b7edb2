import CoreGraphicsTypes
import Foundation
import QuartzCore
import UIKitTypes

extension UIBackgroundConfiguration {
  /// The ground of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// The ground of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
  /// The ground of a header or a footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// The ground of a header or a footer of a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration.clear()
    result.backgroundColor = color
    return result
  }
}

/// What a background configuration says, behind the content of a cell.
final class ConfiguredBackground: UIView {
  private let picture = UIImageView()
  var configuration: UIBackgroundConfiguration {
    didSet { show(oldValue) }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    show(nil)
  }
  required init?(coder: NSCoder) { nil }

  private func show(_ old: UIBackgroundConfiguration?) {
    backgroundColor = configuration.backgroundColor.map { configuration.backgroundColorTransformer?($0) ?? $0 }
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.strokeColor.map { (configuration.strokeColorTransformer?($0) ?? $0).cgColor }
    layer.masksToBounds = configuration.cornerRadius > 0
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    if configuration.image != nil { addSubview(picture) } else { picture.removeFromSuperview() }
    if old?.customView !== configuration.customView {
      old?.customView?.removeFromSuperview()
      if let view = configuration.customView { addSubview(view) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }

  /// Lies where the configuration says in a cell.
  func place(in bounds: CGRect, isRightToLeft: Bool) {
    let insets = configuration.backgroundInsets
    frame = CGRect(
      x: bounds.minX + (isRightToLeft ? insets.trailing : insets.leading), y: bounds.minY + insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0), height: max(bounds.height - insets.top - insets.bottom, 0))
  }
}

extension UIView {
  /// Puts a view behind all that is inside, in the place of another one, which goes if it is still here.
  func replaceGround(_ old: UIView?, by new: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
