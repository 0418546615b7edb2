import SwiftUI
import UIKit

/// Pages that a finger turns, each a view of SwiftUI in a hosting controller; after the last one comes the first again.
struct PageViewController<Page: View>: UIViewControllerRepresentable {
  let pages: [Page]
  @Binding var currentPage: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.show(self)
    guard coordinator.controllers.indices.contains(currentPage) else { return }
    let page = coordinator.controllers[currentPage]
    let shown = controller.viewControllers?.first.flatMap { coordinator.controllers.firstIndex(of: $0) }
    guard shown != currentPage else { return }
    controller.setViewControllers(
      [page], direction: (shown ?? 0) <= currentPage ? .forward : .reverse, animated: shown != nil)
  }

  /// Keeps the pages' controllers, says which is beside which, and hears of turned pages.
  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private(set) var controllers: [UIViewController] = []
    private var parent: PageViewController

    init(_ parent: PageViewController) { self.parent = parent }

    /// Gives the pages what they show now.
    func show(_ parent: PageViewController) {
      self.parent = parent
      guard controllers.count == parent.pages.count else {
        controllers = parent.pages.map { page in
          let controller = UIHostingController(rootView: page)
          // Pages lie under no bar of their own.
          controller.safeAreaRegions = []
          return controller
        }
        return
      }
      for (controller, page) in zip(controllers, parent.pages) {
        (controller as? UIHostingController<Page>)?.rootView = page
      }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, distance: -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, distance: 1) }

    private func neighbour(of controller: UIViewController, distance: Int) -> UIViewController? {
      guard controllers.count > 1, let index = controllers.firstIndex(of: controller) else { return nil }
      return controllers[(index + distance + controllers.count) % controllers.count]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      guard completed, let shown = pageViewController.viewControllers?.first, let index = controllers.firstIndex(of: shown)
      else { return }
      parent.currentPage = index
    }
  }
}
