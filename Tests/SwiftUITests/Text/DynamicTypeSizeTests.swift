import ApusTesting
import SwiftUI
import Testing

@Suite("Text sizes")
@MainActor
struct DynamicTypeSizeTests {
  /// Body and caption from the smallest to the largest size (Facts 1.3).
  nonisolated private static let points: [(DynamicTypeSize, CGFloat, CGFloat)] = [
    (.xSmall, 14, 11), (.small, 15, 11), (.medium, 16, 11), (.large, 17, 12), (.xLarge, 19, 14), (.xxLarge, 21, 16),
    (.xxxLarge, 23, 18), (.accessibility1, 28, 22), (.accessibility2, 33, 26), (.accessibility3, 40, 32),
    (.accessibility4, 47, 37), (.accessibility5, 53, 43),
  ]

  @Test("styles have a size for each text size, fixed fonts do not", arguments: points)
  func styles(size: DynamicTypeSize, body: CGFloat, caption: CGFloat) {
    for (font, points) in [(Font.body, body), (.caption, caption), (.system(size: 17), 17)] {
      let text = Text("Handgloves")
      #expect(
        SwiftUITests.size(of: text.font(font).dynamicTypeSize(size)) == SwiftUITests.size(of: text.font(.system(size: points))))
    }
    #expect(size.isAccessibilitySize == (body > 23))
  }

  @Test("sizes are in order, and named as the command line names them")
  func order() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted() && DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1 && "\(DynamicTypeSize.xxLarge)" == "xxLarge")
  }

  /// Body's line at a text size that the person chose, in a view that limits it.
  private func height(_ chosen: DynamicTypeSize, _ change: Change) throws -> CGFloat {
    let screen = Screen(.init { $0.dynamicTypeSize = chosen }) { change(Text("a").accessibilityIdentifier("a")) }
    return try screen.element("a").frame.height
  }
  private func line(_ points: CGFloat) -> CGFloat { (points * 1.193359 * 2).rounded(.up) / 2 }

  @Test(
    "a range keeps what the person chose, as far as it allows",
    arguments: [
      (Change("large...xxLarge") { $0.dynamicTypeSize(.large ... .xxLarge) }, [17, 19, 21]),
      (Change("...xLarge") { $0.dynamicTypeSize(...DynamicTypeSize.xLarge) }, [14, 19, 19]),
      (Change("xLarge...") { $0.dynamicTypeSize(DynamicTypeSize.xLarge...) }, [19, 19, 53]),
      (Change("..<xLarge") { $0.dynamicTypeSize(..<DynamicTypeSize.xLarge) }, [14, 17, 17]),
      (Change("small") { $0.dynamicTypeSize(.small) }, [15, 15, 15]),
      (Change("none") { $0 }, [14, 19, 53]),
    ] as [(Change, [CGFloat])])
  func ranges(change: Change, points: [CGFloat]) throws {
    for (chosen, expected) in zip([DynamicTypeSize.xSmall, .xLarge, .accessibility5], points) {
      #expect(try height(chosen, change) == line(expected))
    }
  }

  private struct Icon: View {
    @ScaledMetric private var body17 = 22.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 41
    var body: some View { Color.red.frame(width: body17, height: title) }
  }

  @Test(
    "scaled numbers grow with the leading of their style (Facts 1.3)",
    arguments: [
      (.large, 22, 41), (.xSmall, 19, 38), (.xxxLarge, 29, 48), (.accessibility5, 62, 70),
    ] as [(DynamicTypeSize, CGFloat, CGFloat)])
  func scaledMetrics(size: DynamicTypeSize, width: CGFloat, height: CGFloat) {
    let measured = SwiftUITests.size(of: Icon().dynamicTypeSize(size))
    #expect(abs(measured.width - width) < 1e-9 && abs(measured.height - height) < 1e-9)
  }
}
