import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Secure fields")
@MainActor
struct SecureFieldTests {
  private func field(_ text: String) -> SecureField<Text> { SecureField("Secret", text: .constant(text)) }

  @Test("are 21 high while empty and 20.33 with text, beside 22 of a text field (Facts 3.3)")
  func heights() {
    #expect(size(of: field(""), width: 200, scale: 3).height == 21)
    #expect(abs(size(of: field("abc"), width: 200, scale: 3).height - 20.333) < 0.001)
    #expect(size(of: TextField("Name", text: .constant("abc")), width: 200, scale: 3).height == 22)
  }

  @Test("show a dot for each character: 10.33 apart and 7.2 wide at 17 points")
  func dots() {
    // Three times the font at one pixel a point: 31 and 21.6.
    let screen = picture(200, 80) { field("a漢b").font(.system(size: 51)) }
    let ink = screen.ink { $0.green < 128 }
    let row = (0..<200).map { screen.pixel(CGFloat($0), ink.midY).green < 128 }
    let starts = row.indices.filter { row[$0] && ($0 == 0 || !row[$0 - 1]) }
    #expect(starts.count == 3 && zip(starts, starts.dropFirst()).allSatisfy { abs($1 - $0 - 31) <= 1 })
    #expect(abs(CGFloat(row.count { $0 }) / 3 - 21.6) <= 1 && abs(ink.height - 21.6) <= 1)
    // As tall as wide, in the middle of the capitals.
    #expect(abs(ink.minX - 4.7) <= 1)
  }

  @Test("are as wide as their dots, however long, and shape one of them")
  func width() {
    #expect(
      abs(size(of: field("abc").fixedSize(), scale: 3).width - max(31 + 2, size(of: Text("Secret"), scale: 3).width + 2)) < 0.4)
    #expect(abs(size(of: field(String(repeating: "a", count: 30)).fixedSize(), scale: 3).width - 312) < 0.4)
  }

  @Test("carets and selections stand between dots; what is longer than the field is cut at its edge")
  func editing() throws {
    final class Box { var text = "" }
    struct Form: View {
      @State var text = ""
      var body: some View { SecureField("Secret", text: $text).frame(width: 60) }
    }
    let screen = Screen { Form() }
    try screen.textField("Secret").tap()
    screen.type("abc")
    let caret = { try #require(screen.engine.focus.textInput?.caret) }
    let left = try caret().minX - 31
    screen.press(key: "ArrowLeft")
    #expect(abs(try caret().minX - left - 62 / 3) < 0.1)
    screen.press(key: "End")
    screen.type("defghijkl")
    let field = try screen.textField("Secret").frame
    #expect(abs(try caret().maxX - field.maxX) < 0.1)
    #expect(try !screen.textField("Secret").value.contains("a"))
  }

  @Test("the older forms tell when a person ends the text")
  @available(*, deprecated)
  func olderForms() throws {
    struct Older: View {
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        VStack {
          SecureField("a", text: $text, onCommit: { log += "a" })
          SecureField(String("b"), text: $text) { log += "b" }
          Text("\(text.count)\(log)").accessibilityIdentifier("log")
        }
      }
    }
    let screen = Screen { Older() }
    for name in ["a", "b"] {
      try screen.textField(name).tap()
      screen.type("x")
      screen.press(key: "Enter")
    }
    #expect(try screen.element("log").label == "2ab")
  }
}
