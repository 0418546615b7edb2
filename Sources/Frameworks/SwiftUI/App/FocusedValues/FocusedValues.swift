import SwiftUICore

/// A key for a value that the view with the focus, or the front window, gives to commands and other views.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view with the focus, and the window it is in, give to commands and other views.
public struct FocusedValues {
  private struct Entry {
    let value: Any
    let isEqual: (Any) -> Bool
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  nonisolated init() {}

  /// The value of a key; `nil` where no view gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { value in
        Entry(value: value) { ($0 as? Key.Value).map { ValueComparator.areEqual($0, value) } ?? false }
      }
    }
  }
}

extension FocusedValues: Equatable {
  /// Whether all values are the same.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { key, entry in rhs.entries[key].map { entry.isEqual($0.value) } ?? false }
  }
}

/// What a view gives while it, or something in it, has the focus; or as long as its window is the front one.
struct FocusedValueNote {
  let isOfScene: Bool
  let write: (inout FocusedValues) -> Void
}

extension FocusedValues {
  /// What the views of a window give; what has the focus goes before the window, and inner views before outer ones.
  init(of graph: ViewGraph) {
    self.init()
    for note in graph.notes.values(of: FocusedValueNote.self) where note.isOfScene { note.write(&self) }
    for note in graph.focus.notes(of: FocusedValueNote.self).reversed() where !note.isOfScene { note.write(&self) }
  }
}

private enum FocusedValuesKey: EnvironmentKey { static var defaultValue: FocusedValues { FocusedValues() } }

extension EnvironmentValues {
  /// What the view with the focus and its window give.
  var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}
