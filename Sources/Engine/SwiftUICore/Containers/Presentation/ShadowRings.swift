import CoreGraphicsTypes
package import Foundation

/// A wide, faint shadow around a rounded rectangle, as rings that are fainter further out.
///
/// A blur as wide would cost far more in each frame in which what has it moves.
package struct ShadowRings: Equatable, Sendable {
  /// How dark it is below the middle of what has it, 0…1.
  package var opacity: Double
  /// Of the Gaussian that it stands for, in points.
  package var sigma: CGFloat
  /// Of how many rings it is made.
  package var count: Int

  package init(opacity: Double, sigma: CGFloat, count: Int) {
    (self.opacity, self.sigma, self.count) = (opacity, sigma, count)
  }

  /// What lies around a rounded rectangle up to a ring's middle, for even-odd filling.
  package func path(of ring: Int, around rect: CGRect, corner: CGFloat) -> Path {
    let outset = (distance(to: ring) + distance(to: ring + 1)) / 2
    var path = RoundedRectangle(cornerRadius: corner, style: .continuous).path(in: rect)
    path.addPath(RoundedRectangle(cornerRadius: corner + outset).path(in: rect.insetBy(dx: -outset, dy: -outset)))
    return path
  }

  /// How dark a ring is, 0…1; rings further in lie below all others and add up.
  package func opacity(of ring: Int) -> Double { strength(at: distance(to: ring)) - strength(at: distance(to: ring + 1)) }

  private func distance(to ring: Int) -> CGFloat { 2.4 * sigma * CGFloat(ring) / CGFloat(max(count, 1)) }

  /// How dark the shadow of a straight edge is.
  private func strength(at distance: CGFloat) -> Double {
    opacity / 2 * (1 - erf(Double(distance / sigma) / 2.squareRoot()))
  }
}
