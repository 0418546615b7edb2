package import Foundation

// Where numbers of an app enter the engine. A division by a width that is still 0 gives infinity or NaN; what is computed from
// such a number traps, or never ends, far from where it came in. So each kind of number has one rule here, and what takes numbers
// from an app asks it before any arithmetic: what is not finite is reported and counts as not said, what is finite and farther
// away than anything can be is brought nearer without a word.

/// The greatest numbers that the engine counts with: choices, far beyond every screen and far below where sums and products of them
/// overflow.
package enum NumberLimits {
  /// The longest length, in points.
  package static let length: CGFloat = 1e9
  /// The longest size of a view, in points: content may be longer than any length in it.
  package static let size: CGFloat = 1e15
  /// The farthest place along something whose length is 1.
  package static let unit: CGFloat = 1e6
  /// The most columns that a cell of a grid covers.
  package static let span = 100
  /// The most columns of a lazy grid.
  package static let columns = 1_000
  /// The most lines that a lazy container makes at once.
  package static let lines = 10_000
  /// The most elements of a loop.
  package static let elements = 100_000_000
  /// The most views side by side of which one is chosen: others have less than two points each on any phone.
  package static let segments = 200
  /// The longest time, in seconds: some thirty years.
  package static let duration: TimeInterval = 1e9
}

extension Int {
  /// The whole part of a number: the nearest whole number that there is where it lies beyond all of them, 0 where it is no number.
  ///
  /// `Int(_:)` stops the process for such numbers, so whatever may follow from an app's numbers becomes whole by this one.
  package init(clamping number: Double) {
    // Two to the power of 63 is the first number beyond all whole ones.
    if number >= 0x1p63 {
      self = .max
    } else if number >= -0x1p63 {
      self.init(number)
    } else {
      self = number.isNaN ? 0 : .min
    }
  }
}

extension Double {
  /// A part of a whole: not below 0 and not above 1; 0 where it is no number.
  package var asFraction: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

extension Float {
  /// A part of a colour that can be compared and mixed: what is infinite is as much as there is, or nothing, as what is no number is.
  package var finiteComponent: Float { isFinite ? self : self > 0 ? 1 : 0 }
}

extension CGFloat {
  /// A length, distance or place in points; `nil` for one that is not finite, which is reported.
  ///
  /// `position` names what it was given for: "padding".
  @inline(__always)
  package func finite(_ position: StaticString) -> CGFloat? {
    magnitude <= NumberLimits.length ? self : bounded(position, by: NumberLimits.length)
  }

  /// A length that cannot be below zero, in points; `nil` for one that is or is not finite, which is reported.
  package func finiteLength(_ position: StaticString) -> CGFloat? {
    if self >= 0 { return finite(position, rule: "negative or non-finite") }
    Diagnostics.report("invalid \(position) \(self) (negative or non-finite) is ignored")
    return nil
  }

  /// As `finiteLength`, but infinity means as much as there is.
  package func length(_ position: StaticString) -> CGFloat? { self == .infinity ? self : finiteLength(position) }

  /// A place along something whose length is 1; `nil` for one that is not finite, which is reported.
  package func finiteUnit(_ position: StaticString) -> CGFloat? {
    magnitude <= NumberLimits.unit ? self : bounded(position, by: NumberLimits.unit)
  }

  private func finite(_ position: StaticString, rule: String) -> CGFloat? {
    magnitude <= NumberLimits.length ? self : bounded(position, by: NumberLimits.length, rule: rule)
  }

  @inline(never)
  private func bounded(_ position: StaticString, by limit: CGFloat, rule: String = "non-finite") -> CGFloat? {
    if isFinite { return self < 0 ? -limit : limit }
    Diagnostics.report("invalid \(position) \(self) (\(rule)) is ignored")
    return nil
  }
}

extension CGSize {
  /// Distances along both axes, 0 for one that is not finite, which is reported.
  package func finite(_ position: StaticString) -> CGSize {
    CGSize(width: width.finite(position) ?? 0, height: height.finite(position) ?? 0)
  }

  /// Whether containers can count with it as with the size of a child.
  @inline(__always)
  package var isUsual: Bool { width >= 0 && width <= NumberLimits.size && height >= 0 && height <= NumberLimits.size }

  /// Whether one of its numbers is neither finite nor infinite space.
  package var isInvalid: Bool { !(width.isFinite || width == .infinity) || !(height.isFinite || height == .infinity) }

  /// A size that is not usual, made such that containers can count with it; infinite it may be, as infinite space is.
  ///
  /// What comes from an app's `Layout` or `Shape` may be anything.
  package var usable: CGSize {
    func number(_ length: CGFloat) -> CGFloat {
      if length == .infinity { return length }
      return length >= 0 ? Swift.min(length, NumberLimits.size) : 0
    }
    return CGSize(width: number(width), height: number(height))
  }
}

extension CGPoint {
  /// Whether something can show here: its coordinates are finite, and sums of such coordinates are.
  package var isUsual: Bool { x.magnitude <= NumberLimits.size && y.magnitude <= NumberLimits.size }

  /// A place, 0 where a coordinate is not finite, which is reported.
  package func finite(_ position: StaticString) -> CGPoint { CGPoint(x: x.finite(position) ?? 0, y: y.finite(position) ?? 0) }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension UnitPoint {
  /// A place in a rectangle; `nil` where a coordinate is not finite, which is reported.
  package func finite(_ position: StaticString) -> UnitPoint? {
    guard let x = x.finiteUnit(position), let y = y.finiteUnit(position) else { return nil }
    return UnitPoint(x: x, y: y)
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

  /// What both rectangles cover; the null rectangle where that is nothing, or where either is not finite.
  package func overlap(with other: CGRect) -> CGRect { isFinite && other.isFinite ? intersection(other) : .null }

  /// Whether both rectangles have a point in common; never where either is not finite, which Foundation's `intersects` stops the
  /// process for.
  package func meets(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

  /// The part of the rectangle in which something can show, so that it can be moved and compared; everything there is where its
  /// numbers are none, as in a perspective that shows a corner infinitely far away.
  package var bounded: CGRect {
    let limit = NumberLimits.size
    if isNull || (minX >= -limit && minY >= -limit && maxX <= limit && maxY <= limit) { return self }
    func near(_ edge: CGFloat, _ other: CGFloat) -> CGFloat {
      edge.isNaN ? other : Swift.min(Swift.max(edge, -limit), limit)
    }
    let origin = CGPoint(x: near(minX, -limit), y: near(minY, -limit))
    return CGRect(
      origin: origin, size: CGSize(width: near(maxX, limit) - origin.x, height: near(maxY, limit) - origin.y))
  }

  /// Whether a point lies inside; never where a number is none, which Foundation's `contains` stops the process for.
  package func covers(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
}

extension EdgeInsets {
  /// Distances from the edges, 0 for one that is not finite, which is reported.
  package func finite(_ position: StaticString) -> EdgeInsets {
    EdgeInsets(
      top: top.finite(position) ?? 0, leading: leading.finite(position) ?? 0, bottom: bottom.finite(position) ?? 0,
      trailing: trailing.finite(position) ?? 0)
  }
}

extension Angle {
  /// The angle; none where it is not finite, which is reported.
  package func finite(_ position: StaticString) -> Angle {
    if radians.isFinite { return self }
    Diagnostics.report("invalid \(position) \(radians) (non-finite) is ignored")
    return .zero
  }
}

extension ProjectionTransform {
  /// Whether all nine numbers are finite.
  package var isFinite: Bool {
    // What is not finite stays so in a sum of products with 0.
    let sum = m11 * 0 + m12 * 0 + m13 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m31 * 0 + m32 * 0 + m33 * 0
    return sum == 0
  }
}

extension TimeInterval {
  /// Seconds from one time to the next, not below a least one; `nil`, reported, for a time that never comes.
  package func finiteInterval(_ position: StaticString, atLeast least: TimeInterval) -> TimeInterval? {
    if isFinite { return Swift.min(Swift.max(self, least), NumberLimits.duration) }
    Diagnostics.report("invalid \(position) \(self) (non-finite) is ignored")
    return nil
  }
}
