import CoreGraphicsTypes
import Foundation

/// Why what views say does not show.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What shows stands for content that is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// What is private is not to be seen.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What shows is out of date and about to change.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvalidatableKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why content is not to show here; empty: it shows.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  var isInvalidatable: Bool {
    get { self[InvalidatableKey.self] }
    set { self[InvalidatableKey.self] = newValue }
  }

  /// Whether texts and images here are kept from being read.
  var hidesSecrets: Bool { isPrivacySensitive && redactionReasons.contains(.privacy) }

  /// Whether boxes stand in place of texts and images.
  var showsStandIns: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || hidesSecrets || isInvalidatable && reasons.contains(.invalidated)
  }
}

extension ViewNode {
  /// Boxes with round corners in a faint paint, in place of what would show there (Facts 3.7).
  func standIn(for boxes: [CGRect], paint: DisplayPaint) -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    for box in boxes where !box.isEmpty {
      let radius = min(3, box.height / 2)
      let path = Path(roundedRect: box, cornerRadius: radius, style: .continuous)
      builder.append(.fill(DisplayFill(path: path, paint: paint, snapFrame: box)), bounds: box)
    }
    return builder.finish().wrapped(in: .opacity(0.16), id: displayID)
  }
}

extension TextLayout {
  /// A box in place of each line, around the middle of the capitals (Facts 3.7).
  func lineBoxes(fontSize: CGFloat) -> [CGRect] {
    let height = 0.7 * fontSize * TextStyleMetrics.lineHeight
    let middle = fontSize * TextStyleMetrics.capHeight / 2
    return lines.map {
      CGRect(x: $0.origin.x, y: $0.origin.y - middle - height / 2, width: $0.width, height: height)
    }
  }
}
