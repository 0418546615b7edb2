import CoreGraphicsTypes
public import SwiftUICore

/// The shape of buttons with a fill.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    /// `nil`: the radius that fits the button's size.
    case roundedRectangle(radius: CGFloat?)
  }
  let kind: Kind
  private var insetAmount: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  /// The shape that fits the button's size.
  public static let automatic = ButtonBorderShape(.automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(.capsule)
  /// Round corners that fit the button's size.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: nil))
  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init(.roundedRectangle(radius: radius)) }
  /// A circle; the button is as wide as it is high.
  public static let circle = ButtonBorderShape(.circle)

  /// The shape with a radius where it says none itself; `nil`: half of the height.
  nonisolated func shape(radius: CGFloat?) -> AnyShape {
    switch kind {
    case .automatic, .roundedRectangle(radius: nil): radius.map(rounded) ?? AnyShape(Capsule())
    case .roundedRectangle(let radius?): rounded(radius)
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    }
  }

  private nonisolated func rounded(_ radius: CGFloat) -> AnyShape {
    AnyShape(RoundedRectangle(cornerRadius: max(radius - insetAmount, 0)))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The shape's outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape(radius: ButtonMetrics().regular.radius).path(in: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  /// The shape, smaller by a length in points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
  /// The shape of buttons with a fill.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the bordered buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
