public import Foundation

/// How wide or high the marks of a collection are: the same for all, or as each element says.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  /// As wide as marks of this kind usually are.
  public static var automatic: MarkDimensions { .init { _ in .automatic } }
  /// A measure in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { .init { _ in .fixed(value) } }
  /// A measure of each element in points.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions { .init { .fixed($0[keyPath: keyPath]) } }
  /// As wide as the scale's step, but for a measure in points on either side.
  public static func inset(_ value: CGFloat) -> MarkDimensions { .init { _ in .inset(value) } }
  /// As wide as the scale's step, but for a measure of each element in points on either side.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions { .init { .inset($0[keyPath: keyPath]) } }
  /// A part of the scale's step.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { .init { _ in .ratio(value) } }
  /// A part of the scale's step, as each element says.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions { .init { .ratio($0[keyPath: keyPath]) } }
}
