import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Values of an app's own symbols") @MainActor
struct OwnSymbolValueTests {
  /// Three bars, of which two show only above a value.
  private static let bars = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <style>.monochrome-0 {fill:#000000}
    .monochrome-1 {fill:#000000;-sfsymbols-variable-threshold:0.0}
    .monochrome-2 {fill:#000000;-sfsymbols-variable-threshold:0.5}</style>
    <g id="Symbols"><g id="Regular-M">
    <path class="monochrome-0" d="M 0 0 L 20 0 L 20 40 L 0 40 Z"/>
    <path class="monochrome-1" d="M 30 0 L 50 0 L 50 40 L 30 40 Z"/>
    <path class="monochrome-2" d="M 60 0 L 80 0 L 80 40 L 60 40 Z"/>
    </g></g></svg>
    """

  /// The shade of the middle of each bar, from 0 for black to 255 for white.
  private func shades(_ image: Image) -> [Int] {
    let screen = picture(80, 40) { image.resizable().foregroundStyle(.black) }
    return [10, 40, 70].map { screen.pixel($0, 20).red }
  }

  @Test("a value shows as many parts in full, and the others faint")
  func parts() throws {
    let folder = try TableFolder([
      "A.xcassets/bars.symbolset/Contents.json": #"{"symbols":[{"filename":"bars.svg"}]}"#,
      "A.xcassets/bars.symbolset/bars.svg": Self.bars,
    ])
    defer { withExtendedLifetime(folder) {} }
    let bundle = try folder.bundle
    let full = shades(Image("bars", bundle: bundle))
    #expect(full == [0, 0, 0])
    // 30 percent of black on white.
    let faint = 179
    for (value, expected) in [(0, [0, faint, faint]), (0.5, [0, 0, faint]), (1, full)] as [(Double, [Int])] {
      for image in [
        Image("bars", variableValue: value, bundle: bundle),
        Image("bars", variableValue: value, bundle: bundle, label: Text(verbatim: "signal")),
        Image(decorative: "bars", variableValue: value, bundle: bundle),
      ] {
        let shown = shades(image)
        #expect(zip(shown, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(value): \(shown)")
      }
    }
    for value in [nil, 7, .nan] as [Double?] {
      #expect(shades(Image("bars", variableValue: value, bundle: bundle)) == full, "\(value ?? -1)")
    }
  }

  @Test("an image with a value is read by its name or its label, or not at all")
  func labels() {
    func label(_ image: Image) -> [String] { Screen { image }.elements.map(\.label) }
    #expect(label(Image("bars", variableValue: 0.5)) == ["bars"])
    #expect(label(Image("bars", variableValue: 0.5, label: Text(verbatim: "signal"))) == ["signal"])
    #expect(label(Image(decorative: "bars", variableValue: 0.5)).isEmpty)
  }
}
