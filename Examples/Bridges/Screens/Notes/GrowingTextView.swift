import SwiftUI
import UIKit

/// A text view that is as high as its text, up to a limit; from there on it scrolls.
struct GrowingTextView: UIViewRepresentable {
  @Binding var text: String
  @Binding var isEditing: Bool
  let placeholder: String
  let maximumHeight: CGFloat

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.backgroundColor = .clear
    view.isScrollEnabled = false
    view.accessibilityLabel = placeholder
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.parent = self
    if view.text != text { view.text = text }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView view: UITextView, context: Context) -> CGSize? {
    guard let width = proposal.width, width > 0, width.isFinite else { return nil }
    let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let isTooHigh = height > maximumHeight
    if view.isScrollEnabled != isTooHigh { view.isScrollEnabled = isTooHigh }
    return CGSize(width: width, height: min(height, maximumHeight))
  }

  /// Hears of what is typed.
  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: GrowingTextView

    init(_ parent: GrowingTextView) { self.parent = parent }

    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
    func textViewDidBeginEditing(_ textView: UITextView) { parent.isEditing = true }
    func textViewDidEndEditing(_ textView: UITextView) { parent.isEditing = false }
  }
}
