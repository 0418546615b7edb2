import ApusTesting
import SwiftUI
import Testing

@Suite("The size and shape of bordered buttons") @MainActor
struct ButtonBorderShapeTests {
  private func button(_ label: some View = Box("label", 40, 20)) -> some View {
    Button {
    } label: {
      label
    }
    .buttonStyle(.borderedProminent).tint(.pureRed)
  }

  @Test(
    "insets follow the control size (Facts 3.3)",
    arguments: [
      (.mini, CGSize(width: 60, height: 30)), (.small, CGSize(width: 60, height: 30)),
      (.regular, CGSize(width: 64, height: 34)), (.large, CGSize(width: 80, height: 50)),
      (.extraLarge, CGSize(width: 80, height: 50)),
    ] as [(ControlSize, CGSize)])
  func sizes(control: ControlSize, expected: CGSize) {
    #expect(size(of: button().controlSize(control)) == expected)
  }

  @Test("small buttons have small text unless the app says which")
  func font() {
    let small = size(of: button(Text("Follow")).controlSize(.small))
    #expect(small.width == size(of: Text("Follow").font(.subheadline)).width + 20)
    #expect(size(of: button(Text("Follow").font(.title)).controlSize(.small)).height > 40)
  }

  @Test("corners are round by the shape")
  func corners() {
    func cornerPixel(_ shape: ButtonBorderShape, inset: CGFloat) -> Pixel {
      let screen = picture(64, 34) { button().buttonBorderShape(shape) }
      return screen.pixel(inset, 0.5)
    }
    // The first row is filled from the end of the corner on; round ends are as good as filled a little before.
    let red = Pixel.red
    #expect(cornerPixel(.automatic, inset: 9).isNear(red, within: 20))
    #expect(cornerPixel(.roundedRectangle, inset: 9).isNear(red, within: 20))
    #expect(!cornerPixel(.capsule, inset: 9).isNear(red, within: 20))
    #expect(cornerPixel(.capsule, inset: 18).isNear(red, within: 20))
    #expect(cornerPixel(.roundedRectangle(radius: 2), inset: 3) == .red)
  }

  @Test("a circle is as wide as it is high")
  func circle() {
    #expect(size(of: button().buttonBorderShape(.circle)) == CGSize(width: 54, height: 54))
  }

  @Test("the shape can be used and inset by itself")
  func shape() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.roundedRectangle(radius: 5).inset(by: 2).path(in: rect).boundingRect == rect.insetBy(dx: 2, dy: 2))
    #expect(ButtonBorderShape.circle != .capsule)
    #expect(EnvironmentValues().buttonBorderShape == .automatic)
  }
}
