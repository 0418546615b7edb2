public import Foundation
public import FoundationAdditions
public import SwiftUICore

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of a text that a resource names and an image of the asset catalogue.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Creates a label of a text that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled views with a label that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleResource))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text that is shown as it is, with a label that a resource names.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(content: Text(value), label: Text(titleResource))
  }

  /// Creates a labeled value in a format, with a label that a resource names.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: Text(value, format: format), label: Text(titleResource))
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title that a resource names and an image of the asset catalogue.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(titleResource, image: name), description)
  }

  /// Creates a view with a title that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(titleResource, systemImage: name), description)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something whose end is not known, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }
}

extension ProgressView {
  /// Creates a view of a value on its way from 0 to a total, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}
