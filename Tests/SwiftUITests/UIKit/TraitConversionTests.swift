import SwiftUI
import Testing

@Suite("Values of UIKit's traits and SwiftUI's")
struct TraitConversionTests {
  @Test("contrasts, directions and room stand for each other, and what is left open is nothing")
  func standForEachOther() {
    #expect(ColorSchemeContrast(UIAccessibilityContrast.normal) == .standard && ColorSchemeContrast(.high) == .increased)
    #expect(ColorSchemeContrast(.unspecified) == nil)
    let contrasts = [ColorSchemeContrast.standard, .increased, nil].map { UIAccessibilityContrast($0) }
    #expect(contrasts == [.normal, .high, .unspecified])
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.leftToRight) == .leftToRight)
    #expect(LayoutDirection(.rightToLeft) == .rightToLeft && LayoutDirection(.unspecified) == nil)
    let directions = LayoutDirection.allCases.map { UITraitEnvironmentLayoutDirection($0) }
    #expect(directions == [.leftToRight, .rightToLeft])
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact) == .compact && UserInterfaceSizeClass(.regular) == .regular)
    #expect(UserInterfaceSizeClass(.unspecified) == nil)
    let rooms = [UserInterfaceSizeClass.compact, .regular, nil].map { UIUserInterfaceSizeClass($0) }
    #expect(rooms == [.compact, .regular, .unspecified])
  }

  @Test("sizes of text by their older names are UIKit's", arguments: ContentSizeCategory.allCases)
  func textSizes(size: ContentSizeCategory) {
    let category = UIContentSizeCategory(size)
    #expect(ContentSizeCategory(category) == size && category.isAccessibilityCategory == size.isAccessibilityCategory)
  }

  @Test("a size of no name is none")
  func unnamed() {
    let none: ContentSizeCategory? = nil
    #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil && UIContentSizeCategory(none) == .unspecified)
  }

  @Test(
    "a line of UIKit's is one of a text, by its pattern",
    arguments: [
      ([.single], .solid), ([.thick], .solid), ([.single, .patternDot], .dot), ([.double, .patternDash], .dash),
      ([.single, .patternDashDot], .dashDot), ([.single, .patternDashDotDot, .byWord], .dashDotDot),
    ] as [(NSUnderlineStyle, Text.LineStyle.Pattern)])
  func lines(style: NSUnderlineStyle, pattern: Text.LineStyle.Pattern) {
    #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
  }

  @Test("no line and an unknown pattern are no line of a text")
  func noLines() {
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil && Text.LineStyle(nsUnderlineStyle: .patternDot) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: 0x0F01)) == nil)
  }
}
