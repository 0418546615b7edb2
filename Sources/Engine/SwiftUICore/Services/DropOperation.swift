/// What happens to what is dropped.
public enum DropOperation: Sendable {
  /// It is taken back to where it comes from.
  case cancel
  /// It cannot be dropped here.
  case forbidden
  /// A copy of it is taken.
  case copy
  /// It is moved.
  case move
}

extension DropOperation {
  /// Whether something is taken.
  package var takes: Bool { self == .copy || self == .move }
}
