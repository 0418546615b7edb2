import CoreGraphicsTypes
import Foundation

/// Lets things be dropped between the rows of a list: rows make room where they would come, and the loop's collection is told once.
package final class RowInserter {
  /// One of the list's rows, through which the others are found.
  private weak var cached: ListElement?
  private var target: (row: ListElement, index: Int)?

  package init() {}

  /// A row of the list has been made or looked at again.
  package func note(_ row: ListElement) { cached = row }

  private func rows(for items: [TransferItem]) -> [ListElement] {
    (cached?.siblings() ?? [])
      .filter { $0.edits?.actions.insert?.accepts(items) ?? false }
      .sorted { $0.frameInWindow.minY < $1.frameInWindow.minY }
  }

  /// Whether a loop that shows takes some things.
  func accepts(_ items: [TransferItem]) -> Bool { !rows(for: items).isEmpty }

  /// Makes room for things at a height in the window, in points.
  func follow(_ items: [TransferItem], at y: CGFloat, by motion: Animation) {
    guard let row = rows(for: items).min(by: { $0.distance(to: y) < $1.distance(to: y) }), let edits = row.edits else { return }
    let frame = row.frameInWindow
    let index = edits.offset + (y > frame.midY ? 1 : 0)
    if let target, target.row === row, target.index == index { return }
    target = (row, index)
    shift(by: frame.height + row.spacing, from: index, of: edits.loop, motion)
  }

  /// Closes the gap.
  func leave(by motion: Animation) {
    guard target != nil else { return }
    target = nil
    shift(by: 0, from: 0, of: nil, motion)
  }

  /// Tells the loop where things have come; returns whether it took them.
  func insert(_ items: [TransferItem], at y: CGFloat, by motion: Animation) -> Bool {
    follow(items, at: y, by: motion)
    guard let target, let insertion = target.row.edits?.actions.insert else { return false }
    withAnimation(motion) {
      leave(by: motion)
      insertion.perform(target.index, items)
    }
    return true
  }

  private func shift(by distance: CGFloat, from index: Int, of loop: ObjectIdentifier?, _ motion: Animation) {
    withAnimation(motion) {
      for row in cached?.siblings() ?? [] {
        var shift = RowShift()
        if let edits = row.edits, edits.loop == loop, edits.offset >= index { shift.distance = distance }
        if row.shift?.wrappedValue != shift { row.shift?.wrappedValue = shift }
      }
    }
  }
}

extension ListElement {
  fileprivate func distance(to y: CGFloat) -> CGFloat {
    let frame = frameInWindow
    return max(frame.minY - y, y - frame.maxY, 0)
  }
}

/// Takes things that are dropped between the rows of a list.
package struct RowInsertionModifier: PrimitiveModifier {
  package typealias Body = Never
  let inserter: RowInserter
  /// How rows stand aside for what comes.
  let motion: Animation

  package nonisolated init(_ inserter: RowInserter, motion: Animation) { (self.inserter, self.motion) = (inserter, motion) }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> RowInsertionNode {
    RowInsertionNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: RowInsertionNode, with modifier: Self) { node.modifier = modifier }
}

package final class RowInsertionNode: WrapperNode, DropTarget {
  var modifier: RowInsertionModifier
  private var inserter: RowInserter { modifier.inserter }

  init(_ modifier: RowInsertionModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func acceptsDrop(_ items: [TransferItem], at location: CGPoint) -> Bool {
    EnvironmentValues(scope: scope).isEnabled && inserter.accepts(items)
  }
  func dropEntered(_ items: [TransferItem], at location: CGPoint) {}
  func dropUpdated(_ items: [TransferItem], at location: CGPoint) -> DropOperation? {
    inserter.follow(items, at: location.y, by: modifier.motion)
    return nil
  }
  func dropExited(_ items: [TransferItem], at location: CGPoint) { inserter.leave(by: modifier.motion) }
  func performDrop(_ items: [TransferItem], at location: CGPoint) -> Bool {
    inserter.insert(items, at: location.y, by: modifier.motion)
  }

  package override var debugName: String { "RowInsertion" }
}
