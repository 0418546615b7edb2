public import SwiftUICore
public import UIKitTypes

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title of the app's string tables and a picture of an asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
    self.init(titleKey, image: image, role: nil, action: action)
  }
  /// Creates a button with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void) {
    self.init(title, image: image, role: nil, action: action)
  }
  /// Creates a button with a title of the app's string tables, a picture of an asset catalogue and a purpose.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a button with a title that is shown as it is, a picture of an asset catalogue and a purpose.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}
