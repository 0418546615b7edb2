import EngineTesting
import Foundation
@testable import SwiftUICore
import Testing

@Suite("Laws of animatable vectors")
struct VectorLawsTests {
  /// What holds for all values that can be added and scaled; numbers are small enough to be exact.
  private func expectLaws<V: VectorArithmetic>(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ make: (inout SplitMix) -> V
  ) {
    var random = SplitMix(seed: 7)
    for _ in 0..<100 {
      let (a, b, c) = (make(&random), make(&random), make(&random))
      let factor = Double(Int.random(in: -4...4, using: &random))
      let laws: [(String, Bool)] = [
        ("zero adds nothing", a + .zero == a && .zero + a == a && a - .zero == a),
        ("addition commutes", a + b == b + a),
        ("addition is associative", (a + b) + c == a + (b + c)),
        ("what is added can be taken away", a + b - b == a && a - a == .zero),
        ("scaling by 1 and 0", a.scaled(by: 1) == a && a.scaled(by: 0) == .zero),
        ("scaling distributes", (a + b).scaled(by: factor) == a.scaled(by: factor) + b.scaled(by: factor)),
        ("scaling twice", a.scaled(by: factor).scaled(by: 2) == a.scaled(by: 2 * factor)),
        ("magnitude grows with the square", a.scaled(by: factor).magnitudeSquared == factor * factor * a.magnitudeSquared),
        ("zero alone has no magnitude", a.magnitudeSquared >= 0 && (a.magnitudeSquared == 0) == (a == .zero)),
        ("a way begins and ends", a.interpolated(towards: b, amount: 0) == a && a.interpolated(towards: b, amount: 1) == b),
        ("half of the way", a.interpolated(towards: b, amount: 0.5) == (a + b).scaled(by: 0.5)),
      ]
      for law in laws where !law.1 {
        Issue.record("\(name): \(law.0); \(a), \(b), \(c), \(factor)", sourceLocation: sourceLocation)
      }
    }
  }

  private static func number(_ random: inout SplitMix) -> Double { Double(Int.random(in: -64...64, using: &random)) / 4 }

  @Test("Numbers, pairs, vectors and nothing keep them")
  func laws() {
    expectLaws("Double") { Self.number(&$0) }
    expectLaws("Float") { Float(Self.number(&$0)) }
    expectLaws("CGFloat") { CGFloat(Self.number(&$0)) }
    expectLaws("EmptyAnimatableData") { _ in EmptyAnimatableData() }
    expectLaws("AnimatablePair") { AnimatablePair(Self.number(&$0), Float(Self.number(&$0))) }
    expectLaws("pair of pairs") {
      AnimatablePair(
        AnimatablePair(Self.number(&$0), Self.number(&$0)), AnimatablePair(CGFloat(Self.number(&$0)), Self.number(&$0)))
    }
    expectLaws("AnimatableVector") { random in
      AnimatableVector((0..<Int.random(in: 0...4, using: &random)).map { _ in Self.number(&random) })
    }
    expectLaws("vector of vectors") { random in
      AnimatableVector(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          AnimatableVector((0..<Int.random(in: 0...2, using: &random)).map { _ in Self.number(&random) })
        })
    }
  }

  @Test("The data of geometric values leads back to them", arguments: 0..<20)
  func roundTrips(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func number() -> CGFloat { CGFloat(Self.number(&random)) }
    func expectRoundTrip<V: Animatable & Equatable>(_ value: V, from start: V) {
      var copy = start
      copy.animatableData = value.animatableData
      #expect(copy == value)
    }
    expectRoundTrip(CGPoint(x: number(), y: number()), from: .zero)
    expectRoundTrip(CGSize(width: number(), height: number()), from: .zero)
    expectRoundTrip(CGRect(x: number(), y: number(), width: abs(number()), height: abs(number())), from: .zero)
    expectRoundTrip(UnitPoint(x: number(), y: number()), from: .zero)
    expectRoundTrip(Angle(degrees: number()), from: .zero)
    expectRoundTrip(EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number()), from: EdgeInsets())
  }
}
