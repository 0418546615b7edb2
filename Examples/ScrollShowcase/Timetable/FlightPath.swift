import SwiftUI

/// The way of a heart: up from where it was pressed, and down in a bow to the bar.
struct FlightPath: Equatable {
  static let duration: TimeInterval = 0.9
  static let animation = Animation.easeOut(duration: duration)
  let start: CGPoint
  let end: CGPoint

  /// The point towards which the way first goes.
  var bend: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: min(start.y, end.y) - 90) }

  /// The place where a part of the way, 0…1, is done.
  func point(at part: CGFloat) -> CGPoint {
    let (a, b, c) = ((1 - part) * (1 - part), 2 * part * (1 - part), part * part)
    return CGPoint(x: a * start.x + b * bend.x + c * end.x, y: a * start.y + b * bend.y + c * end.y)
  }

  /// How much of the heart is left there: all at the start, none at the end.
  func opacity(at part: CGFloat) -> Double { 1 - part * part }
}

/// A heart on its way.
struct Flight: Identifiable, Equatable {
  let id: Int
  /// Where it was pressed, in the window.
  let origin: CGPoint
}

/// What flies.
struct FlyingHeart: View {
  var body: some View {
    Image(systemName: "heart.fill")
      .font(.system(size: 24))
      .foregroundStyle(Palette.accent)
      .accessibilityIdentifier("flight")
  }
}

/// Moves a heart along its path.
struct Flying: ViewModifier, Animatable {
  let path: FlightPath
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    content
      .opacity(path.opacity(at: progress))
      .position(path.point(at: progress))
  }
}
