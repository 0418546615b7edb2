import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Values of an app's own symbols") @MainActor
struct VariableValueTests {
  /// A symbol of two squares of 40 units side by side, the right one in full from above a half on.
  private static let template = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>.monochrome-0 {fill:#000000} .monochrome-1 {fill:#000000;-sfsymbols-variable-threshold:0.5}</style>
      <g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1086" y2="1086"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1480" x2="1480" y1="1030" y2="1150"/>
      </g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
        <path class="monochrome-0" d="M 0 0 L 40 0 L 40 -40 L 0 -40 Z"/>
        <path class="monochrome-1" d="M 40 0 L 80 0 L 80 -40 L 40 -40 Z"/>
      </g>
    </svg>
    """

  private func withBundle(_ use: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("VariableValueTests-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("A.xcassets/bars.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"symbols":[{"filename":"bars.svg"}]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data(Self.template.utf8).write(to: set.appendingPathComponent("bars.svg"))
    try use(try #require(Bundle(path: folder.path)))
  }

  @Test("parts that the value does not reach are faint; without a value all are in full")
  func values() throws {
    try withBundle { bundle in
      for (value, gray) in [(0.5, 178), (0.6, 0), (Double.nan, 0), (nil, 0)] as [(Double?, Int)] {
        let screen = picture(100, 60) {
          Image("bars", variableValue: value, bundle: bundle).font(.system(size: 100)).foregroundStyle(.black)
        }
        let ink = screen.ink()
        #expect(ink.width == 80 && ink.height == 40, "\(String(describing: value))")
        #expect(screen.pixel(ink.minX + 20, ink.midY) == .black)
        #expect(screen.pixel(ink.maxX - 20, ink.midY).isNear(Pixel(gray: gray), within: 2), "\(String(describing: value))")
      }
    }
  }

  @Test("the name is read, or a label, or nothing")
  func labels() throws {
    try withBundle { bundle in
      let screen = picture(400, 60) {
        HStack {
          Image("bars", variableValue: 0.4, bundle: bundle)
          Image("bars", variableValue: 0.4, bundle: bundle, label: Text("Signal"))
          Image(decorative: "bars", variableValue: 0.4, bundle: bundle)
        }
      }
      #expect(screen.elements.map(\.label) == ["bars", "Signal"])
    }
  }
}
