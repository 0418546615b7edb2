public import Foundation
import SwiftUICore

extension AttributeScopes {
  /// The attributes of UIKit that SwiftUI has no name for.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit that SwiftUI has no name for.
  public struct UIKitAttributes: AttributeScope {
    /// How lines stand.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The shadow of letters.
    public let shadow: ShadowAttribute
    /// A picture in place of a character.
    public let attachment: AttachmentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of how lines stand.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// The name under which the attribute is archived.
      public static let name = "NSParagraphStyle"
    }
    /// The key of the shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSShadow
      /// The name under which the attribute is archived.
      public static let name = "NSShadow"
    }
    /// The key of a picture.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSTextAttachment
      /// The name under which the attribute is archived.
      public static let name = "NSAttachment"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of UIKit that SwiftUI has no name for by theirs.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
