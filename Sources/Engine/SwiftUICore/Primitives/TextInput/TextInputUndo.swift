import Foundation
import FoundationAdditions

/// A change of a text, of which more may become part while somebody types on.
final class TextChange {
  var position: Int
  var old: String
  var new: String

  init(_ replaced: EditableText.Replacement) { (position, old, new) = (replaced.position, replaced.old, replaced.new) }
  init(position: Int, old: String, new: String) { (self.position, self.old, self.new) = (position, old, new) }

  /// Takes in a change of what it has put there; answers whether it is one.
  func absorb(_ next: EditableText.Replacement) -> Bool {
    let start = next.position - position, end = start + next.old.utf8.count
    guard start >= 0, end <= new.utf8.count else { return false }
    let bytes = new.utf8
    let range = bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)
    new.replaceSubrange(range, with: next.new)
    return true
  }

  /// What takes it back.
  var inverse: TextChange { TextChange(position: position, old: new, new: old) }
}

/// Makes steps that can be taken back of what is typed: a word is one, and so is a pause's worth, and all that an input method makes
/// of what it composes.
struct TextInputUndo {
  /// The step that goes on, where the manager has recorded nothing since.
  private var run: (change: TextChange, kind: Kind, time: TimeInterval, changes: UInt64)?
  /// What an input method composes, in place of what was there before.
  private var composition: TextChange?

  private enum Kind { case typing, deleting, other }

  /// After how many seconds without a key a new step begins; a choice (Facts 3.3).
  private static let pause: TimeInterval = 1

  /// What follows is a step of its own.
  mutating func endRun() { run = nil }

  /// Takes note of a change; `register` records a step that later changes may become part of.
  mutating func note(
    from old: EditableText, to new: EditableText, at time: TimeInterval, in manager: UndoManager?,
    register: (TextChange) -> Void
  ) {
    let replaced = new.replaced == old.replaced ? nil : new.replaced
    if let composition {
      let isPart = replaced.map { composition.absorb($0) } ?? true
      guard new.marked == nil || !isPart else { return }
      self.composition = nil
      run = nil
      if composition.old != composition.new { register(composition) }
      if isPart { return }
    }
    guard let replaced else { return run = nil }
    if new.marked != nil {
      composition = TextChange(replaced)
      return run = nil
    }
    let kind = Self.kind(of: replaced)
    if let run, run.kind == kind, run.changes == manager?.changes, time - run.time < Self.pause,
      Self.extend(run.change, by: replaced, kind: kind)
    {
      self.run?.time = time
      return
    }
    let change = TextChange(replaced)
    register(change)
    run = kind == .other ? nil : (change, kind, time, manager?.changes ?? 0)
  }

  private static func kind(of change: EditableText.Replacement) -> Kind {
    if change.old.isEmpty { return change.new.count == 1 ? .typing : .other }
    return change.new.isEmpty && change.old.count == 1 ? .deleting : .other
  }

  /// Makes a change longer by the next one, where it goes on beside it and in the same word.
  private static func extend(_ change: TextChange, by next: EditableText.Replacement, kind: Kind) -> Bool {
    switch kind {
    case .typing:
      guard next.position == change.position + change.new.utf8.count, change.new.last?.isNewline != true else { return false }
      if change.new.last?.isWhitespace == true, next.new.first?.isWhitespace != true { return false }
      change.new += next.new
    case .deleting:
      if next.position + next.old.utf8.count == change.position {
        (change.position, change.old) = (next.position, next.old + change.old)
      } else if next.position == change.position {
        change.old += next.old
      } else {
        return false
      }
    case .other: return false
    }
    return true
  }
}

extension TextInputNode {
  var undoManager: UndoManager? { EnvironmentValues(scope: scope).undoManager }

  /// Records a change, named as menus show it.
  func register(_ change: TextChange, name: String) {
    guard !input.isSecure, let manager = undoManager else { return }
    manager.registerUndo(withTarget: self) { $0.apply(change.inverse, name: name) }
    manager.setActionName(name)
  }

  /// Makes a change that takes back another one, and records how to take it back in turn.
  private func apply(_ change: TextChange, name: String) {
    let range = change.position..<(change.position + change.old.utf8.count)
    // What something else has changed meanwhile cannot be taken back.
    guard isMounted, range.upperBound <= editing.count, editing.string[editing.indices(of: range)] == change.old else { return }
    edit(recording: false) {
      $0.endComposition()
      $0.replace(range, with: change.new)
    }
    register(change, name: name)
  }
}
