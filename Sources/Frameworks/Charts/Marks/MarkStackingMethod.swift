/// How bars and areas of one place stand on each other.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case standard, normalized, center, unstacked }
  let storage: Storage
  private init(_ storage: Storage) { self.storage = storage }

  /// One after the other, from zero.
  public static var standard: MarkStackingMethod { .init(.standard) }
  /// One after the other, as parts of a whole.
  public static var normalized: MarkStackingMethod { .init(.normalized) }
  /// One after the other, with the middle of all at zero.
  public static var center: MarkStackingMethod { .init(.center) }
  /// Each from zero, over each other.
  public static var unstacked: MarkStackingMethod { .init(.unstacked) }
}
