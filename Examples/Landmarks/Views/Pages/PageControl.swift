import SwiftUI
import UIKit

/// A dot for each page; a tap beside the bright one turns to the next.
struct PageControl: UIViewRepresentable {
  let numberOfPages: Int
  @Binding var currentPage: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.addTarget(
      context.coordinator, action: #selector(Coordinator.updateCurrentPage(sender:)), for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UIPageControl, context: Context) {
    context.coordinator.parent = self
    control.numberOfPages = numberOfPages
    control.currentPage = currentPage
  }

  /// Hears of the dots.
  final class Coordinator: NSObject {
    var parent: PageControl

    init(_ parent: PageControl) { self.parent = parent }

    @objc func updateCurrentPage(sender: UIPageControl) {
      parent.currentPage = sender.currentPage
    }
  }
}
