import Foundation

/// Text of which the characters that differ roll in and out while those that stay move to their new places.
///
/// What both texts begin with is matched from the left and the rest from the right, so that units stay below units when a number
/// gains a digit.
struct NumericTextTransition {
  /// A character as it is drawn.
  private struct Cell {
    var face: any FontFace
    var glyph: UInt32
    var paintIndex: Int
    /// Where its origin lies in the layout's box.
    var origin: CGPoint

    func looksLike(_ other: Cell) -> Bool { glyph == other.glyph && face === other.face && paintIndex == other.paintIndex }
  }

  private let leaving: [Cell]
  private let coming: [Cell]
  private let staying: [(from: Cell, to: Cell)]
  /// How far characters roll, in points, positive: down; a choice (Facts 7.6).
  private let roll: CGFloat

  /// `nil` where a text has more than one line or something else than characters: such texts fade.
  init?(from old: TextLayout, to new: TextLayout, countsDown: Bool) {
    guard let before = Self.cells(of: old), let after = Self.cells(of: new) else { return nil }
    var staying: [(from: Cell, to: Cell)] = []
    var prefix = 0
    while prefix < min(before.count, after.count), before[prefix].looksLike(after[prefix]) {
      staying.append((before[prefix], after[prefix]))
      prefix += 1
    }
    var leaving: [Cell] = []
    var coming: [Cell] = []
    let (oldRest, newRest) = (before.count - prefix, after.count - prefix)
    for index in 0..<max(oldRest, newRest) {
      let from = index < oldRest ? before[before.count - 1 - index] : nil
      let to = index < newRest ? after[after.count - 1 - index] : nil
      if let from, let to, from.looksLike(to) {
        staying.append((from, to))
      } else {
        if let from { leaving.append(from) }
        if let to { coming.append(to) }
      }
    }
    self.staying = staying
    self.leaving = leaving
    self.coming = coming
    roll = (countsDown ? 1 : -1) * max(old.size.height, new.size.height) * 0.6
  }

  private static func cells(of layout: TextLayout) -> [Cell]? {
    guard layout.lines.count == 1, let line = layout.lines.first, line.attachments.isEmpty, line.decorations.isEmpty else {
      return nil
    }
    return line.runs.flatMap { run in
      zip(run.glyphs, run.positions).map { glyph, position in
        Cell(
          face: run.face, glyph: glyph, paintIndex: run.paintIndex,
          origin: CGPoint(x: line.origin.x + position.x, y: line.origin.y + position.y))
      }
    }
  }

  /// What shows when a fraction of the way is gone.
  func fragment(at fraction: Double, oldPaints: [DisplayPaint], paints: [DisplayPaint], of node: ViewNode) -> DisplayFragment {
    var builder = FragmentBuilder(for: node)
    let opacity = min(max(fraction, 0), 1)
    for (from, to) in staying {
      let position = CGPoint(
        x: from.origin.x + (to.origin.x - from.origin.x) * fraction, y: from.origin.y + (to.origin.y - from.origin.y) * fraction)
      builder.append(drawing(to, paints, of: node), at: position)
    }
    for cell in leaving {
      let faded = drawing(cell, oldPaints, of: node).wrapped(in: .opacity(1 - opacity), id: node.displayID)
      builder.append(faded, at: CGPoint(x: cell.origin.x, y: cell.origin.y + roll * fraction))
    }
    for cell in coming {
      let faded = drawing(cell, paints, of: node).wrapped(in: .opacity(opacity), id: node.displayID)
      builder.append(faded, at: CGPoint(x: cell.origin.x, y: cell.origin.y - roll * (1 - fraction)))
    }
    return builder.finish()
  }

  /// A character alone, with its origin at zero.
  private func drawing(_ cell: Cell, _ paints: [DisplayPaint], of node: ViewNode) -> DisplayFragment {
    let size = cell.face.size
    // Ink of a glyph lies within two ems of its origin.
    let ink = CGRect(x: -size, y: -2 * size, width: 3 * size, height: 3 * size)
    let run = GlyphRun(face: cell.face, glyphs: [cell.glyph], positions: [.zero], paintIndex: cell.paintIndex)
    let layout = TextLayout(
      size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [TextLine(origin: .zero, width: size, runs: [run])],
      isTruncated: false, inkBounds: ink)
    var builder = FragmentBuilder(for: node)
    builder.append(.text(DisplayText(layout: layout, origin: .zero, paints: paints)), bounds: ink)
    return builder.finish()
  }
}
