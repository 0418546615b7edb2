import SwiftUICore

/// What is selected in a list, whatever its type.
nonisolated struct ListSelection {
  /// Whether rows are chosen one by one, or several while the list is edited.
  let isMultiple: Bool
  let contains: (AnyHashable) -> Bool
  /// Reads the selection, so that whose body does it hears of changes.
  let read: () -> Void
  /// Chooses a row, or, of several, takes it in or out.
  var press: (AnyHashable) -> Void
  /// All that is selected.
  let all: () -> Set<AnyHashable>
  /// Whether nothing is selected.
  let isEmpty: () -> Bool
  let clear: () -> Void
  /// The type of what is selected.
  let type: ObjectIdentifier
  /// Whether a value can be selected: it has the selection's type.
  let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(one selection: Binding<Value?>) {
    isMultiple = false
    read = { _ = selection.wrappedValue }
    contains = { Self.value($0, of: Value.self).map { selection.wrappedValue == $0 } ?? false }
    press = { if let value = Self.value($0, of: Value.self) { selection.wrappedValue = value } }
    accepts = { Self.value($0, of: Value.self) != nil }
    all = { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }
    isEmpty = { selection.wrappedValue == nil }
    clear = { selection.wrappedValue = nil }
    type = ObjectIdentifier(Value.self)
  }

  init<Value: Hashable>(always selection: Binding<Value>) {
    self.init(
      one: Binding {
        selection.wrappedValue
      } set: { value, transaction in
        if let value { selection.transaction(transaction).wrappedValue = value }
      })
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    isMultiple = true
    read = { _ = selection.wrappedValue }
    contains = { Self.value($0, of: Value.self).map { selection.wrappedValue.contains($0) } ?? false }
    press = {
      guard let value = Self.value($0, of: Value.self) else { return }
      if selection.wrappedValue.contains(value) {
        selection.wrappedValue.remove(value)
      } else {
        selection.wrappedValue.insert(value)
      }
    }
    accepts = { Self.value($0, of: Value.self) != nil }
    all = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    isEmpty = { selection.wrappedValue.isEmpty }
    clear = { selection.wrappedValue = [] }
    type = ObjectIdentifier(Value.self)
  }

  /// A tag of an optional type stands for the value in it, which a cast takes out.
  private static func value<Value: Hashable>(_ tag: AnyHashable, of: Value.Type) -> Value? { tag.base as? Value }
}

private enum ListSelectionTypeKey: EnvironmentKey { static var defaultValue: ObjectIdentifier? { nil } }

extension EnvironmentValues {
  /// The type of what can be selected in the list around.
  var listSelectionType: ObjectIdentifier? {
    get { self[ListSelectionTypeKey.self] }
    set { self[ListSelectionTypeKey.self] = newValue }
  }
}
