import ApusTesting
import SwiftUI
import Testing

@Suite("Shapes of containers") @MainActor
struct ContainerShapeTests {
  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100); $0.scale = 1
      }
    ) { view }
  }

  /// How many points of the diagonal from the corner of a black square at a place are empty.
  private func corner(_ screen: Screen, at position: Int) -> Int {
    (0..<40).first { screen.gray(x: position + $0, y: position + $0) < 128 } ?? -1
  }

  @Test("a relative shape has the container's corners, smaller by its distance")
  func corners() {
    func shown(_ padding: CGFloat, _ radius: CGFloat) -> Int {
      corner(
        screen {
          ContainerRelativeShape().fill(.black).padding(padding)
            .containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
        }, at: Int(padding))
    }
    // The diagonal meets a circle of radius r at r (1 − 1 / √2).
    #expect(abs(shown(0, 40) - 12) <= 1)
    #expect(abs(shown(10, 40) - 9) <= 1)
    #expect(shown(45, 40) == 0)
    #expect(corner(screen { ContainerRelativeShape().fill(.black) }, at: 0) == 0)
  }

  @Test("lines, clips and touches follow it, too; the nearest container counts")
  func others() throws {
    let clipped = screen {
      Color.black.clipShape(ContainerRelativeShape()).containerShape(RoundedRectangle(cornerRadius: 40, style: .circular))
        .containerShape(Rectangle())
    }
    #expect(abs(corner(clipped, at: 0) - 12) <= 1)
    let line = screen {
      ContainerRelativeShape().stroke(.black, lineWidth: 4).containerShape(Circle())
    }
    #expect(line.gray(x: 50, y: 1) < 128 && line.gray(x: 15, y: 15) < 128 && line.gray(x: 4, y: 4) == 255)
    struct Target: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)").frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(ContainerRelativeShape()).onTapGesture { count += 1 }
          .containerShape(Circle())
      }
    }
    let target = screen { Target() }
    target.tap(at: CGPoint(x: 5, y: 5))
    #expect(target.contains("count 0"))
    target.tap(at: CGPoint(x: 50, y: 5))
    #expect(target.contains("count 1"))
  }

  private struct Changing: View {
    @State private var isRound = false
    var body: some View {
      ContainerRelativeShape().fill(.black).containerShape(RoundedRectangle(cornerRadius: isRound ? 40 : 0, style: .circular))
        .overlay { Button("round") { isRound = true }.opacity(0.01) }
    }
  }

  @Test("it is drawn again when the container gets another shape or size")
  func changes() throws {
    let screen = screen { Changing() }
    #expect(corner(screen, at: 0) == 0)
    try screen.button("round").tap()
    #expect(abs(corner(screen, at: 0) - 12) <= 1)
  }
}
