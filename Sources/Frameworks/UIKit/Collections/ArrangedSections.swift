import CoreGraphicsTypes
import DisplayModel
import Foundation
import UIKitTypes

/// The direction along which sections follow each other, and the one across.
struct ArrangedAxis {
  var isVertical: Bool

  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
  func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }
  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }
}

/// A section of which all places are known, counted from where it begins.
struct ArrangedSection {
  var section: Int
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  var length: CGFloat = 0
  /// The room that headers and footers leave at their sides.
  var sides: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  /// Of cells, one after the other along the axis.
  var frames: [CGRect] = []

  /// Puts what stands at the left to the right, as lines run from there.
  mutating func flip(breadth: CGFloat, _ axis: ArrangedAxis) {
    guard axis.isVertical else { return }
    for index in frames.indices { frames[index].origin.x = breadth - frames[index].maxX }
  }
}

/// Sections one after the other along an axis.
struct ArrangedSections {
  var axis = ArrangedAxis(isVertical: true)
  var breadth: CGFloat = 0
  private(set) var sections: [ArrangedSection] = []
  private(set) var starts: [CGFloat] = [0]
  /// How far cells reach beyond those before them, at most, by section: what is searched for may begin that far before.
  private var outsets: [CGFloat] = []

  init(axis: ArrangedAxis = ArrangedAxis(isVertical: true), breadth: CGFloat = 0) { (self.axis, self.breadth) = (axis, breadth) }

  var length: CGFloat { starts.last ?? 0 }

  mutating func append(_ section: ArrangedSection) {
    sections.append(section)
    starts.append(length + section.length)
    outsets.append(section.frames.map { axis.length($0.size) }.max() ?? 0)
  }

  private func moved(_ rect: CGRect, by distance: CGFloat) -> CGRect {
    axis.isVertical ? rect.offsetBy(dx: 0, dy: distance) : rect.offsetBy(dx: distance, dy: 0)
  }

  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section), sections[path.section].frames.indices.contains(path.item) else { return nil }
    return moved(sections[path.section].frames[path.item], by: starts[path.section])
  }

  /// The places of the cells that meet a rectangle: those of a line are found by halves, so that the cost follows what shows.
  func paths(in rect: CGRect) -> [IndexPath] {
    var result: [IndexPath] = []
    for (index, section) in sections.enumerated() {
      guard starts[index] <= axis.end(rect), starts[index + 1] >= axis.start(rect) else { continue }
      let inner = moved(rect, by: -starts[index])
      // Cells of a line stand in its middle, so that their order along the axis holds from line to line only.
      let (from, to) = (axis.start(inner) - 2 * outsets[index], axis.end(inner) + outsets[index])
      var (low, high) = (0, section.frames.count)
      while low < high {
        let middle = (low + high) / 2
        if axis.start(section.frames[middle]) < from { low = middle + 1 } else { high = middle }
      }
      var item = low
      while item < section.frames.count, axis.start(section.frames[item]) <= to {
        if section.frames[item].meets(inner) { result.append(IndexPath(item: item, section: index)) }
        item += 1
      }
    }
    return result
  }

  /// Where a header or a footer lies, at the edge of what shows where it is pinned; `nil` where there is none.
  func supplement(_ section: Int, isHeader: Bool, pinnedIn shown: CGRect?) -> CGRect? {
    let length = isHeader ? sections[section].headerLength : sections[section].footerLength
    guard length > 0 else { return nil }
    var start = isHeader ? starts[section] : starts[section + 1] - length
    if let shown, isHeader {
      start = max(start, min(axis.start(shown), starts[section + 1] - sections[section].footerLength - length))
    } else if let shown {
      start = min(start, max(axis.end(shown) - length, starts[section] + sections[section].headerLength))
    }
    let sides = sections[section].sides
    return axis.rect(
      along: start, across: sides.leading, axis.size(length: length, breadth: max(breadth - sides.leading - sides.trailing, 0)))
  }
}

/// A line of a flow layout.
struct FlowLine {
  let start: CGFloat
  private(set) var sizes: [CGSize] = []
  private(set) var length: CGFloat = 0
  private var filled: CGFloat = 0

  init(start: CGFloat) { self.start = start }

  func breadth(_ gap: CGFloat) -> CGFloat { filled + gap * CGFloat(max(sizes.count - 1, 0)) }

  mutating func add(_ size: CGSize, _ axis: ArrangedAxis) {
    sizes.append(size)
    filled += axis.breadth(size)
    length = max(length, axis.length(size))
  }

  /// The cells' places: cells alone in their lines stand in the middle, full lines reach from side to side, the last one keeps the gap that lines as full as it have.
  func frames(_ axis: ArrangedAxis, side: CGFloat, room: CGFloat, gap: CGFloat, isLast: Bool) -> [CGRect] {
    guard !sizes.isEmpty else { return [] }
    let space = sizes.count > 1 ? (room - filled) / CGFloat(sizes.count - 1) : 0
    var used = max(space, gap)
    var isAlone = !isLast
    if isLast {
      // As many of the same size as have room would fill the line.
      let equal = sizes.allSatisfy { $0 == sizes[0] }
      let one = axis.breadth(sizes[0])
      let fitting = equal && one > 0 ? max(((room + gap) / (one + gap)).rounded(.down), 1) : 1
      isAlone = equal && fitting == 1
      used = fitting > 1 ? max((room - fitting * one) / (fitting - 1), gap) : gap
      if CGFloat(sizes.count) >= fitting, sizes.count > 1 { used = max(space, gap) }
    }
    var across = side
    if sizes.count == 1, isAlone { across = side + max((room - filled) / 2, 0) }
    return sizes.map { size in
      defer { across += axis.breadth(size) + used }
      return axis.rect(along: start + (length - axis.length(size)) / 2, across: across, size)
    }
  }
}
