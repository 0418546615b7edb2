public import Foundation

extension AttributeScopes {
  /// The attributes that `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The extra distance after each character, in points.
    public let kern: KerningAttribute
    /// The extra distance between characters, in points.
    public let tracking: TrackingAttribute
    /// How far the text is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// On which side the lines of a paragraph stand.
    public let alignment: CoreTextAttributes.TextAlignmentAttribute
    /// How high the lines of a paragraph are.
    public let lineHeight: CoreTextAttributes.LineHeightAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The name under which the attribute is archived.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the text colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name under which the attribute is archived.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name under which the attribute is archived.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name under which the attribute is archived.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the line through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name under which the attribute is archived.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the kerning.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name under which the attribute is archived.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name under which the attribute is archived.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the baseline offset.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name under which the attribute is archived.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes that `Text` shows by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
