import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Attributed texts of UIKit") @MainActor
struct AttributedStringTests {
  @Test("attributes become those of SwiftUI, show in Text, and come back")
  func conversion() throws {
    let text = NSMutableAttributedString(string: "red plain")
    text.addAttributes(
      [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 2, .baselineOffset: 1.5,
        .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue, .underlineColor: UIColor.blue,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.green,
        .link: "https://example.org",
      ], range: NSRange(location: 0, length: 3))
    let converted = AttributedString(text)
    let first = try #require(converted.runs.first)
    #expect(String(converted.characters) == "red plain" && converted.runs.count == 2)
    #expect(first.swiftUI.font == Font(UIFont.systemFont(ofSize: 30)) && first.swiftUI.foregroundColor == Color(UIColor.red))
    #expect(first.swiftUI.kern == 2 && first.swiftUI.baselineOffset == 1.5 && first.link?.host == "example.org")
    #expect(first.swiftUI.underlineStyle == Text.LineStyle(pattern: .dot, color: Color(UIColor.blue)))
    #expect(size(of: Text(converted)).height > 35)
    let back = NSAttributedString(converted)
    let attributes = back.attributes(at: 0, effectiveRange: nil)
    #expect(back.string == "red plain" && attributes[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(
      attributes[.underlineStyle] as? Int == 0x101 && attributes[.underlineColor] as? UIColor == UIColor(Color(UIColor.blue)))
    #expect(back.attributes(at: 5, effectiveRange: nil).isEmpty)
  }

  @Test("what SwiftUI has no name for is kept under UIKit's")
  func scope() {
    let style = NSMutableParagraphStyle(), shadow = NSShadow(), attachment = NSTextAttachment()
    style.alignment = .center
    let container = AttributeContainer([
      .paragraphStyle: style, .shadow: shadow, .attachment: attachment, .font: "no font", .kern: "none",
    ])
    #expect(container.uiKit.paragraphStyle == style && container.uiKit.shadow == shadow)
    #expect(container.uiKit.attachment === attachment && container.swiftUI.font == nil && container.swiftUI.kern == nil)
    let back = [NSAttributedString.Key: Any](container)
    #expect(back.count == 3 && (back[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(AttributeScopes.UIKitAttributes.ShadowAttribute.name == "NSShadow")
    #expect(AttributeScopes.UIKitAttributes.AttachmentAttribute.name == "NSAttachment")
    #expect(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.name == "NSParagraphStyle")
  }

  @Test("styles of paragraphs are changed as mutable ones, and copied as ones that stay")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 6
    style.alignment = .right
    style.firstLineHeadIndent = 7
    style.headIndent = 8
    style.tailIndent = -9
    style.lineBreakMode = .byTruncatingMiddle
    style.minimumLineHeight = 10
    style.maximumLineHeight = 11
    style.lineHeightMultiple = 1.2
    style.baseWritingDirection = .rightToLeft
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && !(copy is NSMutableParagraphStyle) && copy.hash == style.hash)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other == style && (copy.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 4)
    style.lineSpacing = 0
    #expect(copy.lineSpacing == 4 && copy != style && NSParagraphStyle.default.alignment == .natural)
    #expect(NSTextAlignment.natural.rawValue == 4 && NSLineBreakMode.byTruncatingMiddle.rawValue == 5)
    #expect(NSWritingDirection.natural.rawValue == -1)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    #expect((shadow.copy() as? NSShadow) == shadow && shadow != NSShadow())
    #expect(NSMutableAttributedString().length == 0 && NSAttributedString().string.isEmpty)
  }
}
