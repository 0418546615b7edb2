/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts covered twice stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// Says how areas that the outline surrounds more than once are filled, and whether edges are smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
