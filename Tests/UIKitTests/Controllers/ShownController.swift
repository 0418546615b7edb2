import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import UIKit

/// Shows a controller that a test has made.
struct ShownController<C: UIViewController>: UIViewControllerRepresentable {
  let controller: C
  func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> C { controller }
  func updateUIViewController(_ uiViewController: C, context: Context) {}
}

extension Screen {
  /// A screen that one controller fills, at one pixel a point.
  @MainActor
  static func showing(
    _ controller: UIViewController, width: CGFloat = 390, height: CGFloat = 844, insets: EdgeInsets = EdgeInsets()
  ) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: width, height: height)
        $0.scale = 1
        $0.safeAreaInsets = insets
      }
    ) { ShownController(controller: controller).ignoresSafeArea() }
  }
}
