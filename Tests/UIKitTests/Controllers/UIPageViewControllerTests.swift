import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// Pages in a row, or in a ring, that writes down what is asked and told.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  let isRing: Bool
  var lines: [String] = []
  /// How often neighbours were asked for.
  var questions = 0

  init(count: Int, isRing: Bool = false) {
    pages = (0..<count).map { number in
      let page = UIHostingController(rootView: Color.red.overlay { Text("page \(number)") })
      page.title = "\(number)"
      return page
    }
    self.isRing = isRing
  }

  func controller(showing index: Int) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([pages[index]], direction: .forward, animated: false)
    return controller
  }

  private func neighbour(of page: UIViewController, _ distance: Int) -> UIViewController? {
    questions += 1
    guard let index = pages.firstIndex(of: page) else { return nil }
    if isRing { return pages[(index + distance + pages.count) % pages.count] }
    return pages.indices.contains(index + distance) ? pages[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { lines.append("to \(names(pendingViewControllers))") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    lines.append(
      "from \(names(previousViewControllers)) at \(names(pageViewController.viewControllers ?? []))"
        + "\(finished ? "" : ", held")\(completed ? "" : ", given up")")
  }
  private func names(_ pages: [UIViewController]) -> String { pages.map { $0.title ?? "" }.joined(separator: ",") }
}

@MainActor
@Suite struct UIPageViewControllerTests {
  private func swipe(_ screen: Screen, left: Bool = true, duration: Double = 0.3) {
    let (from, to) = (CGPoint(x: 330, y: 400), CGPoint(x: 40, y: 400))
    screen.drag(from: left ? from : to, to: left ? to : from, duration: duration)
  }

  /// From the screen's left edge to that of a page's text, less the room around it.
  private func place(of number: Int, on screen: Screen) throws -> CGFloat { try screen.text("page \(number)").frame.midX - 195 }

  @Test("Each swipe turns one page, with pages before it or without; it counts when the pages rest", arguments: [false, true])
  func swipes(isRing: Bool) throws {
    let book = Book(count: 4, isRing: isRing)
    let controller = book.controller(showing: 0)
    let screen = Screen.showing(controller)
    for next in 1...3 {
      book.lines = []
      let asked = book.questions
      swipe(screen)
      #expect(book.lines == ["to \(next)"] && book.questions == asked)
      #expect(controller.viewControllers == [book.pages[next - 1]])
      screen.finishAnimations()
      #expect(book.lines == ["to \(next)", "from \(next - 1) at \(next)"] && book.questions == asked + 2)
      #expect(controller.viewControllers == [book.pages[next]])
      #expect(try abs(place(of: next, on: screen)) < 1)
    }
    swipe(screen, left: false)
    screen.finishAnimations()
    #expect(controller.viewControllers == [book.pages[2]])
    #expect(try abs(place(of: 2, on: screen)) < 1)
  }

  @Test("A turn that is given up ends at the page before, and one over the end is none")
  func givenUp() throws {
    let book = Book(count: 2)
    let controller = book.controller(showing: 0)
    let screen = Screen.showing(controller)
    screen.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.5, rest: 0.3)
    screen.finishAnimations()
    #expect(book.lines == ["to 1", "from 0 at 0, given up"])
    #expect(try abs(place(of: 0, on: screen)) < 1)
    book.lines = []
    swipe(screen, left: false)
    screen.finishAnimations()
    #expect(book.lines.isEmpty && controller.viewControllers == [book.pages[0]])
  }

  @Test("A finger that takes hold of a page before it rests turns on from there")
  func held() throws {
    let book = Book(count: 4)
    let controller = book.controller(showing: 0)
    let screen = Screen.showing(controller)
    swipe(screen, duration: 0.1)
    screen.advance(by: 0.1)
    let before = try place(of: 1, on: screen)
    #expect(before > 0 && before < 195)
    screen.touchDown(at: CGPoint(x: 330, y: 400))
    screen.advance(by: 0.02)
    // Its neighbours have come, and it lies where it was.
    #expect(controller.children.count == 3)
    #expect(try abs(place(of: 1, on: screen) - before) < 20)
    for x in stride(from: CGFloat(330), through: 30, by: -20) {
      screen.touchMove(to: CGPoint(x: x, y: 400))
      screen.advance(by: 0.01)
    }
    screen.touchUp(at: CGPoint(x: 30, y: 400))
    screen.finishAnimations()
    #expect(book.lines == ["to 1", "from 0 at 1, held", "to 2", "from 1 at 2"])
    #expect(try abs(place(of: 2, on: screen)) < 1)
  }

  @Test("A program's turn is told when it is over, and others are not told at all", arguments: [false, true])
  func programs(isBack: Bool) throws {
    let book = Book(count: 4)
    let controller = book.controller(showing: isBack ? 3 : 0)
    let screen = Screen.showing(controller)
    var answers: [Bool] = []
    controller.setViewControllers([book.pages[2]], direction: isBack ? .reverse : .forward, animated: true) { answers.append($0) }
    #expect(controller.viewControllers == [book.pages[2]])
    screen.advance(by: 0.1)
    let midway = try place(of: 2, on: screen)
    #expect(answers.isEmpty && (isBack ? midway < -20 : midway > 20))
    screen.finishAnimations()
    #expect(answers == [true] && book.lines.isEmpty)
    #expect(try abs(place(of: 2, on: screen)) < 1)
    #expect(controller.children.count == 3)
  }

  @Test("A turn that a program makes before another one is over answers that it was not finished")
  func overtaken() throws {
    let book = Book(count: 4)
    let controller = book.controller(showing: 0)
    let screen = Screen.showing(controller)
    var answers: [String] = []
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { answers.append("1 \($0)") }
    screen.advance(by: 0.05)
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { answers.append("2 \($0)") }
    screen.finishAnimations()
    #expect(answers.sorted() == ["1 false", "2 true"])
    #expect(try abs(place(of: 2, on: screen)) < 1)
  }
}
