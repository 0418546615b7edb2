import ApusTesting
import Foundation
import SwiftUI
import Testing

@Animatable
private struct Arc: Shape {
  var start: Angle
  var end = Angle.zero
  var radius: CGFloat
  var share = 0.5
  @AnimatableIgnored var isClockwise: Bool

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: radius, height: rect.height)) }
}

/// Its data are its own, and it is nothing else that is animatable.
private struct Weight: VectorArithmetic {
  var grams: Double
  static let zero = Weight(grams: 0)
  static func + (left: Weight, right: Weight) -> Weight { Weight(grams: left.grams + right.grams) }
  static func - (left: Weight, right: Weight) -> Weight { Weight(grams: left.grams - right.grams) }
  mutating func scale(by factor: Double) { grams *= factor }
  var magnitudeSquared: Double { grams * grams }
}

@Animatable
private struct Scale: View {
  @State private var isTared = false
  var weight: Weight
  @AnimatableIgnored var name = "scale"
  var body: some View { Text(verbatim: "\(name) \(weight.grams)").accessibilityIdentifier("weight") }
}

@Animatable
private struct Between<Value: VectorArithmetic> {
  var value: Value
}

@Suite("@Animatable and @AnimatableIgnored") @MainActor
struct AnimatableMacroTests {
  @Test("the data go through all stored properties that count, and the others stay")
  func data() {
    var arc = Arc(start: .degrees(0), end: .degrees(90), radius: 10, share: 1, isClockwise: true)
    let other = Arc(start: .degrees(90), end: .degrees(180), radius: 20, share: 0, isClockwise: false)
    arc.animatableData.interpolate(towards: other.animatableData, amount: 0.5)
    #expect(abs(arc.start.degrees - 45) < 1e-9 && abs(arc.end.degrees - 135) < 1e-9)
    #expect(arc.radius == 15 && arc.share == 0.5 && arc.isClockwise)
    var value = Between(value: 1.0)
    value.animatableData += 2
    #expect(value.value == 3)
  }

  private struct Mover<Content: View>: View {
    @State private var isMoved = false
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 0.5)) { isMoved.toggle() } }.frame(height: 40)
        content(isMoved)
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
    }
  }

  @Test("a shape and a view move in an animation")
  func motion() throws {
    let screen = Screen {
      Mover { isMoved in
        Arc(start: .zero, radius: isMoved ? 100 : 20, isClockwise: isMoved).fill(.black).frame(height: 20)
          .accessibilityIdentifier("arc")
        Scale(weight: Weight(grams: isMoved ? 8 : 4))
      }
    }
    #expect(screen.contains("scale 4.0"))
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(screen.contains("scale 6.0"))
    screen.advance(by: 0.3)
    #expect(screen.contains("scale 8.0") && !screen.isAnimating)
  }
}
