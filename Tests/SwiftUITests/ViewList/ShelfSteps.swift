import ApusTesting
import Foundation
import SwiftUI

/// A thing that happens to a screen with a collection.
///
/// Its numbers are its own, so that it means the same where others are left out.
struct ShelfStep: CustomStringConvertible {
  enum Kind: CaseIterable {
    case remove, removeLast, removeAll, insert, move, shuffle, replace, rename, part, open, amount
    case select, pick, show, push, focus, keep, writeKept, tap, act, type, key, undo, wait
  }
  let kind: Kind
  let number: Int
  let isAnimated: Bool
  let pause: Double

  var description: String { ".init(.\(kind), \(number), \(isAnimated), \(pause))" }

  init(_ kind: Kind, _ number: Int, _ isAnimated: Bool, _ pause: Double) {
    self.kind = kind
    self.number = number
    self.isAnimated = isAnimated
    self.pause = pause
  }

  init(using random: inout SplitMix) {
    kind = Kind.allCases.randomElement(using: &random) ?? .wait
    number = .random(in: 0..<10_000, using: &random)
    isAnimated = .random(using: &random)
    pause = [0, 0, 0.02, 0.1, 0.6].randomElement(using: &random) ?? 0
  }
}

/// A screen with a collection, to which things happen.
@MainActor final class ShelfStage {
  let store: ShelfStore
  let holder: ShelfHolder
  let kind: ShelfRowKind
  let access = ShelfAccess()
  let screen: Screen
  /// Bindings to elements, with their positions, which may outlive these.
  private var kept: [(position: Int, element: Binding<Shelf.Item>)] = []
  private var nextID = 100
  /// What broke a law.
  private(set) var faults: [String] = []

  static let start = Shelf(
    items: (0..<4).map { number in
      Shelf.Item(id: number, title: "item \(number)", parts: (0..<2).map { Shelf.Part(id: $0, name: "part \(number)\($0)") })
    }, selected: 1)

  init(_ store: ShelfStore, _ holder: ShelfHolder, _ kind: ShelfRowKind, _ start: Shelf) {
    (self.store, self.holder, self.kind) = (store, holder, kind)
    let access = access
    screen = Screen(
      .init {
        $0.size = CGSize(width: 500, height: 1600)
        $0.scale = 1
        $0.verifiesCaches = false
      }
    ) {
      ShelfRoot(store: store, start: start, access: access) { ShelfView(shelf: $0, holder: holder, kind: kind, access: access) }
    }
  }

  var shelf: Shelf { access.shelf?.wrappedValue ?? Self.start }

  private func edit(_ step: ShelfStep, _ change: (inout Shelf) -> Void) {
    withAnimation(step.isAnimated ? .linear(duration: 0.3) : nil) { if let shelf = access.shelf { change(&shelf.wrappedValue) } }
    screen.settle()
  }

  /// An element's number, or nothing where there are none.
  private func position(_ step: ShelfStep) -> Int? { shelf.items.isEmpty ? nil : step.number % shelf.items.count }

  func perform(_ step: ShelfStep) {
    switch step.kind {
    case .remove, .removeLast, .removeAll, .insert, .move, .shuffle, .replace: reorder(step)
    case .rename, .part, .open, .amount: change(step)
    case .select, .pick, .show, .push, .focus: choose(step)
    case .keep: if let index = position(step), let shelf = access.shelf { kept.append((index, shelf.items[index])) }
    case .writeKept: writeKept(step)
    case .type: type(step)
    case .tap, .act, .key, .undo, .wait: operate(step)
    }
    if step.pause > 0 { screen.advance(by: step.pause) }
  }

  private func reorder(_ step: ShelfStep) {
    let index = position(step)
    edit(step) { shelf in
      switch step.kind {
      case .removeLast: _ = shelf.items.popLast()
      case .removeAll: shelf.items.removeAll { step.number % 3 == 0 || $0.id % 2 == 0 }
      case .insert where shelf.items.count < 7:
        nextID += 1
        let new = Shelf.Item(id: nextID, title: "new \(nextID)", parts: [Shelf.Part(id: 0, name: "part of \(nextID)")])
        shelf.items.insert(new, at: step.number % (shelf.items.count + 1))
      case .move: if let index { shelf.items.append(shelf.items.remove(at: index)) }
      case .shuffle:
        var random = SplitMix(seed: UInt64(step.number))
        shelf.items.shuffle(using: &random)
      case .replace:
        nextID += 1
        if let index { shelf.items[index] = Shelf.Item(id: nextID, title: "other \(nextID)") }
      default: if let index { shelf.items.remove(at: index) }
      }
    }
  }

  private func change(_ step: ShelfStep) {
    guard let index = position(step) else { return }
    edit(step) { shelf in
      switch step.kind {
      case .rename: shelf.items[index].title = "name \(step.number)"
      case .part:
        if step.number % 2 == 0 { _ = shelf.items[index].parts.popLast() } else { shelf.items[index].parts.reverse() }
      case .open: shelf.items[index].isOpen.toggle()
      default: shelf.items[index].amount = step.number % 10
      }
    }
  }

  private func choose(_ step: ShelfStep) {
    // Now and then an element that is not there.
    let id = step.number % 4 == 0 ? 5_000 : position(step).map { shelf.items[$0].id }
    switch step.kind {
    case .select: edit(step) { $0.selected = id }
    case .pick: edit(step) { shelf in id.map { _ = shelf.picked.insert($0) } }
    case .show:
      edit(step) { shelf in shelf.shown = step.number % 3 == 0 ? nil : shelf.items.first { $0.id == id } }
    case .push:
      edit(step) { shelf in
        if step.number % 3 == 0 { _ = shelf.path.popLast() } else if let id, shelf.path.count < 3 { shelf.path.append(id) }
      }
    default:
      access.focus?.wrappedValue = id
      screen.settle()
    }
  }

  private func writeKept(_ step: ShelfStep) {
    guard !kept.isEmpty else { return }
    let (position, element) = kept[step.number % kept.count]
    var expected = shelf.items
    if expected.indices.contains(position) { expected[position].amount = step.number % 10 }
    element.wrappedValue.amount = step.number % 10
    screen.settle()
    if shelf.items.map(\.amount) != expected.map(\.amount) { faults.append("a binding to position \(position) wrote elsewhere") }
  }

  /// Typing changes the element that has the focus, and no other.
  private func type(_ step: ShelfStep) {
    let (before, focus) = (shelf.items, access.focus?.wrappedValue)
    screen.type("q")
    let changed = shelf.items.filter { item in before.first { $0.id == item.id }?.title != item.title }
    if changed.contains(where: { $0.id != focus }) || shelf.items.map(\.id) != before.map(\.id) {
      faults.append("typing with the focus on \(focus.map(String.init) ?? "none") changed \(changed.map(\.id))")
    }
  }

  private func operate(_ step: ShelfStep) {
    switch step.kind {
    case .tap:
      let elements = screen.elements
      if !elements.isEmpty { elements[step.number % elements.count].tap() }
    case .act:
      let elements = screen.elements.filter { !$0.actions.isEmpty }
      guard !elements.isEmpty else { return }
      let element = elements[step.number % elements.count]
      try? element.perform(element.actions[step.number % element.actions.count])
    case .key:
      let keys = ["Tab", "ArrowDown", "ArrowUp", "Enter", "Escape", "Delete", "Backspace", " "]
      screen.press(key: keys[step.number % keys.count])
    case .undo: screen.press(key: "z", shift: step.number % 2 == 0, control: true)
    default: screen.advance(by: 1)
    }
  }

  /// Ends what is not part of the collection's state: motions, menus, the focus, where a wheel stands of which nothing is chosen,
  /// and which tab shows where the selected one has gone.
  func calm() {
    if [.wheel, .tabs].contains(holder), !shelf.items.contains(where: { $0.id == shelf.selected }),
      let first = shelf.items.first
    {
      access.shelf?.wrappedValue.selected = first.id
      screen.settle()
    }
    screen.finishAnimations()
    while screen.isMenuOpen {
      screen.press(key: "Escape")
      screen.finishAnimations()
    }
    access.focus?.wrappedValue = nil
    screen.settle()
    screen.movePointer(to: CGPoint(x: -10, y: -10))
    screen.finishAnimations()
  }

  /// What shows, line by line.
  var picture: [String] {
    screen.elements.map { element in
      let frame = element.frame
      let place = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int(($0 * 10).rounded()))" }.joined(separator: " ")
      return "\(element.role) \"\(element.label)\" \(element.value) \(element.isSelected ? "selected" : "") @\(place)"
    }
  }
}
