public import Foundation

// Safe: shadows are made and read on one thread, as UIKit's are.
/// A shadow of letters, in points.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// How far the shadow lies to the right and below.
  open var shadowOffset = CGSize.zero
  /// How far it is blurred.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`; black with a third of the opacity where nobody says another one, and none where it is `nil`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A shadow right below the letters, which does not show.
  public override init() { super.init() }

  var color: UIColor? { shadowColor as? UIColor }

  /// A shadow of the same look.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius && other.color == color
  }
  open override var hash: Int { shadowBlurRadius.hashValue ^ (color?.hash ?? 0) }
}
