/// Whether a part of the interface shows.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Where it usually does.
  case automatic
  /// Always.
  case visible
  /// Never.
  case hidden
}
