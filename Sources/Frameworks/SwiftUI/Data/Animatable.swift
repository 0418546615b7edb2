public import SwiftUICore

/// Makes a type `Animatable`, with data of its stored properties.
///
///     @Animatable
///     struct Wedge: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isClockwise: Bool
///       …
///     }
///
/// Each stored variable takes part whose type conforms to `Animatable` or `VectorArithmetic`; its type is written out, or its value
/// is a number with a point or names the type. Any other is marked with `@AnimatableIgnored`, or the compiler says so.
/// What has a property wrapper, such as `@State`, and what is computed is left out.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a stored property out of the data that `@Animatable` makes for a type.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")

// What the macro writes: for either kind of type the data and its type, by one name.

extension VectorArithmetic {
  /// The data of a value that is its own.
  public typealias _AnimatableOrVectorArithmeticData = Self
  /// The value itself.
  public var _animatableOrVectorArithmeticData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable {
  /// The type of the data.
  public typealias _AnimatableOrVectorArithmeticData = AnimatableData
  /// The data.
  public var _animatableOrVectorArithmeticData: AnimatableData {
    get { animatableData }
    set { animatableData = newValue }
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The data.
  public var _animatableOrVectorArithmeticData: AnimatableData {
    get { animatableData }
    set { animatableData = newValue }
  }
}
