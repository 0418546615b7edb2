public import Foundation
public import SwiftUICore

extension Screen {
  /// The rows of lists that show, from top to bottom.
  public var rows: [Row] { elements.filter { $0.role == "row" }.map { Row(element: $0) } }

  /// The row in which something has a label or an identifier.
  public func row(_ name: String) throws -> Row {
    let rows = rows
    guard let row = rows.first(where: { $0.contains(name) }) else {
      throw ElementNotFound(name: name, present: rows.map { $0.labels.joined(separator: ", ") })
    }
    return row
  }

  /// One of the rows that show, counted from 0.
  public func row(at index: Int) throws -> Row {
    let rows = rows
    guard rows.indices.contains(index) else {
      throw ElementNotFound(name: "row \(index)", present: rows.map { $0.labels.joined(separator: ", ") })
    }
    return rows[index]
  }
}

/// A row of a list on a screen, as a person sees and handles it.
///
///     try screen.row("Milk").swipe(.trailing)
///     try screen.button("Delete").tap()
@MainActor
public struct Row {
  /// The row as a screen reader finds it.
  public let element: Element

  /// Bounds on the screen, in points.
  public var frame: CGRect { element.frame }
  /// Whether it is selected.
  public var isSelected: Bool { element.isSelected }
  /// What is read of what is in it, in order.
  public var labels: [String] { inner.map(\.label).filter { !$0.isEmpty } }
  /// What can be done with it beside pressing it: the buttons behind its edges, leading ones first.
  public var actions: [String] { element.actions }

  private var inner: [Element] {
    element.element.children.flatMap(\.flattened).map { Element($0, screen: element.screen) }
  }

  /// Whether something in it has a label or an identifier.
  public func contains(_ name: String) -> Bool { inner.contains { $0.label == name || $0.identifier == name } }

  /// Presses its middle.
  public func tap() { element.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }

  /// Does what a button behind it does, as somebody does who cannot see it.
  public func perform(_ action: String) throws { try element.perform(action) }

  /// Pulls it aside with a finger, so that the buttons at an edge show.
  /// - Parameters:
  ///   - edge: The edge whose buttons show.
  ///   - isFull: Whether it is pulled so far that the first button acts by itself.
  public func swipe(_ edge: HorizontalEdge, isFull: Bool = false) {
    let screen = element.screen
    let towardsTrailing = (edge == .leading) != (element.element.node?.isRightToLeft ?? false)
    let (near, far) = (frame.minX + frame.width * 0.05, frame.maxX - frame.width * 0.05)
    let way = isFull ? far - near : min(frame.width * 0.45, far - near)
    let start = towardsTrailing ? near : far
    let end = towardsTrailing ? start + way : start - way
    screen.drag(from: CGPoint(x: start, y: frame.midY), to: CGPoint(x: end, y: frame.midY), duration: 0.25, rest: 0.2)
    screen.finishAnimations()
  }

  /// Deletes it: by the sign before it while the list is edited, else by a swipe and the button that then shows.
  public func delete() throws {
    let screen = element.screen
    if let sign = inner.first(where: { $0.label == "Remove" }) {
      sign.tap()
      screen.finishAnimations()
    } else {
      swipe(.trailing)
    }
    try screen.button("Delete").tap()
    screen.finishAnimations()
  }

  /// Drags it by its handle to where another row is, while the list is edited.
  public func move(to other: Row) throws {
    let screen = element.screen
    guard let handle = inner.first(where: { $0.label == "Reorder" }) else {
      throw ElementNotFound(name: "Reorder", present: labels)
    }
    let x = handle.frame.midX
    let end = other.frame.midY + (other.frame.midY > frame.midY ? 1 : -1)
    screen.drag(from: CGPoint(x: x, y: frame.midY), to: CGPoint(x: x, y: end), duration: 0.4, rest: 0.3)
    screen.finishAnimations()
  }
}
