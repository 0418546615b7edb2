public import Foundation
public import SwiftUICore

/// A picture of an asset catalogue, by its name and the bundle that holds it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String
  /// Names a picture of an asset catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
  var bundle: Bundle? { Bundle(path: bundlePath) }
}

/// A colour of an asset catalogue, by its name and the bundle that holds it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String
  /// Names a colour of an asset catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
  var bundle: Bundle? { Bundle(path: bundlePath) }
}

extension Image {
  /// Shows a picture of an asset catalogue; its name is read to people who cannot see it.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text of the app's string tables and a picture of an asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  /// Creates a label of a text that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
