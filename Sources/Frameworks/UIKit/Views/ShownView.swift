import SwiftUI
import SwiftUICore

/// A view of UIKit among the views of SwiftUI of a face.
struct ShownView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
