public import SwiftUICore
public import UIKitTypes

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title of the app's string tables and a picture of an asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a menu with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
  /// Creates a menu with a title of the app's string tables and a picture of an asset catalogue, whose tap does something of its own.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }
  /// Creates a menu with a title that is shown as it is and a picture of an asset catalogue, whose tap does something of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { SwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
}
