import CoreGraphicsTypes
public import SwiftUICore

/// A kind of glass for `glassEffect(_:in:)`: what lies behind it shows through, blurred and lighter, inside a bright rim.
///
///     Text("Kyoto").padding().glassEffect(.regular.tint(.orange).interactive())
nonisolated public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }
  var kind = Kind.regular
  var tint: Color?
  var isInteractive = false

  /// Glass that sets what lies on it off from what lies behind.
  public static var regular: Glass { Glass() }
  /// Glass through which what lies behind shows strongly, for a ground of pictures.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass: the view as it is without the effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour, which covers what lies behind nearly; `nil` takes a colour away.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass as something that grows a little while a finger or the mouse presses it.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape of glass where no other is named: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public init() {}
  /// A capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
