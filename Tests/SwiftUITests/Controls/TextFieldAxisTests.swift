import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("TextField(axis:)") struct TextFieldAxisTests {
  private func height<V: View>(_ field: V, width: CGFloat = 100) -> CGFloat { size(of: field, width: width).height }
  private func field(_ text: String, axis: Axis = .vertical) -> TextField<Text> {
    TextField("Name", text: .constant(text), axis: axis)
  }

  @Test("a vertical field is 22 points higher for each line, a horizontal one has one line")
  func heights() {
    #expect(height(field("a")) == 22)
    #expect(height(field("a\nb\nc")) == 66)
    #expect(height(field("a\nb\nc", axis: .horizontal)) == 22)
    #expect(height(field("several words that need more than one line")) > 44)
    #expect(height(TextField(text: .constant("a\nb"), axis: .vertical) { Text("label") }) == 44)
    #expect(height(TextField("n", text: .constant("a\nb"), prompt: Text("p"), axis: .vertical)) == 44)
    #expect(height(TextField(String("n"), text: .constant("a\nb"), prompt: Text("p"), axis: .vertical)) == 44)
  }

  @Test("the line limit bounds it, as a number, a range, and with room that is reserved")
  func limits() {
    let many = field("1\n2\n3\n4\n5\n6\n7")
    #expect(height(many) == 154)
    #expect(height(many.lineLimit(3)) == 66)
    #expect(height(many.lineLimit(2...4)) == 88)
    #expect(height(many.lineLimit(...5)) == 110)
    #expect(height(field("1").lineLimit(2...4)) == 44)
    #expect(height(field("1").lineLimit(3...)) == 66)
    #expect(height(field("1").lineLimit(3)) == 22)
    #expect(height(field("1").lineLimit(3, reservesSpace: true)) == 66)
  }

  private struct Composer: View {
    @State var text = ""
    let edited: EditedText
    var body: some View {
      VStack {
        TextField("Message", text: $text, axis: .vertical).lineLimit(1...3)
          .onSubmit { edited.text += "submitted" }
        Spacer()
      }
      .onChange(of: text) { edited.text = text }
    }
  }

  @Test("Return begins a line and does not submit; beyond the limit the text moves so that the caret shows, and by a wheel")
  func typing() throws {
    let edited = EditedText()
    let screen = Screen { Composer(edited: edited) }
    try screen.textField("Message").tap()
    for line in 1...5 {
      screen.type("line \(line)")
      if line < 5 { screen.press(key: "Enter") }
    }
    #expect(edited.text == "line 1\nline 2\nline 3\nline 4\nline 5")
    let frame = try screen.textField("Message").frame
    #expect(frame.height == 66)
    let caret = try #require(screen.caret)
    #expect(caret.maxY <= frame.maxY && caret.minY > frame.minY + 40)
    screen.press(key: "Home", control: true)
    #expect(try #require(screen.caret).minY < frame.minY + 2)
    screen.send(
      .wheel(
        WheelEvent(
          location: CGPoint(x: frame.midX, y: frame.midY), delta: CGSize(width: 0, height: 22), isPrecise: false,
          phase: .changed, time: 0)))
    #expect(try #require(screen.caret).maxY < frame.minY + 2)
  }

  @Test("its prompt is broken into lines, and its baselines are those of its first and last line")
  func baselines() {
    let prompt = TextField("", text: .constant(""), prompt: Text("a long prompt of several words"), axis: .vertical)
    #expect(height(prompt) > 44)
    let row = HStack(alignment: .firstTextBaseline) {
      Text("A").background(Box("label"))
      field("1\n2").background(Box("field"))
    }
    let frames = frames(in: CGSize(width: 200, height: 100), row)
    // A field of one line has its text 0.83 below its top.
    #expect(abs(frames["label"]!.minY - frames["field"]!.minY - 5.0 / 6) < 0.51)
  }
}
