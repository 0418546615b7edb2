import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Descriptions and sizes of UIKit's fonts") @MainActor
struct UIFontDescriptorTests {
  @Test("designs and traits lead to the fonts that SwiftUI has for them")
  func traits() throws {
    let base = UIFont.systemFont(ofSize: 21).fontDescriptor
    let pairs: [(UIFontDescriptor?, Font)] = [
      (base.withDesign(.rounded), .system(size: 21, design: .rounded)),
      (base.withDesign(.serif), .system(size: 21, design: .serif)),
      (base.withDesign(.monospaced), .system(size: 21, design: .monospaced)),
      (base.withSymbolicTraits(.traitBold), .system(size: 21, weight: .semibold)),
      (base.withSymbolicTraits([.traitBold, .traitItalic]), .system(size: 21, weight: .semibold).italic()),
      (base.withSymbolicTraits(.traitMonoSpace), .system(size: 21, design: .monospaced)),
      (base.withSymbolicTraits(.traitCondensed), .system(size: 21).width(.condensed)),
      (
        base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]]),
        .system(size: 21, weight: .heavy)
      ),
      (
        base.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]]),
        .system(size: 21).monospacedDigit()
      ),
      (
        base.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.featureIdentifier: 37, .typeIdentifier: 1]]]),
        .system(size: 21).lowercaseSmallCaps()
      ),
    ]
    for (descriptor, expected) in pairs {
      let font = UIFont(descriptor: try #require(descriptor), size: 0), text = Text("Sphinx 123")
      #expect(size(of: text.font(Font(font))) == size(of: text.font(expected)), "\(font.fontName)")
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    }
    #expect(
      size(of: Text("iiii").font(Font(UIFont.systemFont(ofSize: 20, weight: .bold, width: .expanded)))).width
        > size(of: Text("iiii").font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))).width)
  }

  @Test("a description says what it was made of, and traits come and go")
  func attributes() throws {
    let bold = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic] && bold.pointSize == 12)
    #expect(bold.postscriptName == ".SFUI-SemiboldItalic" && bold == UIFontDescriptor(fontAttributes: bold.fontAttributes))
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(plain == UIFont.systemFont(ofSize: 12).fontDescriptor && plain.hash == UIFontDescriptor().hash)
    let traits: UIFontDescriptor.SymbolicTraits = bold.symbolicTraits
    let name: UIFontDescriptor.AttributeName = .name
    #expect(traits.rawValue == 3 && name.rawValue == "NSFontNameAttribute")
    let named = UIFontDescriptor(name: "Inter", size: 9)
    #expect(named.postscriptName == "Inter" && named.withDesign(.serif) == nil && named.withFamily("B").postscriptName == "B")
    #expect(named.object(forKey: .size) as? CGFloat == 9 && named.object(forKey: .textStyle) == nil)
    #expect(UIFontDescriptor(fontAttributes: [.family: "Inter", .size: "large"]).pointSize == 12)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits == .traitBold)
    #expect(
      UIFont.systemFont(ofSize: 5, weight: .regular) == .systemFont(ofSize: 5) && named.copy() as? UIFontDescriptor === named)
    #expect(UIFontDescriptor.SystemDesign.default.rawValue.hasSuffix("Default"))
    #expect(UIFont.Width.condensed.rawValue < 0)
  }

  @Test("fonts and lengths grow as text of a use does, fonts to whole points, and no more than they may")
  func metrics() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let metrics = UIFontMetrics(forTextStyle: .body), font = UIFont.systemFont(ofSize: 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: usual) == 10)
    // The leadings of body text are 22 and 62 points.
    #expect(abs(metrics.scaledValue(for: 22, compatibleWith: large) - 62) < 1e-9)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 28)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    _ = Screen { Text("x") }
    #expect(UIFontMetrics.default.scaledFont(for: font) == font && UIFontMetrics.default.scaledValue(for: 3) == 3)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 8).pointSize == 8)
    _ = Screen(Screen.Settings { $0.dynamicTypeSize = .accessibility5 }) { Text("x") }
    #expect(abs(UIFontMetrics.default.scaledValue(for: 22) - 62) < 1e-9)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 53)
  }

  @Test("families and their fonts are told in order, and fonts are found by what was told")
  func families() throws {
    try Screen { EmptyView() }.withServices {
      let families = UIFont.familyNames
      #expect(!families.isEmpty && families == families.sorted() && UIFont.fontNames(forFamilyName: "no such family").isEmpty)
      let family = "Inter"
      let name = try #require(UIFont.fontNames(forFamilyName: family).first)
      #expect(families.contains(family))
      let font = try #require(UIFont(name: name, size: 20))
      #expect(font.fontName == name && font.familyName == family)
      #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0 && font.descender < 0)
      #expect(abs(font.lineHeight - font.ascender + font.descender) < 1e-9 && font.leading >= 0)
      #expect(abs(font.withSize(40).lineHeight - 2 * font.lineHeight) < 1e-6 && font.copy() as? UIFont === font)
    }
  }
}
