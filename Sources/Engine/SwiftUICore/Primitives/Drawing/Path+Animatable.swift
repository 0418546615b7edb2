import CoreGraphicsTypes
package import Foundation

/// A path whose points move; those of two paths match one by one if their steps are of the same kinds.
package struct AnimatablePath: StructuredAnimatable {
  /// The path.
  package var path: Path
  /// Wraps a path.
  package init(_ path: Path) { self.path = path }

  package var animatableData: AnimatableVector<CGPoint.AnimatableData> {
    get { AnimatableVector(path.elements.flatMap(\.points).map(\.animatableData)) }
    set {
      var points = newValue.elements[...]
      let elements = path.elements.map { element in
        element.mapPoints { old in
          var point = old
          if let data = points.popFirst() { point.animatableData = data }
          return point
        }
      }
      path = Path(elements: elements)
    }
  }

  package func hasSameStructure(as other: Self) -> Bool {
    let (own, others) = (path.elements, other.path.elements)
    return own.count == others.count && zip(own, others).allSatisfy { $0.isSameKind(as: $1) }
  }
}

extension PathElement {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }

  /// The same step with other points, which are asked for in the order of `points`.
  fileprivate func mapPoints(_ transform: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let end): .move(transform(end))
    case .line(let end): .line(transform(end))
    case .quadCurve(let end, let control): .quadCurve(transform(end), control: transform(control))
    case .curve(let end, let control1, let control2):
      .curve(transform(end), control1: transform(control1), control2: transform(control2))
    case .close: .close
    }
  }

  fileprivate func isSameKind(as other: PathElement) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close): true
    default: false
    }
  }
}
