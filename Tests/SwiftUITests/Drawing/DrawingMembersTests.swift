import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("Styles, shapes and colours by further names") @MainActor
struct DrawingMembersTests {
  nonisolated private static let colors: [Color] = [.pureRed, .pureBlue]
  nonisolated private static let ramp = Gradient(colors: colors)

  private func pixels(_ style: some ShapeStyle) -> [Pixel] { picture(30, 20) { Rectangle().fill(style) }.pixels }

  @Test("gradients around a point are called by a gradient, colours or stops")
  func gradients() {
    let radial = pixels(RadialGradient(gradient: Self.ramp, center: .top, startRadius: 2, endRadius: 15))
    #expect(pixels(.radialGradient(Self.ramp, center: .top, startRadius: 2, endRadius: 15)) == radial)
    #expect(pixels(.radialGradient(colors: Self.colors, center: .top, startRadius: 2, endRadius: 15)) == radial)
    #expect(pixels(.radialGradient(stops: Self.ramp.stops, center: .top, startRadius: 2, endRadius: 15)) == radial)
    let elliptical = pixels(EllipticalGradient(gradient: Self.ramp))
    #expect(pixels(.ellipticalGradient(Self.ramp)) == elliptical)
    #expect(pixels(.ellipticalGradient(colors: Self.colors, center: .center, startRadiusFraction: 0)) == elliptical)
    #expect(pixels(.ellipticalGradient(stops: Self.ramp.stops, endRadiusFraction: 0.5)) == elliptical)
    let (start, end) = (Angle.degrees(20), Angle.degrees(200))
    let fan = pixels(AngularGradient(gradient: Self.ramp, center: .center, startAngle: start, endAngle: end))
    #expect(pixels(.angularGradient(Self.ramp, center: .center, startAngle: start, endAngle: end)) == fan)
    #expect(pixels(.angularGradient(colors: Self.colors, center: .center, startAngle: start, endAngle: end)) == fan)
    #expect(pixels(.angularGradient(stops: Self.ramp.stops, center: .center, startAngle: start, endAngle: end)) == fan)
    let cone = pixels(AngularGradient(gradient: Self.ramp, center: .center, angle: start))
    #expect(pixels(.conicGradient(Self.ramp, center: .center, angle: start)) == cone)
    #expect(pixels(.conicGradient(colors: Self.colors, center: .center, angle: start)) == cone)
    #expect(pixels(.conicGradient(stops: Self.ramp.stops, center: .center, angle: start)) == cone)
    #expect(radial != elliptical && radial != fan && radial != cone && elliptical != fan && fan != cone)
  }

  @Test("a moved and a turned shape are inset before they are moved and turned")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let moved = OffsetShape(shape: Rectangle(), offset: CGSize(width: 5, height: 0)).inset(by: 2)
    #expect(moved.path(in: rect).boundingRect == CGRect(x: 7, y: 2, width: 36, height: 16))
    let turned = RotatedShape(shape: Rectangle(), angle: .degrees(90)).inset(by: 2)
    let box = turned.path(in: rect).boundingRect
    #expect(abs(box.minX - 12) < 1e-6 && abs(box.minY + 8) < 1e-6 && abs(box.width - 16) < 1e-6 && abs(box.height - 36) < 1e-6)
    let border = picture { Circle().offset(x: 4).strokeBorder(.black, lineWidth: 6) }
    #expect(border.pixel(6, 20) == .black && border.pixel(1, 20) == .white)
  }

  @Test("a path gets a rectangle with corners of different radii")
  func corners() {
    let rect = CGRect(x: 2, y: 2, width: 30, height: 20)
    let radii = RectangleCornerRadii(topLeading: 8, bottomTrailing: 4)
    let added = Path { $0.addRoundedRect(in: rect, cornerRadii: radii, transform: .init(translationX: 3, y: 0)) }
    #expect(added.boundingRect == CGRect(x: 5, y: 2, width: 30, height: 20))
    #expect(!added.contains(CGPoint(x: 5.5, y: 2.5)) && added.contains(CGPoint(x: 34.5, y: 2.5)))
    let alone = Path { $0.addRoundedRect(in: rect, cornerRadii: radii) }
    #expect(alone.description == Path(roundedRect: rect, cornerRadii: radii).description)
  }

  @Test("a scroll view shows bars unless it is told not to")
  func scrollViews() {
    let plain = ScrollView { Text(verbatim: "a") }, sideways = ScrollView(.horizontal) { Text(verbatim: "a") }
    #expect(plain.axes == .vertical && plain.showsIndicators && sideways.axes == .horizontal && sideways.showsIndicators)
    #expect(!ScrollView(showsIndicators: false) { Text(verbatim: "a") }.showsIndicators)
    #expect(!ScrollView([.horizontal, .vertical], showsIndicators: false, content: { Text(verbatim: "a") }).showsIndicators)
  }

  @Test("a resolved colour is told by two digits for each part, kept in files, and given to Core Graphics")
  func resolvedColors() throws {
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    #expect(color.description == "#FF800040")
    #expect("\(Color.Resolved(red: 2, green: -1, blue: 0.02))" == "#FF0005FF")
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color)) == color)
    let components = try #require(color.cgColor.components)
    #expect(zip(components, [1, 0.5, 0, 0.25]).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test("a shape is painted over what it was painted with before, filled or as a line")
  func layers() {
    let line = StrokeStyle(lineWidth: 8)
    let shown = picture { Circle().fill(.yellow).stroke(Color.pureRed, lineWidth: 8).frame(width: 30, height: 30) }
    let apart = picture {
      Circle().fill(.yellow).overlay { Circle().stroke(Color.pureRed, lineWidth: 8) }.frame(width: 30, height: 30)
    }
    #expect(shown.pixels == apart.pixels && shown.pixel(20, 3) == .red && shown.pixel(20, 20) != .white)
    let inside = picture { Circle().fill(.yellow).strokeBorder(Color.pureRed, style: line).fill(Color.pureBlue.opacity(0)) }
    let insideApart = picture { Circle().fill(.yellow).overlay { Circle().strokeBorder(Color.pureRed, style: line) } }
    #expect(inside.pixels == insideApart.pixels)
    let above = picture { Rectangle().stroke(Color.pureRed, style: line).fill(Color.pureBlue) }
    #expect(above.pixel(1, 20) == .blue && above.pixel(20, 20) == .blue)
    let plain = picture { Rectangle().strokeBorder(lineWidth: 4).strokeBorder(Color.pureBlue, lineWidth: 2) }
    #expect(plain.pixel(1, 20) == .blue && plain.pixel(3, 20) == .black)
    let twice = Circle().stroke(Color.pureRed).fill()
    #expect(type(of: twice) == FillShapeView<Circle, ForegroundStyle, StrokeShapeView<Circle, Color, EmptyView>>.self)
    let border = Circle().strokeBorder(Color.pureRed)
    #expect(type(of: border) == StrokeBorderShapeView<Circle, Color, EmptyView>.self)
    #expect(size(of: twice, width: 30, height: 20) == CGSize(width: 20, height: 20))
  }

  @Test("a painted shape keeps its place, and takes new values in every layer")
  func layersChange() throws {
    struct Signal: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().fill(isOn ? Color.pureGreen : .pureRed).stroke(isOn ? Color.pureBlue : .black, lineWidth: 8)
          .frame(width: 40, height: 40)
          .onTapGesture { isOn.toggle() }
      }
    }
    let screen = picture(40, 40) { Signal() }
    #expect(screen.pixel(20, 20) == .red && screen.pixel(1, 20) == .black)
    screen.tap(at: CGPoint(x: 20, y: 20))
    screen.settle()
    #expect(screen.pixel(20, 20) == .green && screen.pixel(1, 20) == .blue)
  }

  @Test("what is chosen has the tint")
  func selection() {
    let tinted = picture { Rectangle().fill(.selection).tint(Color.pureGreen) }
    #expect(tinted.pixel(20, 20) == .green)
    #expect(picture { Rectangle().fill(SelectionShapeStyle()) }.pixel(20, 20) == picture { Color.accentColor }.pixel(20, 20))
  }

  @Test("what a person may ask of displays is read, and not asked for yet")
  func displays() {
    let values = EnvironmentValues()
    #expect(!values.accessibilityShowButtonShapes && !values.accessibilityDimFlashingLights)
    #expect(values.accessibilityPlayAnimatedImages && !values.accessibilityLargeContentViewerEnabled)
  }
}
