import SwiftLexing

/// Takes words out that speak to Objective-C and Interface Builder, whose runtime is on Apple's systems alone.
///
/// `dynamic`, `@nonobjc`, `@NSCopying` and `@convention(block)` stay: they compile here, too. What becomes of `@NSManaged`,
/// ``ManagedMembers`` says.
enum ObjectiveCWords {
  private static let attributes: Set = [
    "@objc", "@objcMembers", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable", "@IBSegueAction", "@GKInspectable",
  ]
  /// Attributes of the type that an app begins with, from before Swift had its own.
  static let mainAttributes = ["@UIApplicationMain", "@NSApplicationMain"]

  static func edits(in tokens: SwiftTokens) -> [SourceEdit] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .marked else { return nil }
      let text = tokens[index].text
      if attributes.contains(text) { return .blanking(tokens.range(index, through: tokens.endOfAttribute(at: index) - 1)) }
      return mainAttributes.contains(text) ? .replacing(tokens[index].range, with: "@main") : nil
    }
  }
}
