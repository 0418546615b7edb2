import Foundation

/// Any number of animatable values as one.
///
/// Where one vector ends, its values count as zero, so that the empty vector is every length's zero.
package struct AnimatableVector<Element: VectorArithmetic>: VectorArithmetic {
  /// The values.
  package var elements: [Element]

  /// Joins values.
  package init(_ elements: [Element] = []) { self.elements = elements }

  package static var zero: Self { Self() }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    let count = max(lhs.elements.count, rhs.elements.count)
    return (0..<count).allSatisfy { lhs.element($0) == rhs.element($0) }
  }

  package static func += (lhs: inout Self, rhs: Self) { lhs.combine(rhs, +=) }
  package static func -= (lhs: inout Self, rhs: Self) { lhs.combine(rhs, -=) }
  package static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result += rhs
    return result
  }
  package static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result -= rhs
    return result
  }

  package mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  package var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

  private func element(_ index: Int) -> Element { index < elements.count ? elements[index] : .zero }

  private mutating func combine(_ other: Self, _ operation: (inout Element, Element) -> Void) {
    while elements.count < other.elements.count { elements.append(.zero) }
    for (index, element) in other.elements.enumerated() { operation(&elements[index], element) }
  }
}
extension AnimatableVector: Sendable where Element: Sendable {}
