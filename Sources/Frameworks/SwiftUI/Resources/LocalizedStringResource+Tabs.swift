public import FoundationAdditions
public import SwiftUICore

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(titleResource, systemImage: systemImage, value: value, role: nil, content: content)
  }

  /// Creates a tab with a purpose, a title that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage))
    )
  }

  /// Creates a tab with a title that a resource names and an image of the asset catalogue.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }
}

extension Tab where Content: View, Label == DefaultTabLabel {
  /// Creates a tab for a selection that may be empty, with a title that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage))
    )
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage)))
  }

  /// Creates a tab with a title that a resource names and an image of the asset catalogue.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }
}

extension Tab where Content: View, Label == DefaultTabLabel {
  /// Creates a tab for a selection that may be empty, with a title that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: ImageResource, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  /// Creates a section with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: Text(titleResource), content: content())
  }
}
