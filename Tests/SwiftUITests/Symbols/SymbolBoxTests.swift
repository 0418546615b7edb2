import ApusTesting
import SwiftUI
import Testing

@Suite("Boxes of symbols (Facts 1.6)")
@MainActor
struct SymbolBoxTests {
  private func symbol(_ name: String, _ font: Font) -> some View { Image(systemName: name).font(font) }
  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(a - b) < tolerance }

  @Test(
    "symbols are as wide and high as measured at 3x; nil where only one length was",
    arguments: [
      ("person.circle.fill", .title2, 26.0, nil), ("star.fill", .title2, 28.333, 26.333), ("mic.fill", .body, 17.333, 20.0),
      ("checkmark.circle", .body, 19.667, nil), ("sun.max", .body, 20.667, nil), ("sun.min", .body, 19.333, nil),
      ("cloud.rain", .body, 21.0, nil), ("chevron.down", .system(size: 16), 18.0, nil), ("xmark", .system(size: 16), 16.667, nil),
    ] as [(String, Font, CGFloat, CGFloat?)])
  func measured(name: String, font: Font, width: CGFloat, height: CGFloat?) {
    let box = size(of: symbol(name, font), scale: 3)
    #expect(isNear(box.width, width), "\(name): \(box)")
    if let height { #expect(isNear(box.height, height), "\(name): \(box)") }
  }

  @Test("a padded heart is 53 wide and 50 high at 1x, a large globe 25 high")
  func atOnePixel() {
    #expect(size(of: Image(systemName: "heart.fill").padding(), scale: 1) == CGSize(width: 53, height: 50))
    #expect(size(of: Image(systemName: "globe").imageScale(.large), scale: 1).height == 25)
  }

  @Test("a text 8 below a large globe has its capitals 13 pixels below the ink at 1x")
  func below() {
    let screen = picture(200, 100) {
      VStack(spacing: 8) {
        Image(systemName: "globe").imageScale(.large).foregroundStyle(Color.pureRed)
        Text("Hello World")
      }
    }
    let globe = screen.ink { $0.red - $0.blue > 60 }, text = screen.ink { $0.red < 128 && $0.green < 128 }
    #expect(text.minY - globe.maxY == 13, "\(globe) \(text)")
  }

  @Test("a bordered button with a microphone is 41.33 × 34 at 3x")
  func button() {
    let measured = size(
      of: Button {
      } label: {
        Image(systemName: "mic.fill")
      }.buttonStyle(.bordered), scale: 3)
    #expect(isNear(measured.width, 41.333) && isNear(measured.height, 34), "\(measured)")
  }

  @Test("the ink of a chevron and of a cross ends 2.0 before the view's edge at 16 points", arguments: ["chevron.down", "xmark"])
  func bearing(name: String) {
    let screen = picture(100, 100, scale: 3) {
      symbol(name, .system(size: 16)).frame(width: 100, height: 100, alignment: .topLeading)
    }
    let (ink, box) = (screen.ink(), size(of: symbol(name, .system(size: 16)), scale: 3))
    #expect(isNear(ink.minX, 2, 0.4) && isNear(box.width - ink.maxX, 2, 0.4), "\(ink) in \(box)")
  }

  @Test("the text after a disc of 22 points begins 26 and the spacing after the disc's view")
  func row() {
    let positions = frames(
      in: CGSize(width: 300, height: 100), scale: 3,
      HStack {
        Image(systemName: "person.circle.fill").accessibilityIdentifier("symbol")
        Text("Anna").accessibilityIdentifier("text")
      }.font(.title2))
    #expect(isNear(positions["text"]!.minX - positions["symbol"]!.minX, 34), "\(positions)")
    // One line of title2: the symbol makes the row no higher.
    #expect(isNear(positions["text"]!.height, 26.333))
  }

  @Test(
    "symbols stand with their middle at that of the capitals, whatever their box", arguments: ["star.fill", "mic.fill", "xmark"])
  func baseline(name: String) {
    let positions = frames(
      in: CGSize(width: 300, height: 100), scale: 3,
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: name).accessibilityIdentifier("symbol")
        Box("line", 10, 10)
      })
    // 0.352 em above the baseline, on which the box stands.
    #expect(isNear(positions["line"]!.maxY - positions["symbol"]!.midY, 17 * 0.3523, 0.34), "\(positions)")
  }

  @Test(
    "fonts and scales scale the box, weights do not",
    arguments: [(.small, 0.78), (.medium, 1), (.large, 1.29)] as [(Image.Scale, CGFloat)])
  func scales(scale: Image.Scale, factor: CGFloat) {
    let large = size(of: symbol("star.fill", .system(size: 1000)).imageScale(scale))
    // 1.04 of ink and 0.12 on each side; 1.0 and 0.098.
    #expect(isNear(large.width, 1280 * factor, 2) && isNear(large.height, 1196 * factor, 2), "\(large)")
    for weight in [Font.Weight.ultraLight, .bold, .black] {
      #expect(size(of: symbol("star.fill", .system(size: 1000, weight: weight)).imageScale(scale)) == large)
    }
  }

  @Test("what is resizable is stretched without bearings")
  func resizable() {
    let screen = picture(60, 60) { Image(systemName: "circle.fill").resizable().frame(width: 40, height: 40) }
    #expect(screen.ink() == CGRect(x: 10, y: 10, width: 40, height: 40))
    let heart = size(of: Image(systemName: "heart.fill").resizable().scaledToFit(), width: 1080, height: 2000)
    #expect(isNear(heart.height, 960))
  }

  @Test("in a text a symbol has its width, and makes no line higher", arguments: ["star.fill", "circle", "heart.fill"])
  func inText(name: String) {
    let alone = size(of: Image(systemName: name), scale: 3), line = size(of: Text(Image(systemName: name)), scale: 3)
    #expect(isNear(alone.width, line.width, 0.34), "\(alone) \(line)")
    #expect(isNear(size(of: Text("a \(Image(systemName: name))"), scale: 3).height, 20.333))
  }
}
