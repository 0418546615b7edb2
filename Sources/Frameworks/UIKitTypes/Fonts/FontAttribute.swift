/// What a text's attributes may hold as its font: a `UIFont`, or AppKit's own class for the same.
package protocol FontAttribute {
  /// The font as UIKit has it.
  var uiFont: UIFont { get }
}

extension UIFont: FontAttribute {
  /// The font itself.
  package var uiFont: UIFont { self }
}
