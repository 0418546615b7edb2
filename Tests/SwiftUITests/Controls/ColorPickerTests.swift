import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Colours to choose") @MainActor
struct ColorPickerTests {
  private struct Editor: View {
    @State var color = Color(red: 1, green: 0, blue: 0)
    var supportsOpacity = true
    var body: some View {
      VStack {
        ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
        color.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("color")
      }
      .padding()
    }
  }

  private func opened(_ editor: Editor = Editor(), width: CGFloat = 390) throws -> Screen {
    let screen = Screen(.init { $0.size = CGSize(width: width, height: 844) }) { editor }
    try screen.element("Paint").activate()
    screen.finishAnimations()
    return screen
  }

  private func choose(_ name: String, _ screen: Screen) throws {
    try screen.button(name).tap()
    screen.finishAnimations()
  }

  @Test("it is a button with the colour as its value; a tap on the well opens a sheet, in a wide window a popover")
  func opening() throws {
    let narrow = Screen { Editor() }
    let picker = try narrow.element("Paint")
    #expect(picker.role == "button" && picker.value == "#FF0000")
    narrow.tap(at: CGPoint(x: picker.frame.maxX - 14, y: picker.frame.midY))
    narrow.finishAnimations()
    #expect(narrow.sheets.map(\.kind) == ["sheet"])
    try narrow.button("Close").tap()
    narrow.finishAnimations()
    #expect(narrow.sheets.isEmpty)
    #expect(try opened(width: 1000).sheets.map(\.kind) == ["popover"])
    let disabled = Screen { Editor().disabled(true) }
    try disabled.element("Paint").activate()
    disabled.finishAnimations()
    #expect(disabled.sheets.isEmpty)
  }

  @Test("a cell of the grid is the colour at once, and is marked")
  func grid() throws {
    let screen = try opened()
    // The first row goes from white to black.
    try choose("12, 1", screen)
    #expect(try screen.button("12, 1").isSelected)
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(try screen.element("Paint").value == "#000000")
  }

  @Test("sliders change a part each; gray keeps its hue")
  func sliders() throws {
    let screen = try opened()
    try choose("Sliders", screen)
    #expect(try screen.slider("Red").value == "100 %")
    for _ in 0..<5 { try screen.slider("Green").increment() }
    #expect(try screen.slider("Green").value == "50 %")
    for _ in 0..<10 { try screen.slider("Red").decrement() }
    for _ in 0..<5 { try screen.slider("Green").decrement() }
    #expect(try ["Red", "Green", "Blue"].map { try screen.slider($0).value } == ["0 %", "0 %", "0 %"])
    try screen.slider("Opacity").decrement()
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(try screen.element("Paint").value == "#000000, 90 %")
  }

  @Test("a finger on the spectrum chooses where it is: hues across, white above, black below")
  func spectrum() throws {
    let screen = try opened()
    try choose("Spectrum", screen)
    let area = try screen.element("Spectrum").frame
    let found = screen.elements.filter { $0.label == "Spectrum" && $0.role != "button" }
    let frame = found.first?.frame ?? area
    #expect(frame.height == 290)
    screen.drag(
      from: CGPoint(x: frame.minX + 20, y: frame.minY + 20), to: CGPoint(x: frame.minX + frame.width / 3, y: frame.midY),
      rest: 0.2)
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(try screen.element("Paint").value == "#00FF00")
  }

  @Test("the spectrum says its colour, and goes through the hues in steps without a finger")
  func spectrumSteps() throws {
    let screen = try opened()
    try choose("Spectrum", screen)
    func area() throws -> Element { try #require(screen.elements.first { $0.label == "Spectrum" && $0.role != "button" }) }
    #expect(try area().value == "#FF0000")
    try area().increment()
    #expect(try area().value == "#FF4000")
    try area().decrement()
    try area().decrement()
    #expect(try area().value == "#FF0000")
  }

  @Test("without opacity there is no slider for it; Core Graphics' colours and titles of either kind")
  func kinds() throws {
    #expect(try !opened(Editor(supportsOpacity: false)).contains("Opacity"))
    struct Graphics: View {
      @State private var color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      var body: some View {
        VStack {
          ColorPicker("Key", selection: $color)
          ColorPicker(String("String"), selection: $color, supportsOpacity: false)
          ColorPicker(selection: $color) { Text("Label") }
          ColorPicker(String("Color"), selection: .constant(Color.black))
          ColorPicker(selection: .constant(Color.white)) { Text("White") }
        }
      }
    }
    let screen = Screen { Graphics() }
    #expect(try ["Key", "String", "Label"].map { try screen.element($0).value } == ["#0000FF", "#0000FF", "#0000FF"])
    #expect(try screen.element("White").value == "#FFFFFF")
    try screen.element("Key").activate()
    screen.finishAnimations()
    try choose("1, 1", screen)
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(try screen.element("String").value == "#FFFFFF")
  }

  @Test("the well is 28 wide at the row's inset: a ring of 3, a gap of 2, a disc of 18 (Facts 3.9)")
  func well() throws {
    let alone = picture(28, 28, scale: 3) { ColorPicker("x", selection: .constant(.pureBlue)).labelsHidden() }
    #expect(size(of: ColorPicker("x", selection: .constant(.pureBlue)).labelsHidden()) == CGSize(width: 28, height: 28))
    let disc = alone.ink { $0 == .blue }
    #expect(abs(disc.midX - 14) <= 0.4 && alone.pixel(14, 4) == .white && alone.pixel(14, 1) != .white)
    let screen = Screen(.init { $0.size = CGSize(width: 393, height: 400) }) {
      Form { ColorPicker("Paint", selection: .constant(.pureBlue)) }
    }
    let row = try screen.row("Paint").frame
    #expect(abs(row.height - 44) <= 1)
    let inRow = screen.ink { $0 == .blue }
    #expect(abs(inRow.midX - (row.maxX - 34)) <= 1 && abs(inRow.midY - row.midY) <= 1)
  }

  @Test("the panel: grid, spectrum and sliders")
  func pictures() throws {
    let screen = try opened(Editor(color: Color(red: 0.2, green: 0.5, blue: 0.9)))
    screen.expectImage("color-panel")
  }

  @Test("a colour's parts that lie beyond 0 and 1, or are no numbers, are as they are drawn")
  func odd() throws {
    for (color, value) in [
      (Color(red: .nan, green: 0.5, blue: 7), "#0080FF"), (Color(red: .infinity, green: -.infinity, blue: -3), "#FF0000"),
      (Color(white: 0.5, opacity: -.infinity), "#808080, 0 %"), (Color(white: 0.5, opacity: .nan), "#808080, 0 %"),
      (Color(white: 1, opacity: 1e30), "#FFFFFF"),
    ] as [(Color, String)] {
      #expect(try Screen { Editor(color: color) }.element("Paint").value == value)
      #expect(try opened(Editor(color: color)).sheets.map(\.kind) == ["sheet"])
    }
  }
}
