extension AnyHashable {
  /// The value in an optional, or the value itself: a tag stands for itself and for an optional of it.
  package var withoutOptional: AnyHashable { (base as? any OptionalTag)?.wrapped ?? self }
  /// Whether it is an optional, which what `withoutOptional` answers is only where there is no value.
  var isNil: Bool { base is any OptionalTag }
}

/// An optional whose value may be a tag.
private protocol OptionalTag {
  var wrapped: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}
