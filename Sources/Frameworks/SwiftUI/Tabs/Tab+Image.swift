public import SwiftUICore
public import UIKitTypes

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title of the app's string tables and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }
  /// Creates a tab with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }
}

extension Tab where Content: View, Label == DefaultTabLabel {
  /// Creates a tab for a selection that may be empty, with a title of the app's string tables and a picture of an asset catalogue.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }
  /// Creates a tab for a selection that may be empty, with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: ImageResource, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title of the app's string tables and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }
  /// Creates a tab with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }
}
