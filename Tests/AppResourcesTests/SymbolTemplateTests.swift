import CoreGraphicsTypes
import Foundation
import Testing

@testable import AppResources

@Suite("Symbols of an app's own")
struct SymbolTemplateTests {
  /// A template as Apple's symbol app writes it, with a square of 40 units in its middle.
  static func template(group: String = "Regular-M", path: String = "M 0 0 L 40 0 L 40 -40 L 0 -40 Z") -> String {
    let size = group.suffix(1)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <!-- <g id="\(group)"><path d="M 0 0 L 9999 9999"/></g> -->
        <style>.defaults {-sfsymbols-rotates-clockwise:true}</style>
        <g id="Notes"><rect width="3300" height="2200" style="fill:white"/><text>Weight > 1</text></g>
        <g id="Guides">
          <line id="Baseline-\(size)" x1="263" x2="3036" y1="1126" y2="1126"/>
          <line id="Capline-\(size)" x1="263" x2="3036" y1="1056" y2="1056"/>
          <line id="left-margin-\(group)" x1="1391" x2="1391" y1="1030" y2="1150"/>
          <line id="right-margin-\(group)" x1="1451" x2="1451" y1="1030" y2="1150"/>
        </g>
        <g id="Symbols">
          <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M 0 0 L 90 0"/></g>
          <g id="\(group)" transform="matrix(1 0 0 1 1401 1126)"><path class="monochrome-0" d="\(path)"/></g>
        </g>
      </svg>
      """
  }

  private func svg(_ template: SymbolTemplate) -> String { String(decoding: template.svg(showing: nil), as: UTF8.self) }

  @Test("are cut out of their template: from margin to margin, around the middle of the capitals")
  func cut() throws {
    let symbol = try #require(SymbolTemplate(Data(Self.template().utf8)))
    // The ink reaches from 1086 to 1126, the capitals from 1056 to 1126: their middle is 1091.
    #expect(svg(symbol).contains("width=\"60.0\" height=\"70.0\" viewBox=\"1391.0 1056.0 60.0 70.0\""))
    #expect(svg(symbol).contains("id=\"Regular-M\"") && !svg(symbol).contains("Black-M") && !svg(symbol).contains("Notes"))
    #expect(svg(symbol).contains("<style>.defaults"))
    #expect(symbol.unitsPerEm == 100)
  }

  @Test(
    "parts are faint whose threshold the value does not exceed",
    arguments: [
      (nil, []), (-1, ["monochrome-1", "monochrome-2"]), (0, ["monochrome-1", "monochrome-2"]), (0.2, ["monochrome-2"]),
      (0.34, ["monochrome-2"]), (0.35, []), (1, []),
    ] as [(Double?, [String])])
  func values(value: Double?, faint: [String]) throws {
    let styles = """
      .monochrome-0 {fill:#000000} .monochrome-1 {fill:#000000;-sfsymbols-variable-threshold:0.0}
      .multicolor-2:tintColor {-sfsymbols-variable-threshold:0.9} .monochrome-2{-sfsymbols-variable-threshold : 0.34}
      .monochrome-3 {-sfsymbols-variable-threshold:x}
      """
    let text = Self.template().replacing(".defaults", with: styles + " .defaults")
    let symbol = try #require(SymbolTemplate(Data(text.utf8)))
    #expect(symbol.faintClasses(at: value) == faint)
    let end = faint.isEmpty ? "</g></svg>" : "<style>\(faint.map { ".\($0) {opacity:0.3}" }.joined(separator: " "))</style></svg>"
    #expect(String(decoding: symbol.svg(showing: value), as: UTF8.self).hasSuffix(end))
  }

  @Test("templates without the middle size have a smaller or larger drawing", arguments: [("Regular-S", 78), ("Regular-L", 129)])
  func sizes(group: String, units: CGFloat) throws {
    #expect(try #require(SymbolTemplate(Data(Self.template(group: group).utf8))).unitsPerEm == units)
  }

  @Test(
    "what is no template is none",
    arguments: [
      "", "<", "<svg", "<svg><g id=\"Regular-M\">", "<svg><g id=\"Regular-M\"></g></svg>", "</g></g>", "<!--", "<![CDATA[ <g>",
      "<g id=\"Regular-M\"><path d=\"M nan e 1e999\"/></g>", "<g id=Regular-M><path d='M 0 0 L 1 1'/></g>",
    ])
  func none(text: String) { #expect(SymbolTemplate(Data(text.utf8)) == nil) }

  @Test("deep nesting and long files come to an end", .timeLimit(.minutes(1)))
  func large() {
    #expect(SymbolTemplate(Data(String(repeating: "<g>", count: 100_000).utf8)) == nil)
    #expect(SymbolTemplate(Data(String(repeating: "<", count: 100_000).utf8)) == nil)
    _ = SymbolTemplate(Data(Self.template(path: String(repeating: "l1-1.5.5", count: 50_000)).utf8))
  }

  @Test(
    "a path's frame is that of its points",
    arguments: [
      ("M10 20 h5 v-5 H0", CGRect(x: 0, y: 15, width: 15, height: 5)),
      ("m1,1 l2,2-4.5.5z", CGRect(x: -1.5, y: 1, width: 4.5, height: 2.5)),
      ("M0 0C0 10 10 10 10 0s1e1-2 20 0", CGRect(x: 0, y: -2, width: 30, height: 12)),
      ("M0 0A5 5 0 0 1 10 0", CGRect(x: 0, y: -5, width: 10, height: 10)), ("", .null),
    ])
  func bounds(data: String, expected: CGRect) { #expect(PathBounds(data, .identity).rect == expected) }

  @Test("tags are read with their attributes, whatever stands in quotation marks")
  func tags() {
    var tags = SVGTags(Data(#"text <a:g b='1 > 2' id = "x"/><h>"#.utf8))
    let first = tags.next()
    #expect(first?.name == "g" && first?.kind == .isWhole && first?["b"] == "1 > 2" && first?["id"] == "x" && first?["c"] == nil)
    #expect(first?.number("id") == nil && tags.next()?.kind == .opens && tags.next()?.name == nil)
  }
}
