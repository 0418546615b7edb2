import CoreGraphicsTypes
import Foundation
import UIKitTypes

/// Places the items of a section of a compositional layout, one group after the other.
@MainActor
struct CompositionalArrangement {
  private let section: NSCollectionLayoutSection
  private let count: Int
  /// What cells have asked for whose size is estimated.
  private let wishes: [Int: CGSize]
  private(set) var frames: [CGRect] = []
  /// The items whose size is estimated on either side.
  private(set) var estimated: Set<Int> = []

  init(_ section: NSCollectionLayoutSection, count: Int, wishes: [Int: CGSize]) {
    (self.section, self.count, self.wishes) = (section, count, wishes)
    frames.reserveCapacity(count)
  }

  /// Places all items from a point on, along an axis; returns where the last group ends.
  mutating func run(from start: CGPoint, in container: CGSize, _ axis: ArrangedAxis) -> CGFloat {
    var along = axis.isVertical ? start.y : start.x
    var isFirst = true
    while frames.count < count {
      if !isFirst { along += section.interGroupSpacing }
      isFirst = false
      let before = frames.count
      let size = place(
        section.group, in: container, at: axis.isVertical ? CGPoint(x: start.x, y: along) : CGPoint(x: along, y: start.y),
        share: nil)
      guard frames.count > before else { break }
      along += axis.length(size)
    }
    return along
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint, share: (isHorizontal: Bool, length: CGFloat)?
  ) -> CGSize {
    var size = item.layoutSize.points(in: container)
    if let share { if share.isHorizontal { size.width = share.length } else { size.height = share.length } }
    if let group = item as? NSCollectionLayoutGroup { return fill(group, size, at: origin) }
    let (width, height) = (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated)
    let insets = item.contentInsets
    if width || height { estimated.insert(frames.count) }
    if let wish = wishes[frames.count] {
      if width { size.width = wish.width + insets.leading + insets.trailing }
      if height { size.height = wish.height + insets.top + insets.bottom }
    }
    frames.append(Self.inset(CGRect(origin: origin, size: size), insets))
    return size
  }

  private mutating func fill(_ group: NSCollectionLayoutGroup, _ size: CGSize, at origin: CGPoint) -> CGSize {
    let axis = ArrangedAxis(isVertical: !group.isHorizontal)
    let inner = Self.inset(CGRect(origin: origin, size: size), group.contentInsets)
    let spacing = group.interItemSpacing?.spacing ?? 0
    let isOpen = group.isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    let share = group.count.map { (axis.length(inner.size) - spacing * CGFloat($0 - 1)) / CGFloat($0) }
    var (used, breadth, number) = (CGFloat(0), CGFloat(0), 0)
    var starts: [Int] = []
    while frames.count < count {
      let item = group.subitems[number % group.subitems.count]
      let length = share ?? axis.length(item.layoutSize.points(in: inner.size))
      let start = number == 0 ? 0 : used + spacing
      if let count = group.count {
        if number == count { break }
      } else if number > 0 {
        // What has no length is placed once.
        let isFull = isOpen ? number == group.subitems.count : start + length > axis.length(inner.size) + 0.01
        if isFull || length <= 0 && number >= group.subitems.count { break }
      }
      starts.append(frames.count)
      let place = axis.isVertical ? CGPoint(x: inner.minX, y: inner.minY + start) : CGPoint(x: inner.minX + start, y: inner.minY)
      let taken = self.place(
        item, in: inner.size, at: place, share: isOpen ? nil : share.map { (group.isHorizontal, $0) })
      used = start + axis.length(taken)
      breadth = max(breadth, axis.breadth(taken))
      number += 1
    }
    if group.interItemSpacing?.isFlexible == true, starts.count > 1, !isOpen {
      spread(starts, by: max(axis.length(inner.size) - used, 0) / CGFloat(starts.count - 1), axis)
    }
    return outer(group, size, used: used, breadth: breadth, axis)
  }

  /// The group's size: what its items need on sides that are estimated.
  private func outer(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, used: CGFloat, breadth: CGFloat, _ axis: ArrangedAxis
  ) -> CGSize {
    let needed = axis.size(length: used, breadth: breadth)
    let insets = group.contentInsets
    return CGSize(
      width: group.layoutSize.widthDimension.isEstimated ? needed.width + insets.leading + insets.trailing : size.width,
      height: group.layoutSize.heightDimension.isEstimated ? needed.height + insets.top + insets.bottom : size.height)
  }

  private mutating func spread(_ starts: [Int], by distance: CGFloat, _ axis: ArrangedAxis) {
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : frames.count
      for index in start..<end {
        let shift = distance * CGFloat(number)
        frames[index] = axis.isVertical ? frames[index].offsetBy(dx: 0, dy: shift) : frames[index].offsetBy(dx: shift, dy: 0)
      }
    }
  }

  static func inset(_ rect: CGRect, _ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top, width: max(rect.width - insets.leading - insets.trailing, 0),
      height: max(rect.height - insets.top - insets.bottom, 0))
  }
}
