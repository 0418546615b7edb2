import Foundation
import SwiftUI

/// The parts in which a plot that scrolls is painted: what shows and a little around it, each part once.
struct PlotTiles {
  /// The place of a part among all.
  struct Position: Hashable {
    var column: Int
    var row: Int
  }
  /// Parts side by side.
  struct Block: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// How many parts what shows is divided into.
  private static let parts: CGFloat = 10
  /// How many parts beyond what shows are painted ahead.
  private static let ahead = 4

  /// What has been painted.
  private(set) var painted: Block?
  private(set) var fragments: [Position: DisplayFragment] = [:]
  /// Whether what was painted still holds; where anything but the offset has changed it does not.
  var isValid = false

  /// The size of a part: whole points, so that its edges lie on pixels wherever those of the plot do.
  private static func size(_ shown: CGSize, _ whole: CGSize) -> CGSize {
    func length(_ shown: CGFloat, _ whole: CGFloat) -> CGFloat {
      whole > shown + 0.5 ? max((shown / parts).rounded(.up), 16) : max(whole, 1)
    }
    return CGSize(width: length(shown.width, whole.width), height: length(shown.height, whole.height))
  }

  /// The parts that a rectangle of a plot lies on, and more around.
  private static func block(_ rect: CGRect, of whole: CGSize, more: Int) -> Block {
    let size = size(rect.size, whole)
    func range(_ lower: CGFloat, _ upper: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> Range<Int> {
      let count = max(Int(clamping: (whole / length).rounded(.up)), 1)
      let first = min(max(Int(clamping: (lower / length).rounded(.down)) - more, 0), count - 1)
      return first..<min(max(Int(clamping: (upper / length).rounded(.up)) + more, first + 1), count)
    }
    return Block(
      columns: range(rect.minX, rect.maxX, size.width, whole.width), rows: range(rect.minY, rect.maxY, size.height, whole.height))
  }

  /// Whether other parts are to be painted: which these are follows from what shows, not from how it came to show.
  func needsMore(toShow rect: CGRect, of whole: CGSize) -> Bool { painted != Self.block(rect, of: whole, more: Self.ahead) }

  /// Paints the parts that show and those around them which are not painted yet, and forgets the others.
  ///
  /// A part keeps its place among those that are returned as long as it is among them.
  mutating func paint(around rect: CGRect, of whole: CGSize, _ make: (CGRect) -> DisplayFragment) -> [DisplayFragment] {
    let block = Self.block(rect, of: whole, more: Self.ahead), size = Self.size(rect.size, whole)
    let cached = isValid ? fragments : [:]
    fragments = [:]
    var result = Array(repeating: DisplayFragment.empty, count: block.columns.count * block.rows.count)
    for row in block.rows {
      for column in block.columns {
        let position = Position(column: column, row: row)
        let fragment =
          cached[position]
          ?? make(
            CGRect(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height))
        fragments[position] = fragment
        result[row % block.rows.count * block.columns.count + column % block.columns.count] = fragment
      }
    }
    (painted, isValid) = (block, false)
    return result
  }
}
