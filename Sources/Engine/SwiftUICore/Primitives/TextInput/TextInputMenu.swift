package import Foundation

/// The way between a text that is edited and the menu with what can be done to it.
package final class TextInputMenu {
  /// What the menu offers.
  package enum Item: CaseIterable, Sendable { case cut, copy, paste, selectAll }

  weak var node: TextInputNode?
  /// Shows the menu beside a rect, in the text's coordinates from its leading edge.
  package var show: ((CGRect) -> Void)?

  package init() {}

  /// What can be done now.
  package var items: [Item] { Item.allCases.filter { node?.offers($0) == true } }

  package func perform(_ item: Item) {
    switch item {
    case .cut: node?.perform(.cut)
    case .copy: node?.perform(.copy)
    case .paste: node?.perform(.paste)
    case .selectAll: node?.perform(.selectAll)
    }
  }
}

extension TextInputNode {
  fileprivate func offers(_ item: TextInputMenu.Item) -> Bool {
    switch item {
    case .cut, .copy: !input.isSecure && !editing.selection.isEmpty
    case .paste: true
    case .selectAll: !editing.isEmpty && editing.selection != 0..<editing.count
    }
  }

  /// Shows the menu beside what is selected, or at a point of the window.
  func showMenu(at location: CGPoint?) {
    guard let menu = input.menu, let show = menu.show else { return }
    var rect = location.map { CGRect(origin: convertFromWindow($0), size: CGSize(width: 1, height: 1)) } ?? selectionBounds
    rect = rect.overlap(with: CGRect(origin: .zero, size: size))
    if rect.isNull { rect = CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0) }
    if isRightToLeft { rect.origin.x = size.width - rect.maxX }
    show(rect)
  }

  /// What is selected, or the caret, in the node's coordinates.
  private var selectionBounds: CGRect {
    let origin = textOrigin, layout = currentLayout()
    let ends = [editing.selection.lowerBound, editing.selection.upperBound].map { layout.caretRect(at: $0, atLineEnd: false) }
    var rect = ends[0].union(ends[1])
    if ends[0].minY != ends[1].minY { (rect.origin.x, rect.size.width) = (0, layout.room) }
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension TextInputNode: SecondaryPressTarget {
  func secondaryPress(at location: CGPoint) -> Bool {
    guard canTakeFocus, input.menu != nil else { return false }
    let position = place(at: location)
    graph.focus.focus(self)
    if !editing.selection.contains(position.position) {
      edit { $0.moveCaret(to: position.position, atLineEnd: position.atLineEnd) }
    }
    showMenu(at: location)
    return true
  }
}
