import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Toggles as boxes with a check") @MainActor
struct CheckboxToggleStyleTests {
  private struct Hall: View {
    @State var isOn = false
    var body: some View { Toggle("Hall", isOn: $isOn).toggleStyle(.checkbox) }
  }

  private static let blue = Pixel(0, 122, 255)

  private func screen(rightToLeft: Bool = false, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(
      Screen.Settings {
        $0.size = CGSize(width: 200, height: 100)
        $0.isRightToLeft = rightToLeft
      }, content: content)
  }

  private func value(_ screen: Screen) throws -> String { try screen.toggle("Hall").value }

  /// Where the box of a toggle is filled, in points.
  private func box(_ color: Pixel = blue, _ isOn: Bool = true, _ change: (AnyView) -> any View = { $0 }) -> CGRect {
    let toggle = Toggle("Hall", isOn: .constant(isOn)).toggleStyle(CheckboxToggleStyle())
    return picture(200, 100, scale: 2) { AnyView(change(AnyView(toggle))) }.ink { $0 == color }
  }

  @Test(
    "the box and the label beside it turn it on and off, as a screen reader does; a disabled one stays",
    arguments: [false, true])
  func pressing(rightToLeft: Bool) throws {
    let screen = screen(rightToLeft: rightToLeft) { Hall() }
    let frame = try screen.toggle("Hall").frame
    screen.tap(at: CGPoint(x: frame.minX + 8, y: 50))
    #expect(try value(screen) == "on")
    screen.tap(at: CGPoint(x: frame.maxX - 8, y: 50))
    #expect(try value(screen) == "off")
    try screen.toggle("Hall").activate()
    #expect(try value(screen) == "on")
    screen.finishAnimations()
    let ink = screen.ink { $0 == Self.blue }
    #expect(abs((rightToLeft ? frame.maxX - ink.maxX : ink.minX - frame.minX)) <= 0.5, "it leads the label")
    let disabled = self.screen { Hall().disabled(true) }
    disabled.tap(at: CGPoint(x: 100, y: 50))
    #expect(try value(disabled) == "off")
  }

  @Test("it hugs its label: 20 for the box and 8 between; the box is 20 high, more in large text, less in small controls")
  func sizes() {
    let label = size(of: Text("Hall")).width
    let toggle = Toggle("Hall", isOn: .constant(true)).toggleStyle(.checkbox)
    #expect(size(of: toggle, width: 300).width == label + 28)
    #expect(size(of: toggle.labelsHidden()) == CGSize(width: 20, height: 20))
    #expect(abs(box().height - 20) <= 1)
    #expect(box { $0.environment(\.dynamicTypeSize, .accessibility1) }.height > 28)
    #expect(abs(box { $0.controlSize(.mini) }.height - 14) <= 1)
  }

  @Test("it has the tint while it is on or mixed, and a line alone while it is off")
  func fills() throws {
    #expect(box(Self.blue, false).isEmpty)
    #expect(!box(.red) { $0.tint(.pureRed) }.isEmpty)
    let sources = [Binding.constant(true), .constant(false)]
    let screen = screen { Toggle("Hall", sources: sources, isOn: \.self).toggleStyle(.checkbox) }
    #expect(try value(screen) == "mixed")
    #expect(abs(screen.ink { $0 == Self.blue }.width - 20) <= 1)
  }

  @Test("a hidden label still names it")
  func hiddenLabel() throws {
    let screen = screen { Hall().labelsHidden() }
    try screen.toggle("Hall").tap()
    #expect(try value(screen) == "on")
  }
}
