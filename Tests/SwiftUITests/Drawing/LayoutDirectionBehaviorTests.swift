import ApusTesting
import SwiftUI
import Testing

@Suite("Views that show as in a mirror, and how bright pictures may be")
@MainActor
struct LayoutDirectionBehaviorTests {
  private func grays(_ behavior: LayoutDirectionBehavior, isRightToLeft: Bool) -> [Int] {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 100, height: 50)
        $0.scale = 1
        $0.isRightToLeft = isRightToLeft
      }
    ) {
      Halves(behavior: behavior)
    }
    return [10, 90].map { screen.gray(x: $0, y: 25) }
  }

  private struct Halves: View {
    let behavior: LayoutDirectionBehavior
    var body: some View {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      .layoutDirectionBehavior(behavior)
    }
  }

  @Test("what is mirrored in a direction is laid out as it is, and then mirrored in that direction only")
  func mirrors() {
    #expect(grays(.fixed, isRightToLeft: false) == [0, 255])
    #expect(grays(.fixed, isRightToLeft: true) == [255, 0])
    #expect(grays(.mirrors, isRightToLeft: false) == [0, 255])
    #expect(grays(.mirrors, isRightToLeft: true) == [0, 255])
    #expect(grays(.mirrors(in: .leftToRight), isRightToLeft: false) == [255, 0])
  }

  private struct Range: View {
    @Environment(\.allowedDynamicRange) private var range
    var body: some View { Text(range == .high ? "high" : range == nil ? "none" : "other") }
  }

  @Test("allowedDynamicRange is known inside, and changes no picture here")
  func dynamicRange() {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 100) }) {
      VStack {
        Range()
        Range().allowedDynamicRange(.high)
        Image(systemName: "star").allowedDynamicRange(.constrainedHigh).allowedDynamicRange(Image.DynamicRange.standard)
      }
    }
    #expect(screen.contains("none") && screen.contains("high"))
  }
}
