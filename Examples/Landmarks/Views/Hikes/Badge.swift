import SwiftUI

/// A hexagon of evening sky, with a sun that sets behind two summits.
struct Badge: View {
  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      ZStack {
        BadgeHexagon()
          .fill(
            LinearGradient(colors: [.eveningGold, .eveningRose, .eveningViolet], startPoint: .top, endPoint: .bottom)
          )
        ForEach(0..<12, id: \.self) { index in
          BadgeRay()
            .fill(Color.sunlight.opacity(index.isMultiple(of: 2) ? 0.5 : 0.28))
            .frame(width: side * 0.07, height: side * (index.isMultiple(of: 2) ? 0.17 : 0.12))
            .offset(y: -side * 0.26)
            .rotationEffect(.degrees(Double(index) * 30))
            .offset(y: -side * 0.06)
        }
        Circle()
          .fill(Color.sunlight)
          .frame(width: side * 0.3)
          .offset(y: -side * 0.06)
        BadgeSummit()
          .fill(.white)
          .frame(width: side * 0.9, height: side * 0.62)
          .offset(y: side * 0.24)
      }
      .frame(width: side, height: side)
      .clipShape(BadgeHexagon())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .accessibilityHidden(true)
  }
}

extension Color {
  fileprivate static let eveningGold = Color(red: 0.98, green: 0.72, blue: 0.42)
  fileprivate static let eveningRose = Color(red: 0.85, green: 0.38, blue: 0.5)
  fileprivate static let eveningViolet = Color(red: 0.3, green: 0.24, blue: 0.52)
  fileprivate static let sunlight = Color(red: 1, green: 0.93, blue: 0.74)
}

/// Six sides with soft corners, standing on one of them.
struct BadgeHexagon: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY), radius = min(rect.width, rect.height) / 2
    func corner(_ index: Int) -> CGPoint {
      let angle = Double(index) * .pi / 3 - .pi / 2
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    return Path { path in
      for index in 0..<6 {
        let before = corner(index - 1), here = corner(index), after = corner(index + 1)
        let start = between(here, before, 0.18), end = between(here, after, 0.18)
        if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
        path.addQuadCurve(to: end, control: here)
      }
      path.closeSubpath()
    }
  }
}

/// A beam of the sun, wide where it begins.
struct BadgeRay: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.2))
      path.closeSubpath()
    }
  }
}

/// Two summits, the right one lower, with snow between zigzags left out.
struct BadgeSummit: Shape {
  func path(in rect: CGRect) -> Path {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    return Path { path in
      // The caps of snow.
      path.addLines([at(0.42, 0), at(0.53, 0.22), at(0.47, 0.3), at(0.42, 0.23), at(0.37, 0.31), at(0.31, 0.23)])
      path.closeSubpath()
      // What is below them.
      path.addLines([
        at(0.29, 0.28), at(0.365, 0.4), at(0.42, 0.32), at(0.48, 0.41), at(0.56, 0.3), at(0.64, 0.46), at(0.72, 0.36), at(1, 1),
        at(0, 1),
      ])
      path.closeSubpath()
    }
  }
}

#Preview {
  Badge()
    .frame(width: 250, height: 250)
}
