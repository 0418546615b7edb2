import ApusTesting
import SwiftUI
import Testing

@Suite("What is redacted") @MainActor
struct RedactionTests {
  private var lines: some View { Text("One line\nand one more").font(.system(size: 20)) }

  @Test("a box stands for each line of a text, in its colour, in the same place (Facts 3.7)")
  func text() {
    let plain = picture(200, 80) { lines }.ink()
    let screen = picture(200, 80) { lines.foregroundColor(.pureRed).redacted(reason: .placeholder) }
    let boxes = screen.ink()
    #expect(abs(boxes.minX - plain.minX) < 3 && abs(boxes.maxX - plain.maxX) < 3)
    #expect(screen.pixel(100, 28).isNear(Pixel.red.over(.white, opacity: 0.16), within: 2))
    #expect(screen.count { $0.red < 255 } == 0, "the boxes are one faint paint")
    // Two boxes of 0.7 lines with white between.
    let column = (0..<80).filter { screen.pixel(60, CGFloat($0)) != .white }
    #expect(abs(column.count - 34) <= 4)
    #expect(column.last! - column.first! > column.count)
  }

  @Test("images are boxes, shapes stay, and the layout is the same")
  func others() {
    let screen = picture(60, 60) {
      VStack(spacing: 0) {
        Image(systemName: "star.fill").resizable().frame(width: 20, height: 20)
        Color.pureBlue.frame(width: 20, height: 20)
      }
      .redacted(reason: .placeholder)
    }
    #expect(screen.pixel(30, 12).isNear(Pixel.black.over(.white, opacity: 0.16), within: 2))
    #expect(screen.pixel(30, 40) == .blue)
    let view = Label("Title", systemImage: "star")
    #expect(size(of: view) == size(of: view.redacted(reason: .placeholder)))
  }

  @Test("unredacted views show; reasons add up; views can ask for them")
  func reasons() {
    struct Asking: View {
      @Environment(\.redactionReasons) var reasons
      var body: some View { Text("reasons \(reasons.rawValue)").unredacted() }
    }
    let screen = Screen { Asking().redacted(reason: .placeholder).redacted(reason: .privacy) }
    #expect(screen.contains("reasons 3"))
    let shown = picture(200, 80) { lines.unredacted().redacted(reason: .placeholder) }
    #expect(shown.pixels == picture(200, 80) { lines }.pixels)
    #expect(RedactionReasons([.placeholder, .invalidated]).rawValue == 5)
  }

  @Test("for privacy only what is private goes, and is not read")
  func privacy() throws {
    let screen = Screen {
      VStack {
        Text("Balance")
        Text("1,000").privacySensitive()
        Image(systemName: "star").privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    #expect(screen.elements.map(\.label) == ["Balance"])
    #expect(Screen { Text("1,000").privacySensitive() }.contains("1,000"))
    #expect(Screen { Text("1,000").privacySensitive(false).redacted(reason: .privacy) }.contains("1,000"))
  }

  @Test("what is out of date goes where it says that it may")
  func invalidated() {
    let plain = picture(200, 80) { lines }.pixels
    #expect(picture(200, 80) { lines.redacted(reason: .invalidated) }.pixels == plain)
    #expect(picture(200, 80) { lines.invalidatableContent().redacted(reason: .invalidated) }.pixels != plain)
  }

  @Test("when content comes, the text is drawn without being laid out again")
  func arrival() {
    struct Loading: View {
      @State var isThere = false
      var body: some View {
        Text("Content").redacted(reason: isThere ? [] : .placeholder).onTapGesture { isThere = true }
      }
    }
    let screen = Screen { Loading() }
    screen.forgetWork()
    screen.tap(at: CGPoint(x: 195, y: 422))
    #expect(screen.work.textLayouts == 0)
    #expect(screen.work.bodies == 1)
  }
}
