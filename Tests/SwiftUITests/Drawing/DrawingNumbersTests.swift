import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("Numbers that are not finite, in drawings")
@MainActor
struct DrawingNumbersTests {
  @Test("a gradient's stop very far away is the colour that it nearly is", arguments: [-1e308, -1e30, -1e6] as [CGFloat])
  func farStops(x: CGFloat) {
    let stops = [Gradient.Stop(color: .pureRed, location: x), .init(color: .pureBlue, location: 1)]
    let screen = picture(40, 10) { LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing) }
    #expect(screen.pixel(1, 5) == .blue && screen.pixel(38, 5) == .blue)
    let mirrored = [Gradient.Stop(color: .pureRed, location: 0), .init(color: .pureBlue, location: -x)]
    let other = picture(40, 10) { LinearGradient(stops: mirrored, startPoint: .leading, endPoint: .trailing) }
    #expect(other.pixel(1, 5) == .red && other.pixel(38, 5) == .red)
  }

  @Test("a stop nowhere is left out, a radius or an angle that is none counts as 0", arguments: FiniteNumbersTests.numbers)
  func noStops(x: CGFloat) {
    let stops = [
      Gradient.Stop(color: .pureRed, location: 0), .init(color: .pureGreen, location: x), .init(color: .pureBlue, location: 0),
    ]
    let screen = picture(40, 10) { LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing) }
    #expect(screen.pixel(20, 5) == .blue)
    #expect(screen.diagnostics == ["invalid gradient stop location \(x) (non-finite) is ignored"])
    let round = picture(40, 10) { RadialGradient(colors: [.pureRed, .pureBlue], center: .center, startRadius: x, endRadius: x) }
    #expect(round.pixel(1, 5) == .blue)
    let turned = picture(40, 10) {
      AngularGradient(colors: [.pureRed, .pureRed], center: .center, startAngle: .degrees(x), endAngle: .degrees(x))
    }
    #expect(turned.pixel(1, 5) == .red)
  }

  @Test("an arc to an angle that is none is nothing, and one of very many turns is a circle")
  func arcs() {
    for x in FiniteNumbersTests.numbers {
      for clockwise in [false, true] {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(x), clockwise: clockwise)
        path.addArc(center: .zero, radius: x, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
        #expect(path.isEmpty)
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: x, endAngle: 1, clockwise: clockwise)
        #expect(other.isEmpty)
      }
    }
    for (end, clockwise) in [(-1e300, true), (1e300, false)] as [(Double, Bool)] {
      var path = Path()
      path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .radians(end), clockwise: clockwise)
      #expect(abs(path.boundingRect.width - 20) < 0.01)
    }
    // The other way round a circle's rest is drawn: two turns and a quarter less than a whole one.
    var rest = Path()
    rest.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(2 * 360 + 270), clockwise: true)
    #expect(abs(rest.boundingRect.minX - 0) < 0.01 && abs(rest.boundingRect.minY + 10) < 0.01)
  }

  @Test("corners and lines of no radius or width", arguments: FiniteNumbersTests.numbers)
  func shapes(x: CGFloat) {
    let screen = picture(40, 40) {
      ZStack {
        Color.pureRed.cornerRadius(x)
        Circle().stroke(lineWidth: x)
        Color.pureBlue.frame(width: 10, height: 10).border(Color.pureGreen, width: x)
        RoundedRectangle(cornerRadius: x).inset(by: x).trim(from: x, to: x)
      }
    }
    #expect(screen.pixel(20, 20) == .blue)
    // Nothing is inside of what is nowhere.
    let nowhere = CGRect(x: x, y: 0, width: x, height: 10)
    for path in [Path(nowhere), Path(ellipseIn: nowhere), Path(roundedRect: nowhere, cornerRadius: 4)] {
      #expect(!path.contains(CGPoint(x: 1, y: 1)))
    }
  }
}
