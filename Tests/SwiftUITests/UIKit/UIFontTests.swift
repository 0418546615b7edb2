import ApusTesting
import SwiftUI
import Testing

@Suite("UIKit's fonts") @MainActor
struct UIFontTests {
  @Test("a text in a font of UIKit is as large as in SwiftUI's")
  func texts() {
    let pairs: [(UIFont, Font)] = [
      (.systemFont(ofSize: 21), .system(size: 21)),
      (.systemFont(ofSize: 21, weight: .heavy), .system(size: 21, weight: .heavy)),
      (.boldSystemFont(ofSize: 21), .system(size: 21, weight: .semibold)),
      (.monospacedSystemFont(ofSize: 21, weight: .bold), .system(size: 21, weight: .bold, design: .monospaced)),
      (.monospacedDigitSystemFont(ofSize: 21, weight: .regular), .system(size: 21).monospacedDigit()),
      (.preferredFont(forTextStyle: .title2), .title2),
      (.preferredFont(forTextStyle: .title2).withSize(30), .system(size: 30)),
      (.systemFont(ofSize: 21, weight: .bold).withSize(12), .system(size: 12, weight: .bold)),
    ]
    for (font, expected) in pairs {
      let text = Text("Sphinx 123")
      #expect(size(of: text.font(Font(font))) == size(of: text.font(expected)))
    }
  }

  @Test("measures follow from the size")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.pointSize == 17 && abs(font.lineHeight - 20.287) < 0.001 && font.leading == 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
    #expect(font.capHeight > font.xHeight && font.xHeight > 0)
    #expect(font == .systemFont(ofSize: 17) && font != .systemFont(ofSize: 18) && font != .italicSystemFont(ofSize: 17))
    #expect(UIFont.Weight.bold.rawValue == 0.4 && UIFont.Weight(0.4) == .bold)
    #expect(UIFont.labelFontSize == 17 && UIFont.systemFontSize == 14)
  }

  @Test("preferred fonts are as large as the window's person wants text, and unknown names are none")
  func preferred() {
    #expect(UIFont(name: "no such font at all", size: 12) == nil)
    _ = Screen { Text("x") }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    _ = Screen(Screen.Settings { $0.dynamicTypeSize = .accessibility5 }) { Text("x") }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    #expect(UIFont.TextStyle.body.rawValue == "UICTFontTextStyleBody")
  }
}
