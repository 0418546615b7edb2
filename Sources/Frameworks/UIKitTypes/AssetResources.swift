public import Foundation

/// A picture of an asset catalogue, by its name and the bundle that holds it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  private let bundlePath: String
  /// Names a picture of an asset catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
  package var bundle: Bundle? { Bundle(path: bundlePath) }
}

/// A colour of an asset catalogue, by its name and the bundle that holds it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  private let bundlePath: String
  /// Names a colour of an asset catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
  package var bundle: Bundle? { Bundle(path: bundlePath) }
}
