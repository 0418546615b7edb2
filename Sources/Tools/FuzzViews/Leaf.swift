import Foundation
import SwiftUI

/// Views without others inside.
enum Leaf: CaseIterable {
  case color, text, spacer, divider, roundedRectangle, uneven, capsule, stroke, border, arc, path, trimmed, image, linear, radial
  case elliptical, angular, slider, textField, label, button, empty, shapeMoves, fonts, circle
}

extension Leaf {
  @MainActor func view(_ n: [CGFloat], count: Int) -> AnyView {
    switch self {
    case .color: AnyView(Color(red: n[0], green: n[1], blue: n[2], opacity: n[3]))
    case .text: AnyView(Text("A text of some words").kerning(n[0]).baselineOffset(n[1]).lineLimit(count))
    case .fonts: AnyView(Text("Words").font(.system(size: n[0])).tracking(n[1]).lineSpacing(n[2]).minimumScaleFactor(n[3]))
    case .spacer: AnyView(Spacer(minLength: n[0]))
    case .divider: AnyView(Divider())
    case .circle: AnyView(Circle())
    case .roundedRectangle: AnyView(RoundedRectangle(cornerSize: CGSize(width: n[0], height: n[1])).inset(by: n[2]))
    case .uneven:
      AnyView(
        UnevenRoundedRectangle(
          topLeadingRadius: n[0], bottomLeadingRadius: n[1], bottomTrailingRadius: n[2], topTrailingRadius: n[3]))
    case .capsule: AnyView(Capsule().inset(by: n[0]).strokeBorder(lineWidth: n[1]))
    case .stroke: AnyView(Circle().stroke(style: StrokeStyle(lineWidth: n[0], miterLimit: n[1], dashPhase: n[2])))
    case .border: AnyView(Color.red.border(Color.blue, width: n[0]))
    case .arc: AnyView(arc(n))
    case .path: AnyView(path(n))
    case .trimmed: AnyView(Ellipse().trim(from: n[0], to: n[1]).stroke(lineWidth: n[2]))
    case .shapeMoves:
      AnyView(
        Rectangle().offset(x: n[0], y: n[1]).scale(x: n[2], y: n[3]).rotation(.degrees(n[0])).size(width: n[1], height: n[2]))
    case .image: AnyView(Image(systemName: "star").resizable().font(.system(size: n[0])))
    case .linear, .radial, .elliptical, .angular: gradient(n)
    case .slider: AnyView(Slider(value: .constant(n[0]), in: 0...1, step: 0.25))
    case .textField: AnyView(TextField("title", text: .constant("text")))
    case .label: AnyView(Label("title", systemImage: "star"))
    case .button: AnyView(Button("title") {})
    case .empty: AnyView(EmptyView())
    }
  }

  private func arc(_ n: [CGFloat]) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: n[0], y: 20), radius: n[1], startAngle: .degrees(n[2]), endAngle: .degrees(n[3]), clockwise: true)
      path.addArc(tangent1End: CGPoint(x: n[0], y: n[1]), tangent2End: CGPoint(x: n[2], y: 5), radius: n[3])
    }
  }

  private func path(_ n: [CGFloat]) -> Path {
    Path { path in
      path.move(to: CGPoint(x: n[0], y: n[1]))
      path.addLine(to: CGPoint(x: n[2], y: n[3]))
      path.addQuadCurve(to: CGPoint(x: n[1], y: 10), control: CGPoint(x: n[0], y: n[3]))
      path.addCurve(to: CGPoint(x: 20, y: n[0]), control1: CGPoint(x: n[1], y: n[2]), control2: CGPoint(x: n[3], y: 0))
      path.addRoundedRect(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerSize: CGSize(width: n[1], height: n[0]))
      path.addEllipse(in: CGRect(x: n[3], y: n[2], width: n[1], height: n[0]))
    }
  }

  private func gradient(_ n: [CGFloat]) -> AnyView {
    let stops = [
      Gradient.Stop(color: .red, location: n[0]), .init(color: .blue, location: n[1]), .init(color: .green, location: 1),
    ]
    let point = UnitPoint(x: n[2], y: n[3])
    switch self {
    case .radial: return AnyView(RadialGradient(stops: stops, center: point, startRadius: n[0], endRadius: n[1]))
    case .elliptical:
      return AnyView(EllipticalGradient(stops: stops, center: point, startRadiusFraction: n[0], endRadiusFraction: n[1]))
    case .angular:
      return AnyView(AngularGradient(stops: stops, center: point, startAngle: .degrees(n[0]), endAngle: .degrees(n[1])))
    default: return AnyView(LinearGradient(stops: stops, startPoint: point, endPoint: UnitPoint(x: n[1], y: n[0])))
    }
  }
}
