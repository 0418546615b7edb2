import Foundation
import SwiftUI
import SwiftUICore

/// A view of UIKit among the views of SwiftUI of a face.
struct ShownView: UIViewRepresentable {
  let view: UIView
  /// Whether it is as wide as it is offered, whatever its contents are.
  var fillsWidth = false
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    guard fillsWidth, let width = proposal.width, width.isFinite else { return nil }
    return CGSize(width: width, height: uiView.representedSize(for: proposal).height)
  }
}
