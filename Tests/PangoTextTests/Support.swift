import Foundation
import PangoText
import SwiftUICore

/// What the tests of this folder say often.
enum Sample {
  static func system(
    _ size: CGFloat, weight: CGFloat = 0, leading: CGFloat = 0, design: ResolvedFont.Design = .default
  ) -> ResolvedFont {
    ResolvedFont(family: .system(design), size: size, weight: weight, leading: leading)
  }

  static let body = system(17, leading: 22)

  static func text(
    _ string: String, _ font: ResolvedFont = body, edit: (inout ParagraphStyle) -> Void = { _ in }
  ) -> StyledText {
    var paragraph = ParagraphStyle(displayScale: 2)
    edit(&paragraph)
    return StyledText(runs: [StyledTextRun(string: string, font: font)], paragraph: paragraph)
  }
}

extension PangoTextEngine {
  func layout(_ text: StyledText, width: CGFloat = .infinity, height: CGFloat = .infinity) -> TextLayout {
    prepare(text).layout(width: width, height: height)
  }

  func width(_ string: String, _ font: ResolvedFont = Sample.body) -> CGFloat {
    layout(Sample.text(string, font)).lines.reduce(0) { max($0, $1.width) }
  }

  /// The strings on each line of a text whose lines are as wide as `count` characters of a full-width alphabet.
  func lines(of string: String, fullWidth count: Int) -> [Int] {
    let each = width("漢")
    return layout(Sample.text(string), width: each * CGFloat(count) + 0.1).lines.map {
      $0.runs.reduce(0) { $0 + $1.glyphs.count }
    }
  }
}

extension TextLayout {
  var glyphCount: Int {
    lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
  }

  /// What must hold for any text and any width.
  var faults: [String] {
    var faults: [String] = []
    if lines.isEmpty { faults.append("no line") }
    if !size.width.isFinite || size.width < 0 { faults.append("width \(size.width)") }
    if !size.height.isFinite || size.height < 0 { faults.append("height \(size.height)") }
    for line in lines {
      if line.width > size.width + 0.01 { faults.append("line of \(line.width) in \(size.width)") }
      if !line.origin.x.isFinite || !line.origin.y.isFinite { faults.append("origin \(line.origin)") }
      for run in line.runs where run.glyphs.count != run.positions.count || run.glyphs.isEmpty {
        faults.append("\(run.glyphs.count) glyphs, \(run.positions.count) positions")
      }
    }
    for (line, next) in zip(lines, lines.dropFirst()) where next.origin.y < line.origin.y {
      faults.append("lines run upwards")
    }
    return faults
  }
}
