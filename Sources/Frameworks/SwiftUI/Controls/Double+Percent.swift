import SwiftUICore

extension Double {
  /// The number as a part of a whole, in whole percent, as controls say it to people who cannot see them: "40 %".
  var percent: String { "\(Int(clamping: (self * 100).rounded())) %" }
}
