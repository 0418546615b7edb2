import SwiftUI
import Testing

@Suite("UIKit's clipboard")
@MainActor
struct UIPasteboardTests {
  @Test("it holds one text")
  func texts() {
    let clipboard = UIPasteboard.general
    clipboard.strings = ["first", "second"]
    #expect(clipboard.string == "first" && clipboard.strings == ["first"] && clipboard.hasStrings)
    clipboard.string = nil
    #expect(clipboard.string == nil && clipboard.strings == nil && !clipboard.hasStrings)
  }
}
