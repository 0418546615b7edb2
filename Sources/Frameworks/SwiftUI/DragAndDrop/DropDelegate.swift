/// Decides what happens to what is dragged over a view, and takes it.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view wants it at all; asked when it comes over the view.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; returns whether it was of use.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved over the view: what would happen if it were dropped; `nil` leaves that as it is.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view, or was dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything of the types that the view names.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves it as it is: a copy.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
