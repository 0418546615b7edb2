import ApusTesting
import SwiftUI
import Testing

@Suite("UIKit's traits")
struct UITraitCollectionTests {
  @Test("say one thing each, and nothing of the rest")
  func single() {
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
    #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small)
    let nothing = UITraitCollection()
    #expect(nothing.horizontalSizeClass == UIUserInterfaceSizeClass.unspecified && nothing.displayScale == 0)
    #expect(nothing.layoutDirection == UITraitEnvironmentLayoutDirection.unspecified)
    #expect(nothing.preferredContentSizeCategory == .unspecified && nothing.accessibilityContrast == .unspecified)
  }

  @Test("are put together, and of what several say the last counts")
  func together() {
    let all = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(displayScale: 3), .init(userInterfaceStyle: .light),
      .init(accessibilityContrast: .high), .init(),
    ])
    #expect(all.userInterfaceStyle == .light && all.displayScale == 3 && all.accessibilityContrast == .high)
    #expect(all == UITraitCollection(traitsFrom: [all]) && all.hash == UITraitCollection(traitsFrom: [all]).hash)
    #expect(all != UITraitCollection(displayScale: 3))
  }

  @Test("sizes of text are SwiftUI's", arguments: DynamicTypeSize.allCases)
  func sizes(size: DynamicTypeSize) {
    let category = UIContentSizeCategory(size)
    #expect(DynamicTypeSize(category) == size && category.isAccessibilityCategory == size.isAccessibilitySize)
    #expect(UIContentSizeCategory(rawValue: category.rawValue) == category)
  }

  @Test("a size of no name is none of SwiftUI's")
  func unnamed() {
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil && UIContentSizeCategory(nil) == .unspecified)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(!UIContentSizeCategory(rawValue: "huge").isAccessibilityCategory)
  }
}
