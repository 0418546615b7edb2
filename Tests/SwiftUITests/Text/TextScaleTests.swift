import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Scales and languages of text") @MainActor
struct TextScaleTests {
  @Test("secondary text is four fifths as large as its font, by a modifier of the text or of a view around")
  func scale() {
    // 0.8 · 20 points are 16.
    let (full, small) = (Text("gram").font(.system(size: 20)), Text("gram").font(.system(size: 16)))
    #expect(size(of: Text("gram").font(.system(size: 20)).textScale(.secondary)) == size(of: small))
    #expect(size(of: VStack { Text("gram") }.font(.system(size: 20)).textScale(.secondary)) == size(of: small))
    #expect(size(of: full.textScale(.default)) == size(of: full))
    #expect(size(of: full.textScale(.secondary, isEnabled: false)) == size(of: full))
    #expect(size(of: VStack { full }.textScale(.secondary, isEnabled: false)) == size(of: full))
    #expect(size(of: full.textScale(.default).textScale(.secondary)) == size(of: full))
    let sum = size(of: Text("5").font(.system(size: 20)) + Text("gram").font(.system(size: 20)).textScale(.secondary))
    #expect(sum.width < size(of: Text("5gram").font(.system(size: 20))).width && sum.height == size(of: full).height)
    #expect(Set([Text.Scale.default, .secondary]).count == 2)
  }

  /// How dark the points of a text are in a language.
  private func points(_ locale: String, _ view: some View) -> [Int] {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 60, height: 40)
        $0.scale = 1
        $0.locale = locale
      }
    ) { view.font(.system(size: 24)) }
    return (0..<40).flatMap { y in (0..<60).map { screen.gray(x: $0, y: y) } }
  }

  @Test("characters that languages share have the forms of the text's language, else of that around")
  func language() {
    let text = Text("直骨"), chinese = Locale.Language(identifier: "zh-Hans"), japanese = Locale.Language(identifier: "ja")
    let (inChinese, inJapanese) = (points("zh_Hans", text), points("ja_JP", text))
    #expect(inChinese != inJapanese)
    #expect(points("ja_JP", text.typesettingLanguage(chinese)) == inChinese)
    #expect(points("zh_Hans", text.typesettingLanguage(.explicit(japanese))) == inJapanese)
    #expect(points("ja_JP", VStack { text }.typesettingLanguage(chinese)) == inChinese)
    #expect(points("ja_JP", VStack { text }.typesettingLanguage(.explicit(chinese))) == inChinese)
    #expect(points("ja_JP", text.typesettingLanguage(chinese, isEnabled: false)) == inJapanese)
    #expect(points("ja_JP", VStack { text.typesettingLanguage(.automatic) }.typesettingLanguage(chinese)) == inChinese)
    #expect(points("ja_JP", VStack { text }.typesettingLanguage(chinese, isEnabled: false)) == inJapanese)
    #expect(TypesettingLanguage.explicit(japanese) != .automatic)
  }
}
