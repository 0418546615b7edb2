import ApusTesting
import SwiftUI
import Testing

@Suite("Translucent symbols") @MainActor
struct TranslucentSymbolTests {
  /// How dark the darkest point of a symbol is.
  private func darkest(_ name: String, mode: SymbolRenderingMode) -> Int {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 60, height: 60)
        $0.scale = 2
      }
    ) {
      Image(systemName: name).font(.system(size: 44)).symbolRenderingMode(mode).foregroundColor(.black.opacity(0.5))
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
    }
    return (0..<120).flatMap { y in (0..<120).map { screen.gray(x: $0, y: y) } }.min()!
  }

  @Test(
    "a symbol of several strokes is nowhere denser than its colour",
    arguments: ["plus", "xmark", "trash", "square.and.arrow.up", "person.crop.circle"])
  func density(name: String) {
    // Half of black on white is 127 or 128.
    #expect(abs(darkest(name, mode: .monochrome) - 127) <= 1)
    #expect(darkest(name, mode: .hierarchical) >= 126)
  }
}
