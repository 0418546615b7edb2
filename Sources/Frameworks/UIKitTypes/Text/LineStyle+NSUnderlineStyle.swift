public import SwiftUICore

extension Text.LineStyle {
  /// The line that UIKit describes, in the text's colour; `nil` where it describes none, or a pattern that is not known.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let (lines, patterns) = (0x0F, 0x0F00)
    guard nsUnderlineStyle.rawValue & lines != 0 else { return nil }
    switch nsUnderlineStyle.rawValue & patterns {
    case 0: self.init(pattern: .solid)
    case NSUnderlineStyle.patternDot.rawValue: self.init(pattern: .dot)
    case NSUnderlineStyle.patternDash.rawValue: self.init(pattern: .dash)
    case NSUnderlineStyle.patternDashDot.rawValue: self.init(pattern: .dashDot)
    case NSUnderlineStyle.patternDashDotDot.rawValue: self.init(pattern: .dashDotDot)
    default: return nil
    }
  }
}
