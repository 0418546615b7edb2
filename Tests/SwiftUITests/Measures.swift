import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// A length of ours beside the one that a picture of iOS shows, in points.
struct Measure {
  let what: String
  let ours: CGFloat
  let iOS: CGFloat

  init(_ what: String, _ ours: CGFloat, _ iOS: CGFloat) { (self.what, self.ours, self.iOS) = (what, ours, iOS) }
}

/// Compares a table of lengths, each of which may be off by a point.
func expect(_ measures: [Measure], within tolerance: CGFloat = 1, at location: SourceLocation = #_sourceLocation) {
  for measure in measures where !(abs(measure.ours - measure.iOS) <= tolerance) {
    Issue.record("\(measure.what): \(measure.ours), on iOS \(measure.iOS)", sourceLocation: location)
  }
}

extension Screen.Settings {
  /// An iPhone held upright, at three pixels a point.
  static func phone(
    _ width: CGFloat = 393, _ height: CGFloat = 852, top: CGFloat = 59, _ edit: (inout Self) -> Void = { _ in }
  ) -> Self {
    Screen.Settings {
      $0.size = CGSize(width: width, height: height)
      $0.scale = 3
      $0.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0)
      edit(&$0)
    }
  }

  /// An iPhone 16 Pro.
  static var phone402: Self { phone(402, 874, top: 62) }

  /// An iPad without a home button, at two pixels a point.
  static func pad(_ width: CGFloat, _ height: CGFloat) -> Self {
    Screen.Settings {
      $0.size = CGSize(width: width, height: height)
      $0.safeAreaInsets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    }
  }
}

extension Screen {
  /// The bounds, in points, of the pixels in a part of the screen that differ from a ground by more than a few shades.
  func ink(in area: CGRect, on ground: Int = 255, by shades: Int = 12) -> CGRect {
    let scale = engine.services.displayScale
    var found = CGRect.null
    for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
      for x in Int(area.minX * scale)..<Int(area.maxX * scale) where abs(gray(x: x, y: y) - ground) > shades {
        found = found.union(CGRect(x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: 1 / scale, height: 1 / scale))
      }
    }
    return found
  }
}
