import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@MainActor
@Suite("sliderThumbVisibility") struct SliderThumbVisibilityTests {
  private struct Panel: View {
    let visibility: Visibility
    @State private var value = 0.5
    var body: some View {
      VStack(spacing: 0) {
        Slider(value: $value) { Text("Size") }.frame(width: 227).background(.black).sliderThumbVisibility(visibility)
        Text(verbatim: "\(Int((value * 100).rounded()))")
      }
    }
  }

  private func screen(_ visibility: Visibility) -> Screen {
    Screen(.init { $0.scale = 1 }) { Panel(visibility: visibility) }
  }

  @Test("a slider without a knob shows its track alone")
  func picture() throws {
    func knob(_ visibility: Visibility) throws -> Int {
      let screen = screen(visibility), frame = try screen.slider("Size").frame
      // The knob is white, and higher than the track.
      return screen.gray(x: Int(frame.midX), y: Int(frame.midY) - 8)
    }
    #expect(try knob(.visible) > 240 && knob(.automatic) > 240 && knob(.hidden) == 0)
  }

  @Test("it is moved from anywhere on the track, as far as the finger goes")
  func drag() throws {
    for (visibility, shown) in [(Visibility.hidden, "70"), (.automatic, "50")] {
      let screen = screen(visibility), frame = try screen.slider("Size").frame
      screen.drag(from: CGPoint(x: frame.minX + 170, y: frame.midY), to: CGPoint(x: frame.minX + 210, y: frame.midY))
      #expect(screen.contains(shown))
    }
  }
}
