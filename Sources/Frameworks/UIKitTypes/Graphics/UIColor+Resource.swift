public import Foundation
import SwiftUICore

extension UIColor {
  /// A colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource.name, bundle: resource.bundle)) }

  /// A colour of the asset catalogues of a bundle; a name without a set is reported once, shows as `Color` has it, and never makes
  /// this `nil`.
  ///
  /// The form is always that of the place where the colour shows.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(Color(name, bundle: bundle))
  }
}
