import SwiftUI
import UIKit

/// A picture book that a finger leafs through.
struct PagesScreen: View {
  @State private var shown = Bridge.all[0]

  var body: some View {
    PictureBook(shown: $shown)
      .ignoresSafeArea(edges: .bottom)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("First page") { shown = Bridge.all[0] }
            .disabled(shown == Bridge.all[0])
        }
      }
  }
}

private struct PictureBook: UIViewControllerRepresentable {
  @Binding var shown: Bridge

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    book.dataSource = context.coordinator
    book.delegate = context.coordinator
    book.view.backgroundColor = .systemBackground
    return book
  }

  func updateUIViewController(_ book: UIPageViewController, context: Context) {
    context.coordinator.parent = self
    let page = book.viewControllers?.first as? BridgePage
    guard page?.bridge != shown else { return }
    book.setViewControllers([BridgePage(shown)], direction: .reverse, animated: page != nil)
  }

  /// Makes the page beside another one, and hears of turned ones.
  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: PictureBook

    init(_ parent: PictureBook) { self.parent = parent }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, distance: -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, distance: 1) }

    private func page(beside controller: UIViewController, distance: Int) -> UIViewController? {
      guard let page = controller as? BridgePage, let index = Bridge.all.firstIndex(of: page.bridge) else { return nil }
      return Bridge.all.indices.contains(index + distance) ? BridgePage(Bridge.all[index + distance]) : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { Bridge.all.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      let page = pageViewController.viewControllers?.first as? BridgePage
      return page.flatMap { Bridge.all.firstIndex(of: $0.bridge) } ?? 0
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      guard completed, let page = pageViewController.viewControllers?.first as? BridgePage else { return }
      parent.shown = page.bridge
    }
  }
}

#Preview {
  NavigationStack { PagesScreen() }
}
