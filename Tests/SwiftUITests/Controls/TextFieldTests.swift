import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite @MainActor
struct TextFieldTests {
  /// What a field's screen has been told.
  private final class Log {
    var lines: [String] = []
  }

  private struct Form: View {
    @State var name = ""
    @State var other = ""
    var log = Log()
    var limit = Int.max
    var body: some View {
      VStack {
        TextField(
          "Name",
          text: Binding(
            get: { name },
            set: {
              name = String($0.prefix(limit))
              log.lines.append($0)
            }))
        TextField("Other", text: $other, prompt: Text("something else"))
        SecureField("Secret", text: $other)
        Text(verbatim: "[\(name)]").accessibilityIdentifier("shown")
      }
      .onSubmit { log.lines.append("submitted") }
      .frame(width: 300)
    }
  }

  private func screen(_ form: Form = Form()) -> Screen { Screen { form } }

  private func shown(_ screen: Screen) throws -> String { try screen.text("shown").label }

  @Test("a tap gives the focus; what is typed comes at the caret and into the binding")
  func typing() throws {
    let screen = screen()
    screen.type("lost")
    #expect(try shown(screen) == "[]")
    try screen.textField("Name").tap()
    screen.type("うまい")
    #expect(try shown(screen) == "[うまい]")
    screen.press(key: "ArrowLeft")
    screen.press(key: "x")
    #expect(try shown(screen) == "[うまxい]")
    #expect(try screen.textField("Name").value == "うまxい")
  }

  @Test("keys delete, move and select by characters, by words and by the whole line")
  func keys() throws {
    let screen = screen()
    try screen.textField("Name").tap()
    screen.type("one two 三四ひら")
    screen.press(key: "Backspace")
    #expect(try shown(screen) == "[one two 三四ひ]")
    screen.press(key: "Backspace", control: true)
    screen.press(key: "Backspace", control: true)
    #expect(try shown(screen) == "[one two ]")
    screen.press(key: "ArrowLeft", control: true)
    screen.press(key: "Delete")
    #expect(try shown(screen) == "[one wo ]")
    screen.press(key: "Home")
    screen.press(key: "ArrowRight", shift: true)
    screen.press(key: "ArrowRight", shift: true)
    screen.type("A")
    #expect(try shown(screen) == "[Ae wo ]")
    screen.press(key: "a", control: true)
    screen.press(key: "Delete")
    #expect(try shown(screen) == "[]")
  }

  @Test("an emoji of several scalars is one character, and an accent joins the letter before it")
  func characters() throws {
    let screen = screen()
    try screen.textField("Name").tap()
    screen.type("a👨‍👩‍👧b")
    screen.press(key: "ArrowLeft")
    screen.press(key: "Backspace")
    #expect(try shown(screen) == "[ab]")
    screen.type("e")
    screen.type("\u{301}")
    screen.type("!")
    #expect(try shown(screen) == "[ae\u{301}!b]")
  }

  @Test("what is composed shows, is replaced by what is typed, and goes when the composition is given up")
  func composing() throws {
    let screen = screen()
    try screen.textField("Name").tap()
    screen.type("<>")
    screen.press(key: "ArrowLeft")
    screen.compose("に")
    screen.compose("にほん")
    #expect(try shown(screen) == "[<にほん>]")
    #expect(screen.engine.focus.textInput?.isComposing == true)
    screen.type("日本")
    #expect(try shown(screen) == "[<日本>]")
    #expect(screen.engine.focus.textInput?.isComposing == false)
    screen.compose("ご")
    screen.compose("")
    #expect(try shown(screen) == "[<日本>]")
  }

  @Test("Enter submits and ends the editing; Tab goes to the next field and around")
  func submitting() throws {
    let form = Form()
    let screen = screen(form)
    try screen.textField("Name").tap()
    screen.type("a")
    screen.press(key: "Tab")
    screen.type("b")
    screen.press(key: "Tab", shift: true)
    screen.type("c")
    #expect(try shown(screen) == "[ac]")
    #expect(try screen.textField("Other").value == "b")
    form.log.lines = []
    screen.press(key: "Enter")
    #expect(form.log.lines == ["submitted"])
    screen.type("lost")
    #expect(try shown(screen) == "[ac]")
    #expect(screen.engine.focus.textInput == nil)
  }

  @Test("copy, cut and paste go through the clipboard; secrets do not")
  func clipboard() throws {
    let screen = screen()
    try screen.textField("Name").tap()
    screen.type("word")
    screen.press(key: "a", control: true)
    screen.press(key: "x", control: true)
    #expect(try shown(screen) == "[]")
    #expect(UIPasteboard.general.string == "word")
    UIPasteboard.general.string = "two\nlines"
    screen.press(key: "v", control: true)
    #expect(try shown(screen) == "[two lines]")
    try screen.textField("Secret").tap()
    screen.type("1234")
    screen.press(key: "a", control: true)
    screen.press(key: "c", control: true)
    #expect(UIPasteboard.general.string == "two\nlines")
    #expect(try screen.textField("Secret").value == "••••")
  }

  @Test("a binding that does not take a text as it is has the last word")
  func limits() throws {
    let screen = screen(Form(limit: 3))
    try screen.textField("Name").tap()
    screen.type("abcde")
    #expect(try shown(screen) == "[abc]")
    #expect(try screen.textField("Name").value == "abc")
    screen.type("x")
    #expect(try screen.textField("Name").value == "abc")
  }

  @Test("taps put the caret at the nearest place, select a word and then everything; a drag selects")
  func pointing() throws {
    let screen = screen()
    try screen.textField("Name").tap()
    screen.type("some words here")
    let frame = try screen.textField("Name").frame
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    screen.type("#")
    #expect(try shown(screen) == "[#some words here]")
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: frame.minX + 85, y: frame.midY))
    screen.tap(at: CGPoint(x: frame.minX + 85, y: frame.midY))
    screen.press(key: "c", control: true)
    #expect(UIPasteboard.general.string == "words")
    screen.tap(at: CGPoint(x: frame.minX + 85, y: frame.midY))
    screen.type("!")
    #expect(try shown(screen) == "[!]")
    screen.type("abcdefgh")
    screen.drag(from: CGPoint(x: frame.minX + 1, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
    screen.type("-")
    #expect(try shown(screen) == "[-]")
  }

  @Test("a line is 22 points high at the body font, 34 with a border, and fills the width")
  func measures() {
    #expect(size(of: TextField("", text: .constant("")), width: 200) == CGSize(width: 200, height: 22))
    #expect(
      size(of: TextField("", text: .constant("a")).textFieldStyle(.roundedBorder), width: 200)
        == CGSize(width: 200, height: 34))
  }

  @Test("long text moves so that the caret shows, and back when the editing ends")
  func scrolling() throws {
    let screen = screen()
    try screen.textField("Name").tap()
    screen.type(String(repeating: "wide ", count: 30))
    let field = try screen.textField("Name").frame
    let caret = try #require(screen.engine.focus.textInput).caret
    #expect(caret.maxX <= field.maxX + 0.01 && caret.maxX > field.maxX - 10)
    screen.press(key: "Home")
    #expect(try #require(screen.engine.focus.textInput).caret.minX == field.minX)
  }

  @Test("the caret blinks by the clock, and a keystroke costs two bodies and no more")
  func work() throws {
    let screen = screen()
    try screen.textField("Name").tap()
    screen.forgetWork()
    screen.advance(by: 3)
    #expect(screen.work.bodies == 0)
    #expect(screen.work.sizesComputed == 0)
    screen.forgetWork()
    screen.type("x")
    #expect(screen.mostBodiesOfOneView == 1)
    screen.press(key: "Escape")
    #expect(!screen.isFrameRequested)
  }

  @Test("a border laid over a field leaves its inside to the field")
  func border() throws {
    let screen = Screen {
      VStack {
        TextField("1", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("2", text: .constant("")).padding(20).overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 6))
      }
    }
    try screen.textField("1").tap()
    #expect(screen.engine.focus.textInput != nil)
    try screen.textField("2").tap()
    #expect(try screen.engine.focus.textInput?.caret.midY == screen.textField("2").frame.midY)
    screen.press(key: "Escape")
    let field = try screen.textField("2").frame
    screen.tap(at: CGPoint(x: field.midX, y: field.minY - 20))
    #expect(screen.engine.focus.textInput == nil)
  }

  @Test("two thousand random keys, texts and compositions leave field and binding equal")
  func random() throws {
    let screen = screen()
    try screen.textField("Name").tap()
    var random = SplitMix(seed: 7)
    let keys = ["ArrowLeft", "ArrowRight", "Home", "End", "Backspace", "Delete", "a", "é", "あ", "ArrowUp"]
    let texts = ["", "a b", "\u{301}", "👩‍🚀", "日本", "\n", "العربية", "\u{200D}", "fi"]
    for _ in 0..<2000 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: screen.type(texts.randomElement(using: &random)!)
      case 1: screen.compose(texts.randomElement(using: &random)!, caret: Int.random(in: -2..<9, using: &random))
      case 2: screen.press(key: ["a", "x", "v", "c"].randomElement(using: &random)!, control: true)
      default: screen.press(key: keys.randomElement(using: &random)!, shift: Bool.random(using: &random))
      }
      let value = try screen.textField("Name").value
      #expect(try shown(screen) == "[\(value)]")
    }
  }

  @Test("a style shows the field that it is given, in the style around it")
  func customStyle() throws {
    struct Padded: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10) }
    }
    let field = TextField("Name", text: .constant("a"))
    let plain = size(of: field, width: 200)
    #expect(size(of: field.textFieldStyle(Padded()), width: 200).height == plain.height + 20)
    let bordered = size(of: field.textFieldStyle(.roundedBorder), width: 200)
    #expect(size(of: field.textFieldStyle(Padded()).textFieldStyle(.roundedBorder), width: 200).height == bordered.height + 20)
    let screen = Screen { Form().textFieldStyle(Padded()) }
    try screen.textField("Name").tap()
    screen.type("typed")
    #expect(try shown(screen) == "[typed]")
    #expect(try screen.textField("Secret").value == "")
  }

  @Test("any views name it, and show as its prompt where it has no other")
  func labels() throws {
    struct Naming: View {
      @State var isLong = false
      var body: some View {
        VStack {
          TextField(text: .constant("")) { Label(isLong ? "Full name" : "Name", systemImage: "person") }.fixedSize()
          Text("switch").onTapGesture { isLong.toggle() }
        }
      }
    }
    let screen = Screen { Naming() }
    func width(_ title: String) -> CGFloat { size(of: TextField(title, text: .constant(""))).width }
    #expect(try screen.textField("Name").frame.width == width("Name"))
    try screen.text("switch").tap()
    #expect(try screen.textField("Full name").frame.width == width("Full name"))
    #expect(width("Full name") > width("Name"))
  }

  @Test("a disabled field takes no focus")
  func disabled() throws {
    let screen = Screen { TextField("Name", text: .constant("x")).disabled(true) }
    try screen.textField("Name").tap()
    #expect(screen.engine.focus.textInput == nil)
    #expect(try !screen.textField("Name").isEnabled)
  }
}
