/// Environment values set at one place of the tree; what is not set here is looked up further out.
package final class EnvironmentScope {
  package private(set) var parent: EnvironmentScope?
  package private(set) var entries: [(key: ObjectIdentifier, value: EnvironmentEntry)] = []
  /// Its copies in other surroundings.
  private var copies: [Weak<EnvironmentScope>] = []
  /// Content that custom modifiers placed here put into their bodies, by the modifier's type.
  package var modifierContent: (modifier: ObjectIdentifier, content: AnyModifierContent)?
  /// An edit of transactions placed here.
  let transactionSource: TransactionSource?
  // Safe: a scope keeps the one outside of it alive, so that this one outlives it.
  /// The nearest scope, this one included, with an edit of transactions.
  private unowned(unsafe) var outerTransactionScope: EnvironmentScope?
  var nearestTransactionScope: EnvironmentScope? { transactionSource == nil ? outerTransactionScope : self }

  package init(parent: EnvironmentScope?, transactionSource: TransactionSource? = nil) {
    self.parent = parent
    self.transactionSource = transactionSource
    // Held by `parent`, or by one of its own.
    outerTransactionScope = parent?.nearestTransactionScope
  }

  /// The same as this scope in other surroundings: what is set from here to a scope around it, and then what another scope has.
  ///
  /// What is set here later is set there, too.
  func rebased(from outer: EnvironmentScope, onto new: EnvironmentScope) -> EnvironmentScope {
    guard self !== outer, let parent else { return new }
    let copy = EnvironmentScope(parent: parent.rebased(from: outer, onto: new), transactionSource: transactionSource)
    copy.entries = entries
    copy.modifierContent = modifierContent
    copies.removeAll { $0.value == nil }
    copies.append(Weak(copy))
    return copy
  }

  /// Puts the scope into another one.
  ///
  /// It has an edit of transactions, so that those inside it know no scope outside of it that may go.
  func move(into new: EnvironmentScope) {
    assert(transactionSource != nil)
    parent = new
    outerTransactionScope = new.nearestTransactionScope
  }

  /// The value that holds here for a key; `nil` when nothing set one.
  package func box(for key: ObjectIdentifier) -> EnvironmentEntry? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      for entry in current.entries where entry.key == key { return entry.value }
      scope = current.parent
    }
    return nil
  }

  /// The content of the nearest custom modifier of a type.
  package func modifierContent(for modifier: ObjectIdentifier) -> AnyModifierContent? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let entry = current.modifierContent, entry.modifier == modifier { return entry.content }
      scope = current.parent
    }
    return nil
  }

  /// Replaces what is set here and returns the keys whose value differs from before.
  package func replaceEntries(_ new: [(key: ObjectIdentifier, value: EnvironmentEntry)]) -> EnvironmentMask {
    var changed = EnvironmentMask()
    for entry in new {
      let old = entries.first { $0.key == entry.key }?.value
      if old.map({ !$0.isEqual(entry.value) }) ?? true { changed.formUnion(.key(entry.key)) }
    }
    for entry in entries where !new.contains(where: { $0.key == entry.key }) { changed.formUnion(.key(entry.key)) }
    entries = new
    for copy in copies { copy.value?.entries = new }
    return changed
  }
}

/// A value of the environment behind a reference.
package class EnvironmentEntry: CustomStringConvertible {
  private let key: Any.Type
  init(key: Any.Type) { self.key = key }

  func isEqual(_ other: EnvironmentEntry) -> Bool { self === other }
  package var description: String { "\(key)" }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value
  init(_ value: Value, key: Any.Type) {
    self.value = value
    super.init(key: key)
  }

  override func isEqual(_ other: EnvironmentEntry) -> Bool {
    if self === other { return true }
    guard let other = other as? TypedEnvironmentEntry<Value> else { return false }
    return ValueComparator.areEqual(value, other.value)
  }

  override var description: String { "\(super.description) = \(value)" }
}
