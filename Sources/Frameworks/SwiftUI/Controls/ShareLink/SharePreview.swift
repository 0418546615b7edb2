public import CoreTransferable
public import SwiftUICore

/// How something that is shared is presented to people.
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  init(text title: Text, image: Image?, icon: Icon?) { (self.title, self.image, self.icon) = (title, image, icon) }

  /// A title, a picture and a small picture.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(text: Text(titleKey), image: image, icon: icon)
  }
  /// A title that is shown as it is, a picture and a small picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(text: Text(title), image: image, icon: icon)
  }
  /// A text, a picture and a small picture.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(text: title, image: image, icon: icon) }
}

extension SharePreview where Image == Never {
  /// A title and a small picture.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(text: Text(titleKey), image: nil, icon: icon) }
  /// A title that is shown as it is, and a small picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(text: Text(title), image: nil, icon: icon) }
  /// A text and a small picture.
  public init(_ title: Text, icon: Icon) { self.init(text: title, image: nil, icon: icon) }
}

extension SharePreview where Icon == Never {
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(text: Text(titleKey), image: image, icon: nil) }
  /// A title that is shown as it is, and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(text: Text(title), image: image, icon: nil) }
  /// A text and a picture.
  public init(_ title: Text, image: Image) { self.init(text: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey), image: nil, icon: nil) }
  /// A title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(text: Text(title), image: nil, icon: nil) }
  /// A text.
  public init(_ title: Text) { self.init(text: title, image: nil, icon: nil) }
}
