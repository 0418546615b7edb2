import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct ControllerKindsTests {
  @Test("A controller hears which size one inside would like to have")
  func preferredSizes() {
    final class Parent: UIViewController {
      var wishes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        wishes.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 120, height: 80)
    child.preferredContentSize = CGSize(width: 120, height: 80)
    #expect(parent.wishes == [CGSize(width: 120, height: 80)])
  }

  @Test("What changes along with a size is told what is known of the change")
  func resizing() {
    final class Turning: UIViewController {
      var lines: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { self.note("along", $0) }, completion: { self.note("after", $0) })
      }
      private func note(_ what: String, _ context: any UIViewControllerTransitionCoordinatorContext) {
        lines.append("\(what) \(context.isAnimated) \(context.containerView === view)")
      }
    }
    let controller = Turning()
    let screen = Screen.showing(controller)
    controller.lines = []
    screen.resize(to: CGSize(width: 844, height: 390))
    #expect(controller.lines == ["along false true", "after false true"])
  }

  @Test("A hosting controller says how large its content is, where it is to")
  func hosting() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 70, height: 50))
    let options: UIHostingControllerSizingOptions = [.preferredContentSize, .intrinsicContentSize]
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = options
    let screen = Screen.showing(controller)
    screen.settle()
    #expect(controller.preferredContentSize == CGSize(width: 70, height: 50))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 70, height: 50))
  }

  @Test("The heights of a sheet are worked out for the room that there is")
  func detents() {
    final class Room: UISheetPresentationControllerDetentResolutionContext {
      let maximumDetentValue: CGFloat = 800
      let containerTraitCollection = UITraitCollection()
    }
    let quarter = UISheetPresentationController.Detent.custom { $0.maximumDetentValue / 4 }
    #expect(quarter.resolvedValue(in: Room()) == 200)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: Room()) == 400)
    let controller = UIViewController()
    controller.modalPresentationStyle = UIModalPresentationStyle.pageSheet
    #expect(controller.sheetPresentationController?.detents.count == 1)
  }

  @Test("A tab that the delegate refuses is not chosen")
  func tabs() throws {
    final class Guard: UITabBarControllerDelegate {
      var chosen: [String?] = []
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        viewController.title != "Closed"
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        chosen.append(viewController.title)
      }
    }
    let (tabs, keeper) = (UITabBarController(), Guard())
    tabs.viewControllers = ["First", "Closed", "Open"].map { title in
      let controller = UIViewController()
      controller.title = title
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    tabs.delegate = keeper
    let screen = Screen.showing(tabs)
    for (title, index) in [("Closed", 0), ("Open", 2)] {
      try screen.element(title, role: "tab").tap()
      screen.settle()
      #expect(tabs.selectedIndex == index)
    }
    #expect(keeper.chosen == ["Open"])
  }

  @Test("Options of orientation hold the ways that they name")
  func orientations() {
    let ways = UIViewController().supportedInterfaceOrientations
    #expect(ways.contains(.portrait) && ways.contains(.landscape))
    #expect(UIInterfaceOrientationMask.all.subtracting(.allButUpsideDown) == .portraitUpsideDown)
  }

  @Test("Content keeps out of what covers it unless it is told not to")
  func coverings() {
    let (never, automatic) = (UIScrollView(), UIScrollView())
    never.contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.never
    let controller = UIViewController()
    for view in [never, automatic] {
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      controller.view.addSubview(view)
    }
    let screen = Screen.showing(controller, insets: EdgeInsets(top: 50, leading: 0, bottom: 20, trailing: 0))
    #expect(never.adjustedContentInset == .zero)
    #expect(automatic.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
    screen.settle()
  }
}
