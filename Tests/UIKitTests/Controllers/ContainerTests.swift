import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct ContainerTests {
  private func text(_ text: String) -> UIViewController {
    let controller = UIHostingController(rootView: Text(text))
    controller.title = "Title \(text)"
    return controller
  }

  @Test("Screens are pushed and popped by programs, and the bar has their titles")
  func navigation() throws {
    let navigation = UINavigationController(rootViewController: text("one"))
    let screen = Screen.showing(navigation)
    #expect(screen.contains("one"))
    #expect(try screen.barTitle.label == "Title one")
    let second = text("two")
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    screen.finishAnimations()
    #expect(screen.contains("two") && !screen.contains("one"))
    #expect(navigation.popViewController(animated: true) === second)
    screen.finishAnimations()
    #expect(screen.contains("one"))
    #expect(second.parent == nil)
  }

  @Test("Going back with the bar's button tells the navigation controller")
  func goingBack() throws {
    let told = Told()
    let navigation = UINavigationController(rootViewController: Recorder("first", told))
    let screen = Screen.showing(navigation)
    navigation.pushViewController(Recorder("second", told), animated: true)
    screen.finishAnimations()
    #expect(told.lines.contains("first didDisappear") && told.lines.contains("second didAppear"))
    told.lines = []
    try screen.goBack()
    #expect(navigation.viewControllers.count == 1)
    #expect(told.lines.contains("first didAppear") && told.lines.contains("second didDisappear"))
  }

  @Test("Popping to a screen and setting screens answer which have gone")
  func stacks() {
    let screens = (0..<4).map { text("\($0)") }
    let navigation = UINavigationController(rootViewController: screens[0])
    navigation.viewControllers = screens
    #expect(navigation.popToViewController(screens[1], animated: false) == [screens[2], screens[3]])
    #expect(navigation.popToRootViewController(animated: false) == [screens[1]])
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test("Items of a screen are buttons of the bar, which call their targets")
  func barItems() throws {
    let controller = text("one")
    var pressed = 0
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", image: nil, primaryAction: UIAction { _ in pressed += 1 }, menu: nil)
    controller.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in pressed += 10 })
    ]
    let screen = Screen.showing(UINavigationController(rootViewController: controller))
    try screen.barButton("Add").tap()
    try screen.barButton("Cancel").tap()
    #expect(pressed == 11)
    controller.navigationItem.rightBarButtonItem?.isEnabled = false
    screen.settle()
    #expect(try !screen.barButton("Add").isEnabled)
  }

  @Test("The bar hides, and delegates hear of screens")
  func bars() throws {
    final class Hearer: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { lines.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { lines.append("did \(viewController.title ?? "")") }
    }
    let navigation = UINavigationController(rootViewController: text("one"))
    let hearer = Hearer()
    navigation.delegate = hearer
    let screen = Screen.showing(navigation)
    navigation.pushViewController(text("two"), animated: true)
    screen.finishAnimations()
    #expect(hearer.lines.suffix(2) == ["will Title two", "did Title two"])
    navigation.setNavigationBarHidden(true, animated: false)
    screen.finishAnimations()
    #expect(throws: (any Error).self) { try screen.backButton }
    #expect(navigation.navigationBar.isHidden)
  }

  @Test("Tabs show the screen that is chosen, by a person or a program")
  func tabs() throws {
    let tabs = UITabBarController()
    let screens = ["one", "two"].map { name in
      let controller = text(name)
      controller.tabBarItem = UITabBarItem(title: "Tab \(name)", image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    tabs.viewControllers = screens
    let screen = Screen.showing(tabs)
    #expect(screen.contains("one"))
    #expect(screens[1].tabBarController === tabs)
    try screen.element("Tab two", role: "tab").tap()
    screen.finishAnimations()
    #expect(screen.contains("two") && tabs.selectedIndex == 1 && tabs.selectedViewController === screens[1])
    tabs.selectedIndex = 0
    screen.finishAnimations()
    #expect(screen.contains("one"))
  }

  @Test("Pages are asked for as they are turned to")
  func pages() {
    final class Source: NSObject, UIPageViewControllerDataSource {
      let pages: [UIViewController]
      init(_ pages: [UIViewController]) { self.pages = pages }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil } }
    }
    let source = Source((0..<4).map { text("page \($0)") })
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    let screen = Screen.showing(controller)
    #expect(screen.contains("page 1"))
    #expect(controller.children.count == 3)
    controller.setViewControllers([source.pages[2]], direction: .forward, animated: true)
    screen.finishAnimations()
    #expect(screen.contains("page 2") && controller.viewControllers == [source.pages[2]])
  }

  @Test("A split view shows its columns")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(text("list"), for: .primary)
    split.setViewController(text("detail"), for: .secondary)
    let screen = Screen.showing(split, width: 1024, height: 768)
    #expect(screen.contains("list") && screen.contains("detail"))
    #expect(split.viewController(for: .secondary)?.splitViewController === split)
  }
}
