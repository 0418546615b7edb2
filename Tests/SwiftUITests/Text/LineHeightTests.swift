import ApusTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("lineHeight") struct LineHeightTests {
  private let font = Font.system(size: 20)

  private func height(_ lineHeight: AttributedString.LineHeight?, lines: Int = 3) -> CGFloat {
    size(of: Text(Array(repeating: "Ag", count: lines).joined(separator: "\n")).font(font).lineHeight(lineHeight)).height
  }

  @Test(
    "lines are as far apart as it says, from the font's size or in points",
    arguments: [
      (.multiple(factor: 2), 120), (.leading(increase: 8), 84), (.exact(points: 15), 45), (.tight, 66), (.normal, 78),
      (.loose, 90),
    ] as [(AttributedString.LineHeight, CGFloat)])
  func heights(lineHeight: AttributedString.LineHeight, expected: CGFloat) {
    #expect(abs(height(lineHeight) - expected) < 0.51)
    #expect(abs(height(lineHeight, lines: 1) - expected / 3) < 0.51)
  }

  @Test("without it, and where it varies, the fonts say it; a text style's own distance goes with the latter")
  func fonts() {
    #expect(height(nil) == height(.variable) && height(.exact(points: .nan)) == height(nil))
    let body = Text("Ag\nAg")
    #expect(size(of: body).height == 42.5 && size(of: body.lineHeight(.variable)).height == 41)
  }

  @Test("the largest font of a line counts, and lines that are reserved are as high")
  func mixed() {
    let text = Text("a").font(.system(size: 10)) + Text("b").font(.system(size: 30))
    #expect(abs(size(of: text.lineHeight(.multiple(factor: 2))).height - 60) < 0.51)
    let reserved = Text("a").font(font).lineLimit(3, reservesSpace: true)
    #expect(abs(size(of: reserved.lineHeight(.exact(points: 40))).height - 120) < 0.51)
    #expect(abs(size(of: Text("a").lineSpacing(5).font(font).lineHeight(.exact(points: 40))).height - 40) < 0.51)
  }

  @Test("the value is read from the environment, and an attribute of the text goes before it")
  func attribute() {
    struct Reader: View {
      @Environment(\.lineHeight) private var lineHeight
      var body: some View { Text(lineHeight == .loose ? "loose" : "other") }
    }
    #expect(picture(80, 40) { Reader().lineHeight(.loose) }.contains("loose"))
    var string = AttributedString("one\n")
    string.lineHeight = .exact(points: 50)
    string += AttributedString("two")
    #expect(abs(size(of: Text(string).font(font).lineHeight(.exact(points: 30))).height - 80) < 0.51)
    let key: AttributedString.LineHeight? = string[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self]
    #expect(key == nil && string.runs.first?.lineHeight == .exact(points: 50))
  }

  @Test("an alignment among the attributes holds for its paragraph, left and right as they are named")
  func alignment() {
    let block = "\u{2588}"
    func left(_ alignment: AttributedString.TextAlignment?, rightToLeft: Bool = false) -> CGFloat {
      var string = AttributedString(block)
      string.alignment = alignment
      let text = Text(AttributedString(block + block + block + "\n") + string).font(.system(size: 20, design: .monospaced))
      return picture(60, 60, rightToLeft: rightToLeft) { text }.ink(in: CGRect(x: 0, y: 32, width: 60, height: 20)).minX
    }
    #expect(left(nil) == left(.left) && left(nil, rightToLeft: true) == left(.right, rightToLeft: true))
    #expect(abs(left(.center) - left(.left) - 12.35) <= 1 && abs(left(.right) - left(.left) - 24.7) <= 1)
    #expect(left(.left, rightToLeft: true) == left(.left) && AttributedString.TextAlignment.allCases.count == 3)
    let name = AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.name
    #expect(name != AttributeScopes.CoreTextAttributes.LineHeightAttribute.name)
  }

  @Test("it is written and read again")
  func coding() throws {
    for height: AttributedString.LineHeight in [.variable, .loose, .leading(increase: 3), .exact(points: 20)] {
      let data = try JSONEncoder().encode(height)
      #expect(try JSONDecoder().decode(AttributedString.LineHeight.self, from: data) == height)
    }
  }
}
