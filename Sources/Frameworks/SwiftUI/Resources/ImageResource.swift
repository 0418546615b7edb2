public import SwiftUICore
public import UIKitTypes

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
