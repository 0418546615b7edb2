import Synchronization

extension Binding where Value: MutableCollection {
  /// A binding to the element at a position.
  ///
  /// Where the position is no longer one of the collection's, as after a removal, the binding keeps returning the value that it
  /// returned last, or else the one that was there when it was made, and writes do nothing: rows that leave, focused fields and
  /// closures may hold it longer than the collection holds the element. Reading traps, as the collection does, where there never
  /// was such a value.
  func element(at position: Value.Index, now value: Value.Element? = nil) -> Binding<Value.Element> {
    let place = ElementLocation(of: location, at: position, last: value)
    if value == nil { place.glimpseNow() }
    var binding = Binding<Value.Element>(location: place)
    binding.inheritTransaction(of: self)
    return binding
  }
}

/// An element of a collection that lives elsewhere, by its position.
private final class ElementLocation<Base: MutableCollection>: BindingLocation {
  private let base: any BindingLocation<Base>
  private let position: Base.Index
  /// What was read last, for the time when the element is gone.
  private let last: Mutex<UncheckedSendable<Base.Element?>>

  init(of base: any BindingLocation<Base>, at position: Base.Index, last: Base.Element?) {
    self.base = base
    self.position = position
    self.last = Mutex(UncheckedSendable(last))
  }

  private func contains(_ elements: Base) -> Bool { position >= elements.startIndex && position < elements.endIndex }

  var seen: Base.Element? { base.seen.flatMap { contains($0) ? $0[position] : nil } }

  func glimpse() -> Base.Element? {
    guard let elements = base.glimpse(), contains(elements) else { return last.withLock { $0 }.value }
    return elements[position]
  }

  /// Remembers the element that is there, as far as it can be looked at without being followed.
  func glimpseNow() {
    let seen = UncheckedSendable(glimpse())
    last.withLock { $0 = seen }
  }

  func read() -> Base.Element {
    let elements = base.read()
    if !contains(elements), let last = last.withLock({ $0 }).value { return last }
    let read = elements[position]
    let sent = UncheckedSendable<Base.Element?>(read)
    last.withLock { $0 = sent }
    return read
  }

  func write(_ value: Base.Element, transaction: Transaction?) {
    var elements = base.read()
    guard contains(elements) else { return }
    elements[position] = value
    base.write(elements, transaction: transaction)
  }

  func isSame(as other: any BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return position == other.position && base.isSame(as: other.base)
  }
}
