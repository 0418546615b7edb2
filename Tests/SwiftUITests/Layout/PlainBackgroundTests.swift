import ApusTesting
import SwiftUI
import Testing

@Suite("The background of the surroundings")
@MainActor
struct PlainBackgroundTests {
  @Test("a background without arguments is the surroundings', in the view or in a shape")
  func background() {
    func screen(_ view: some View) -> Screen {
      picture(40, 40) { view.environment(\.backgroundStyle, AnyShapeStyle(Color.pureRed)) }
    }
    let box = Color.clear.frame(width: 20, height: 20)
    #expect(screen(box.background()).ink { $0 == .red } == CGRect(x: 10, y: 10, width: 20, height: 20))
    let disc = screen(box.background(in: Circle()))
    #expect(disc.pixel(20, 20) == .red && disc.pixel(11, 11) == .white)
  }

  @Test("without a style it is white, in dark mode black", arguments: [ColorScheme.light, .dark])
  func standard(colorScheme: ColorScheme) {
    let screen = picture(40, 40, colorScheme: colorScheme) {
      Color.clear.frame(width: 20, height: 20).background().background(Color.pureRed).frame(width: 40, height: 40)
    }
    #expect(screen.pixel(20, 20) == (colorScheme == .dark ? .black : .white))
  }
}
