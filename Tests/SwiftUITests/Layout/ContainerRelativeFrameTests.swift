import ApusTesting
import SwiftUI
import Testing

@Suite("Frames that follow a container") @MainActor
struct ContainerRelativeFrameTests {
  private let window = CGSize(width: 300, height: 500)
  private let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)

  @Test("in a window: its room without the insets, however small the space that is offered")
  func inWindow() {
    let view = VStack { Box("a").containerRelativeFrame([.horizontal, .vertical]) }.frame(width: 10, height: 10)
    #expect(frames(in: window, insets: insets, view)["a"]?.size == CGSize(width: 300, height: 440))
    let wide = Box("a", nil, 30).containerRelativeFrame(.horizontal)
    #expect(frames(in: window, insets: insets, VStack { wide })["a"]?.size == CGSize(width: 300, height: 30))
  }

  @Test("parts of the container, with what lies between them")
  func parts() {
    let view = Box("a", nil, 10).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 20)
    // (300 − 3 · 20) / 4 = 60; three of them and two gaps.
    #expect(frames(in: window, view)["a"]?.width == 220)
    #expect(frames(in: window, Box("a").containerRelativeFrame(.vertical, count: 5, spacing: 0))["a"]?.height == 100)
  }

  @Test("what a closure makes of the container's length along each axis")
  func closure() {
    let view = Box("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 3 : 50 }
    #expect(frames(in: window, view)["a"]?.size == CGSize(width: 100, height: 50))
  }

  @Test("the alignment places what is smaller")
  func alignment() {
    let view = Box("a", 50, 50).containerRelativeFrame([.horizontal, .vertical], alignment: .topTrailing)
    #expect(frames(in: window, view)["a"] == CGRect(x: 250, y: 0, width: 50, height: 50))
    #expect(frames(in: window, rightToLeft: true, view)["a"]?.minX == 0)
  }

  @Test("in a scroll view: its size without the margins of its content, also when the window changes along the axis alone")
  func inScrollView() throws {
    let screen = Screen(Screen.Settings { $0.size = window }) {
      ScrollView {
        VStack(spacing: 0) {
          Box("a").containerRelativeFrame(.vertical)
          LazyVStack(spacing: 0) { Box("b").containerRelativeFrame(.vertical, count: 2, spacing: 0) }
        }
      }
      .contentMargins(.vertical, 25)
      .padding(.top, 50)
    }
    #expect(try screen.element("a").frame.height == 400)
    screen.resize(to: CGSize(width: 300, height: 300))
    #expect(try screen.element("a").frame.height == 200 && screen.element("b").frame.minY == 275)
    let pages = ScrollView(.horizontal) { HStack(spacing: 0) { Box("p", nil, 40).containerRelativeFrame(.horizontal) } }
    #expect(frames(in: window, pages.padding(30))["p"]?.width == 240)
  }

  @Test("numbers that make no sense are said once and nothing is lost", arguments: [0, -2])
  func badNumbers(count: Int) throws {
    let screen = Screen(Screen.Settings { $0.size = window }) {
      Box("a", nil, 10).containerRelativeFrame(.horizontal, count: count, spacing: 8)
    }
    #expect(try screen.element("a").frame.width == 300)
    #expect(screen.diagnostics.count == 1)
  }
}
