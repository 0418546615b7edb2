public import Foundation

extension SortDescriptor {
  /// Orders by a text, as people do: numbers in it by their value, case and accents last.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedComparator = .localizedStandard) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Orders by a text, as people do; nil comes first where the order is forward.
  public init(_ keyPath: KeyPath<Compared, String?> & Sendable, comparator: _LocalizedComparator = .localizedStandard) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Orders by a text, as people do: numbers in it by their value, case and accents last.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedComparator = .localizedStandard, order: SortOrder
  ) {
    switch comparator.kind {
    case .standard: self.init(comparable: keyPath.appending(path: \String._standardText), order: order)
    case .localized: self.init(comparable: keyPath.appending(path: \String._localizedText), order: order)
    }
  }

  /// Orders by a text, as people do; nil comes first where the order is forward.
  public init(
    _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: _LocalizedComparator = .localizedStandard, order: SortOrder
  ) {
    switch comparator.kind {
    case .standard: self.init(optional: keyPath.appending(path: \String?._standardText), order: order)
    case .localized: self.init(optional: keyPath.appending(path: \String?._localizedText), order: order)
    }
  }

  private init<Value: Comparable>(comparable keyPath: KeyPath<Compared, Value>, order: SortOrder) {
    self.init(sendable(keyPath), order: order)
  }

  private init<Value: Comparable>(optional keyPath: KeyPath<Compared, Value?>, order: SortOrder) {
    self.init(sendable(keyPath), order: order)
  }
}

// Safe: `Sendable` is no part of what is stored; a path of paths that hold nothing else holds nothing else.
/// A key path that was made of two which may go between threads.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}

/// What a sort descriptor's key path is without the order of texts that it ends in.
package enum LocalizedOrder: Sendable {
  case standard, localized

  /// The order that the values of a key path have; nil where it is their own.
  package init?(_ keyPath: AnyKeyPath) {
    let type = Swift.type(of: keyPath).valueType
    if type == _StandardText.self || type == _StandardText?.self {
      self = .standard
    } else if type == _LocalizedText.self || type == _LocalizedText?.self {
      self = .localized
    } else {
      return nil
    }
  }

  /// The key path of a text with the order at its end; nil where it is no path of a text.
  package func path(from keyPath: AnyKeyPath) -> AnyKeyPath? {
    switch self {
    case .standard: keyPath.appending(path: \String._standardText) ?? keyPath.appending(path: \String?._standardText)
    case .localized: keyPath.appending(path: \String._localizedText) ?? keyPath.appending(path: \String?._localizedText)
    }
  }
}
