import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@MainActor
@Suite("pointerStyle") struct PointerStyleTests {
  /// What the pointer looks like in the middle of a window of 100 by 100, by the name that pages have for it.
  private func name(rightToLeft: Bool = false, at point: CGPoint = CGPoint(x: 50, y: 50), _ content: some View) -> String {
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) {
      content.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    }
    screen.movePointer(to: point)
    return screen.pointerName
  }

  @Test("the pointer looks as the innermost view under it says; elsewhere it is an arrow")
  func place() {
    let view = Color.yellow.frame(width: 40, height: 40).pointerStyle(.link)
    #expect(name(view) == "pointer" && name(at: CGPoint(x: 5, y: 5), view) == "default")
    #expect(name(Color.yellow.pointerStyle(.zoomIn).pointerStyle(.zoomOut)) == "zoom-in")
    #expect(name(Color.yellow.pointerStyle(nil).pointerStyle(.zoomOut)) == "zoom-out")
    #expect(name(TextField("Name", text: .constant("")).pointerStyle(.default)) == "text")
  }

  private struct Dragged: View {
    @State private var isDragged = false
    var body: some View {
      Color.yellow.pointerStyle(isDragged ? .grabActive : .grabIdle).onTapGesture { isDragged = true }
    }
  }

  @Test("another style shows at once, also while the pointer rests")
  func changes() {
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) { Dragged() }
    screen.movePointer(to: CGPoint(x: 50, y: 50))
    #expect(screen.pointerName == "grab")
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(screen.pointerName == "grabbing")
  }

  @Test(
    "each style has its pointer",
    arguments: [
      (.default, "default"), (.horizontalText, "text"), (.verticalText, "vertical-text"), (.rectSelection, "crosshair"),
      (.columnResize, "col-resize"), (.rowResize, "row-resize"), (.columnResize(directions: .leading), "w-resize"),
      (.columnResize(directions: .trailing), "e-resize"), (.columnResize(directions: .all), "col-resize"),
      (.rowResize(directions: .up), "n-resize"), (.rowResize(directions: .down), "s-resize"),
      (.rowResize(directions: .all), "row-resize"), (.frameResize(position: .top), "ns-resize"),
      (.frameResize(position: .leading), "ew-resize"), (.frameResize(position: .topLeading), "nwse-resize"),
      (.frameResize(position: .topTrailing), "nesw-resize"),
      (.frameResize(position: .bottomTrailing, directions: .outward), "se-resize"),
      (.frameResize(position: .bottomLeading, directions: .inward), "ne-resize"),
      (.frameResize(position: .bottom, directions: .inward), "n-resize"),
    ] as [(PointerStyle, String)])
  func styles(style: PointerStyle, expected: String) { #expect(name(Color.yellow.pointerStyle(style)) == expected) }

  @Test("leading is right where lines run to the left")
  func mirrored() {
    #expect(name(rightToLeft: true, Color.yellow.pointerStyle(.columnResize(directions: .leading))) == "e-resize")
    let corner = PointerStyle.frameResize(position: .topLeading, directions: .outward)
    #expect(name(rightToLeft: true, Color.yellow.pointerStyle(corner)) == "ne-resize")
    #expect(HorizontalDirection.Set(.leading) == .leading && VerticalDirection.Set(.up) != .down)
    #expect(FrameResizeDirection.Set(.inward) != .outward && FrameResizePosition.allCases.count == 8)
  }
}
