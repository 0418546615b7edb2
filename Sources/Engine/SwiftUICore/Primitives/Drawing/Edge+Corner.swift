public import Foundation

extension Edge {
  /// A corner of a rectangle; leading is left, or right where lines run from right to left.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// A corner, named by the sides that meet there.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Several corners.
    public struct Set: OptionSet, Sendable {
      /// The value as it is stored.
      public let rawValue: Int8
      /// Creates a value from the one stored.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// The set of one corner.
      public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }
      /// Whether a corner is among them.
      public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
      /// The corner at the top on the side where lines begin.
      public static let topLeading = Set(.topLeading)
      /// The corner at the top on the side where lines end.
      public static let topTrailing = Set(.topTrailing)
      /// The corner at the bottom on the side where lines begin.
      public static let bottomLeading = Set(.bottomLeading)
      /// The corner at the bottom on the side where lines end.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// Both corners at the top.
      public static let top: Set = [.topLeading, .topTrailing]
      /// Both corners at the bottom.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// Both corners on the side where lines begin.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// Both corners on the side where lines end.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four corners.
      public static let all: Set = [.top, .bottom]
    }

    /// How a corner is made: square, with a radius, or around the same point as the corner of the container.
    ///
    /// A number stands for a radius in points: `ConcentricRectangle(corners: 12)`.
    public struct Style: Hashable, Sendable {
      private indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Style?)
      }
      private let kind: Kind

      /// A radius in points; 0 and less is square.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
      /// The radius of the container's corner, less the distance to it; square where the distance is longer.
      public static var concentric: Style { concentric(minimum: nil) }
      /// The radius of the container's corner, less the distance to it, but at least that of a style; `nil` is none.
      public static func concentric(minimum: Style? = nil) -> Style { Style(kind: .concentric(minimum: minimum)) }

      /// The radius where a corner around the container's would have one; `nil`: no container has corners.
      func radius(concentric: CGFloat?) -> CGFloat {
        switch kind {
        case .fixed(let radius): max(radius.finite("radius of a corner") ?? 0, 0)
        case .concentric(let minimum): max(concentric ?? 0, minimum?.radius(concentric: concentric) ?? 0)
        }
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
