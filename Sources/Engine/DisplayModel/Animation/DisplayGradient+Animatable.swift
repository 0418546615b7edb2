import CoreGraphicsTypes
package import Foundation

extension DisplayGradientStop: Animatable {
  /// The colour and, × 128, the location.
  package var animatableData: AnimatablePair<DisplayColor.AnimatableData, CGFloat> {
    get { .init(color.animatableData, location * 128) }
    set {
      color.animatableData = newValue.first
      location = newValue.second / 128
    }
  }
}

/// The stops of a gradient; those of two gradients match one by one if there are as many.
package struct AnimatableGradientStops: StructuredAnimatable {
  /// The stops.
  package var stops: [DisplayGradientStop]
  /// Wraps stops.
  package init(_ stops: [DisplayGradientStop]) { self.stops = stops }

  package var animatableData: AnimatableVector<DisplayGradientStop.AnimatableData> {
    get { AnimatableVector(stops.map(\.animatableData)) }
    set {
      for (index, data) in newValue.elements.prefix(stops.count).enumerated() { stops[index].animatableData = data }
    }
  }

  package func hasSameStructure(as other: Self) -> Bool { stops.count == other.stops.count }
}
