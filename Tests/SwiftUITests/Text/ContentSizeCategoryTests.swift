import ApusTesting
import SwiftUI
import Testing

@MainActor
@Suite("sizeCategory is dynamicTypeSize by older names") struct ContentSizeCategoryTests {
  @Test("each name stands for a size, in their order")
  func names() {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(ContentSizeCategory.allCases == categories)
    for (category, size) in zip(categories, DynamicTypeSize.allCases) {
      var values = EnvironmentValues()
      values.sizeCategory = category
      #expect(values.dynamicTypeSize == size && values.sizeCategory == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(EnvironmentValues().sizeCategory == .large)
  }

  @Test("they are compared by size")
  func comparison() {
    let (small, large) = (ContentSizeCategory.small, ContentSizeCategory.accessibilityMedium)
    #expect(small < large && large > small && small <= small && small >= small && !(large <= small) && !(small >= large))
  }

  @Test("a text inside is as large as the category says, and who reads it follows the setting")
  func reading() {
    struct Reader: View {
      @Environment(\.sizeCategory) var category
      var body: some View { Text("\(category)") }
    }
    let large = Text("A").environment(\.sizeCategory, .extraExtraExtraLarge)
    #expect(size(of: large) == size(of: Text("A").dynamicTypeSize(.xxxLarge)))
    #expect(Screen { Reader().dynamicTypeSize(.accessibility2) }.contains("accessibilityLarge"))
  }
}
