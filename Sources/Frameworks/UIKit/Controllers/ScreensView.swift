import Foundation
import SwiftUICore
import UIKitTypes

/// The view of a controller that shows others by a view of SwiftUI.
///
/// It is as large as it is offered and never measured: a measured copy would show the controllers' views a second time, and take
/// them from where they show.
final class ScreensView: UIView {
  /// A view as large as the screen, which shows a face.
  static func showing<Face: View>(_ face: Face) -> ScreensView {
    let view = ScreensView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.setHostedContent(face)
    return view
  }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}
