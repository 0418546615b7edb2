import SwiftUI

public enum Stroke {
  /// One wave from edge to edge.
  public static func wave(in size: CGSize) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: size.height / 2))
      path.addCurve(
        to: CGPoint(x: size.width, y: size.height / 2), control1: CGPoint(x: size.width / 3, y: 0),
        control2: CGPoint(x: size.width * 2 / 3, y: size.height))
    }
  }
}
