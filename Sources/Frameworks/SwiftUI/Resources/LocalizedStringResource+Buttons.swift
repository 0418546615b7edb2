public import Foundation
public import FoundationAdditions
public import SwiftUICore

extension Button where Label == Text {
  /// Creates a button with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  /// Creates a button with a title that a resource names, and a purpose.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void) {
    self.init(titleResource, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title that a resource names, one of the system's symbols and a purpose.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void) {
    self.init(titleResource, image: image, role: nil, action: action)
  }

  /// Creates a button with a title that a resource names, a picture of an asset catalogue and a purpose.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleResource, image: image) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title that a resource names, whose tap does something of its own.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title that a resource names and a symbol, whose tap does something of its own.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
  }

  /// Creates a menu with a title that a resource names and a picture of an asset catalogue, whose tap does something of its own.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleResource, image: image) }, primaryAction: primaryAction)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension CommandMenu {
  /// Creates a menu with a name that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }
}
