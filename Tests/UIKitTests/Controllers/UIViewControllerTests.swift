import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerTests {
  @Test("The view is made when it is asked for, once")
  func loading() {
    let told = Told()
    let controller = Recorder("a", told)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.isViewLoaded && controller.view === view)
    controller.loadViewIfNeeded()
    #expect(told.lines == ["a didLoad"])
    #expect(view?.next === controller)
  }

  @Test("A controller hears that its view loads, appears, is laid out and shows, in this order")
  func appearing() {
    let told = Told()
    let screen = Screen.showing(Recorder("a", told), width: 200, height: 300)
    #expect(told.lines == ["a didLoad", "a willAppear", "a isAppearing 200", "a willLayout", "a didLayout", "a didAppear"])
    told.lines = []
    screen.settle()
    #expect(told.lines.isEmpty)
  }

  @Test("A view that SwiftUI takes away is told, and nothing of it stays")
  func going() throws {
    struct Content: View {
      @State var isShown = true
      let make: @MainActor () -> UIViewController
      var body: some View {
        VStack {
          Button("Hide") { isShown = false }
          if isShown { ShownController(controller: make()) }
        }
      }
    }
    let told = Told()
    weak var weakly: UIViewController?
    let screen = Screen {
      Content {
        let controller = weakly ?? Recorder("a", told)
        weakly = controller
        return controller
      }
    }
    #expect(weakly != nil)
    told.lines = []
    try screen.button("Hide").tap()
    screen.settle()
    #expect(told.lines == ["a willDisappear", "a didDisappear"])
    #expect(weakly == nil)
  }

  @Test("A child hears of its parent, and appears when its view comes into the tree")
  func containment() {
    let told = Told()
    let (parent, child) = (UIViewController(), Recorder("child", told))
    let screen = Screen.showing(parent)
    parent.addChild(child)
    #expect(child.parent === parent && parent.children == [child])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.settle()
    #expect(
      told.lines == [
        "child willMove true", "child didLoad", "child willAppear", "child isAppearing 390", "child didMove true",
        "child willLayout", "child didLayout", "child didAppear",
      ])
    told.lines = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(told.lines == ["child willMove false", "child willDisappear", "child didDisappear", "child didMove false"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("Children of a controller that tells them itself hear of nothing by themselves")
  func manualAppearance() {
    final class Silent: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let told = Told()
    let (parent, child) = (Silent(), Recorder("child", told))
    _ = Screen.showing(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(!told.lines.contains("child willAppear"))
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(told.lines.suffix(3) == ["child willAppear", "child isAppearing 390", "child didAppear"])
  }

  @Test("Safe areas reach views, with what controllers add")
  func safeAreas() {
    let controller = UIViewController()
    let screen = Screen.showing(controller, insets: EdgeInsets(top: 50, leading: 0, bottom: 20, trailing: 0))
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
    controller.view.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 20)
    controller.additionalSafeAreaInsets.top = 10
    screen.settle()
    #expect(controller.view.safeAreaInsets.top == 60 && inner.safeAreaInsets.top == 30)
  }

  @Test("A view that gets another size is told before, and what runs alongside runs with it")
  func resizing() {
    final class Turning: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let before = view.bounds.size
        coordinator.animate { [self] _ in sizes += [before, view.bounds.size] }
      }
    }
    let controller = Turning()
    let screen = Screen.showing(controller, width: 200, height: 300)
    screen.resize(to: CGSize(width: 300, height: 200))
    #expect(controller.sizes == [CGSize(width: 200, height: 300), CGSize(width: 300, height: 200)])
  }
}
