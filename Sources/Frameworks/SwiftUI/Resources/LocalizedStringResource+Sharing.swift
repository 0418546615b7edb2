public import Foundation
public import FoundationAdditions
public import SwiftUICore

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares values that are presented as a closure says, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleResource))) }

  /// Shares a value that is presented as a preview says, with a title that a resource names.
  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares addresses, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleResource))) }

  /// Shares an address, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Shares texts, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleResource))) }

  /// Shares a text, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension SharePreview {
  /// A title that a resource names, a picture and a small picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(text: Text(titleResource), image: image, icon: icon)
  }
}

extension SharePreview where Image == Never {
  /// A title that a resource names, and a small picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(text: Text(titleResource), image: nil, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// A title that a resource names, and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(text: Text(titleResource), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(text: Text(titleResource), image: nil, icon: nil) }
}
