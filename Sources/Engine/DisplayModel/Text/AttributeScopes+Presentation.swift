public import Foundation

// What Foundation has on Apple's systems and lacks here.
extension AttributeScopes.FoundationAttributes {
  /// What the text is inside its paragraph.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("only its type is used") }
  /// What the text is in its document.
  public var presentationIntent: PresentationIntentAttribute { fatalError("only its type is used") }

  /// The key of what a text is inside its paragraph.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The name under which the attribute is archived.
    public static let name = "NSInlinePresentationIntent"
  }
  /// The key of what a text is in its document.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = PresentationIntent
    /// The name under which the attribute is archived.
    public static let name = "NSPresentationIntent"
  }
}
