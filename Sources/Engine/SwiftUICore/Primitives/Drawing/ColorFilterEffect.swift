package import Foundation

/// Changes the colours of a view.
nonisolated public struct _ColorFilterEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var filter: DisplayColorFilter
  nonisolated init(_ filter: DisplayColorFilter) { self.filter = filter }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? { .colorFilter(filter) }
}

extension _ColorFilterEffect: StructuredAnimatable {
  /// The filter's amount.
  public nonisolated var animatableData: AnimatablePair<Double, Color.Resolved.AnimatableData> {
    get { filter.animatableData }
    set { filter.animatableData = newValue }
  }

  package nonisolated func hasSameStructure(as other: Self) -> Bool { filter.hasSameStructure(as: other.filter) }
}
