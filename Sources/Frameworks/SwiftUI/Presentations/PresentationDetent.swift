import CoreGraphicsTypes
package import SwiftUICore

// Safe: what computes a height is a function of its arguments alone.
/// A height at which a sheet rests.
nonisolated public struct PresentationDetent: Hashable, @unchecked Sendable {
  private enum Height: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }
  private let height: Height
  private let compute: (Context) -> CGFloat?

  private init(_ height: Height, _ compute: @escaping (Context) -> CGFloat?) {
    self.height = height
    self.compute = compute
  }

  /// About half as high as the screen.
  public static let medium = PresentationDetent(.medium) { $0.maxDetentValue * $0.values.metrics.presentations.mediumPart }
  /// As high as a sheet gets; the screen behind goes back.
  public static let large = PresentationDetent(.large) { $0.maxDetentValue }
  /// A part of the height that there is at most, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
  }
  /// A height above the window's lower inset, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) { _ in height } }
  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { type.height(in: $0) }
  }

  public static func == (a: Self, b: Self) -> Bool { a.height == b.height }
  public func hash(into hasher: inout Hasher) { hasher.combine(height) }

  /// What a height is computed from.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the largest sheet above the window's lower inset, in points.
    public let maxDetentValue: CGFloat
    fileprivate let values: EnvironmentValues
    /// A value of the environment in which the sheet is declared.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
  }

  /// The height for the engine.
  var sheetDetent: SheetDetent {
    let compute = compute
    return SheetDetent(id: AnyHashable(self), isLarge: height == .large) { most, values in
      compute(Context(maxDetentValue: most, values: values))
    }
  }
}

/// A height of sheets that is computed.
public protocol CustomPresentationDetent {
  /// The height above the window's lower inset, in points; `nil` where a sheet is not to rest there.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What a height is computed from.
  public typealias Context = PresentationDetent.Context
}
