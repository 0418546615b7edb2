import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import UniformTypeIdentifiers

/// What delegates of bars, pages, columns, choices and bubbles hear and say.
@MainActor
@Suite struct DelegateTests {
  /// A file that is there as long as a closure runs.
  private func withFile(_ name: String, _ run: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data("Nara".utf8).write(to: file)
    try run(file)
  }

  @Test("A bar that an app makes asks whether it may go back, and says that it has")
  func navigationBars() throws {
    final class Keeper: UINavigationBarDelegate {
      var allows = false
      var lines: [String] = []
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        lines.append("should \(item.title ?? "")")
        return allows
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("did \(item.title ?? "") \(navigationBar.items?.count ?? 0)")
      }
    }
    let (bar, keeper) = (UINavigationBar(), Keeper())
    bar.items = [UINavigationItem(title: "Towns"), UINavigationItem(title: "Nara")]
    bar.delegate = keeper
    let screen = Screen.showing(bar, width: 390, height: 44)
    try screen.button("Towns").tap()
    #expect(keeper.lines == ["should Nara"] && bar.topItem?.title == "Nara")
    keeper.allows = true
    try screen.button("Towns").tap()
    #expect(keeper.lines.suffix(2) == ["should Nara", "did Nara 1"] && bar.topItem?.title == "Towns")
  }

  @Test("A bar of tabs tells its delegate which item was pressed, and items show what they are changed to")
  func tabBars() throws {
    final class Hearer: UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append((item as UIBarItem).tag) }
    }
    let (bar, hearer) = (UITabBar(), Hearer())
    let items: [UIBarItem] = [
      UITabBarItem(title: "Map", image: UIImage(systemName: "map"), tag: 4), UITabBarItem(title: "Old", image: nil, tag: 7),
    ]
    bar.items = items.compactMap { $0 as? UITabBarItem }
    bar.delegate = hearer
    let screen = Screen.showing(bar, width: 390, height: 49)
    items[1].title = "New"
    screen.settle()
    #expect(screen.contains("New") && !screen.contains("Old"))
    try screen.button("New").tap()
    try screen.button("Map").tap()
    #expect(hearer.tags == [7, 4] && bar.selectedItem === items[0])
  }

  @Test("A delegate of columns chooses the one that shows where there is room for one")
  func columns() {
    final class Chooser: UISplitViewControllerDelegate {
      var proposed: [UISplitViewController.Column] = []
      func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        proposed.append(proposedTopColumn)
        return .secondary
      }
    }
    let split = UISplitViewController(style: .doubleColumn), chooser = Chooser()
    split.setViewController(UIHostingController(rootView: Text("list")), for: .primary)
    split.setViewController(UIHostingController(rootView: Text("detail")), for: .secondary)
    split.delegate = chooser
    let screen = Screen.showing(split)
    #expect(!chooser.proposed.isEmpty && screen.contains("detail"))
  }

  @Test("Who hears of a choice of files hears what was chosen, or that nothing was")
  func documents() throws {
    final class Hearer: UIDocumentPickerDelegate {
      var lines: [String] = []
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        lines += urls.map(\.lastPathComponent)
      }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { lines.append("cancelled") }
    }
    let (presenter, hearer) = (UIViewController(), Hearer())
    let screen = Screen.showing(presenter)
    for cancels in [false, true] {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
      picker.delegate = hearer
      presenter.present(picker, animated: true)
      screen.finishAnimations()
      if cancels {
        try screen.cancelFileDialog()
      } else {
        try withFile("notes.txt") { try screen.chooseFiles([$0]) }
      }
      screen.finishAnimations()
      #expect(presenter.presentedViewController == nil)
    }
    #expect(hearer.lines == ["notes.txt", "cancelled"])
  }

  @Test("Who hears of a choice of pictures is told where what was chosen lies, and takes it away unless it says otherwise")
  func pictures() throws {
    final class Hearer: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var info: [UIImagePickerController.InfoKey: Any] = [:]
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        self.info = info
        picker.dismiss(animated: true)
      }
    }
    let (presenter, hearer, picker) = (UIViewController(), Hearer(), UIImagePickerController())
    picker.mediaTypes = ["public.movie"]
    let screen = Screen.showing(presenter)
    picker.delegate = hearer
    presenter.present(picker, animated: true)
    screen.finishAnimations()
    try withFile("film.mov") { file in
      try screen.chooseFiles([file])
      screen.finishAnimations()
      #expect(hearer.info[.mediaURL] as? URL == file)
    }
    #expect(hearer.info[.mediaType] as? String == "public.movie" && hearer.info[.originalImage] == nil)
    #expect(presenter.presentedViewController == nil)
  }

  @Test("What says itself what it is when it is shared is asked for it")
  func activitySources() throws {
    final class Source: UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
      func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "Said late" }
    }
    let presenter = UIViewController()
    let screen = Screen.showing(presenter)
    presenter.present(UIActivityViewController(activityItems: [Source()], applicationActivities: nil), animated: true)
    screen.finishAnimations()
    #expect(screen.alertTitle == "Said late")
  }

  @Test("A bubble stays one in a narrow window where its delegate says so, and stands where its arrow points from")
  func bubbles() throws {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let (presenter, keeper) = (UIViewController(), Keeper())
    let screen = Screen.showing(presenter)
    let source = UIView(frame: CGRect(x: 150, y: 400, width: 60, height: 40))
    presenter.view.addSubview(source)
    for (direction, isBelow) in [(UIPopoverArrowDirection.up, true), (.down, false)] {
      let shown = UIHostingController(rootView: Text("bubble"))
      shown.modalPresentationStyle = .popover
      shown.preferredContentSize = CGSize(width: 120, height: 60)
      let bubble: UIPopoverPresentationController = try #require(shown.popoverPresentationController)
      bubble.sourceView = source
      bubble.permittedArrowDirections = direction
      bubble.delegate = keeper
      presenter.present(shown, animated: true)
      screen.finishAnimations()
      let text = try screen.element("bubble").frame
      #expect(isBelow ? text.minY > 440 : text.maxY < 400, "\(text)")
      shown.dismiss(animated: true)
      screen.finishAnimations()
    }
    #expect(UIPopoverArrowDirection.any.contains(.left) && !UIPopoverArrowDirection.up.contains(.down))
  }

  @Test("A bubble points at a bar's button and has the colour that it is told")
  func bubblesOfBars() throws {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let (inner, keeper) = (UIViewController(), Keeper())
    let item = UIBarButtonItem(title: "More", image: nil, primaryAction: UIAction { _ in }, menu: nil)
    inner.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: inner)
    let screen = Screen.showing(navigation)
    let button = try screen.element("More").frame
    let shown = UIHostingController(rootView: Color.clear.frame(width: 120, height: 60).accessibilityLabel("bubble"))
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 120, height: 60)
    let bubble: UIPopoverPresentationController = try #require(shown.popoverPresentationController)
    bubble.barButtonItem = item
    bubble.backgroundColor = .pureRed
    bubble.permittedArrowDirections = .up
    bubble.delegate = keeper
    inner.present(shown, animated: true)
    screen.finishAnimations()
    let frame = try #require(screen.sheets.first).frame
    #expect(frame.minX > 195 && frame.minY >= button.maxY - 12 && frame.minY < button.maxY + 30, "\(frame) \(button)")
    #expect(screen.color(frame.midX, frame.maxY - 5) == red)
  }

  @Test("A cover fades at its place where its controller says so, else it comes from the lower edge", arguments: [true, false])
  func covers(fades: Bool) {
    let (presenter, shown) = (UIViewController(), UIViewController())
    let screen = Screen.showing(presenter)
    shown.view.backgroundColor = .pureRed
    shown.modalPresentationStyle = .fullScreen
    shown.modalTransitionStyle = fades ? UIModalTransitionStyle.crossDissolve : .coverVertical
    presenter.present(shown, animated: true)
    screen.advance(by: 0.1)
    let (high, low) = (screen.color(195, 100), screen.color(195, 800))
    #expect(fades ? high == low && high != white && high != red : high != low && low == red)
    screen.finishAnimations()
    #expect(screen.color(195, 100) == red)
    shown.dismiss(animated: true)
    screen.advance(by: 0.1)
    #expect((screen.color(195, 100) == screen.color(195, 800)) == fades)
    screen.finishAnimations()
    #expect(screen.color(195, 100) == white && screen.color(195, 800) == white)
  }

  @Test("A sheet that a finger brings to another height tells its delegate")
  func sheets() {
    final class Hearer: NSObject, UISheetPresentationControllerDelegate {
      var heights: [UISheetPresentationController.Detent.Identifier?] = []
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) { heights.append(sheetPresentationController.selectedDetentIdentifier) }
    }
    let (presenter, shown, hearer) = (UIViewController(), UIViewController(), Hearer())
    let screen = Screen.showing(presenter)
    shown.sheetPresentationController?.detents = [.medium(), .large()]
    shown.sheetPresentationController?.prefersGrabberVisible = true
    shown.sheetPresentationController?.delegate = hearer
    presenter.present(shown, animated: true)
    screen.finishAnimations()
    screen.drag(from: CGPoint(x: 195, y: screen.sheets[0].frame.minY + 10), to: CGPoint(x: 195, y: 60), duration: 0.3)
    screen.finishAnimations()
    #expect(hearer.heights == [.large])
  }

  @Test("An alert that is graver says so, and what a controller wants of the bar with the time is what it says")
  func wishes() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    }
    let (dark, tabs) = (Dark(), UITabBarController())
    tabs.viewControllers = [dark]
    #expect(tabs.childForStatusBarStyle?.preferredStatusBarStyle == UIStatusBarStyle.lightContent)
    let animation: UIStatusBarAnimation = tabs.preferredStatusBarUpdateAnimation
    #expect(dark.preferredStatusBarUpdateAnimation == .slide && animation == .fade)
    #expect(UIStatusBarStyle(rawValue: 3) == .darkContent && dark.modalTransitionStyle == UIModalTransitionStyle.coverVertical)
    let alert = UIAlertController(title: "Erase", message: nil, preferredStyle: .alert)
    #expect(alert.severity == UIAlertControllerSeverity.default)
  }

  @Test("A page view controller tells its delegate of pages that a finger turns to")
  func pages() {
    final class Hearer: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let pages = ["one", "two"].map { UIHostingController(rootView: Text($0)) }
      var lines: [String] = []
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
      ) { lines.append("will \(pendingViewControllers.map { $0 === pages[1] })") }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { lines.append("did \(previousViewControllers.map { $0 === pages[0] }) \(completed)") }
    }
    let hearer = Hearer()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = hearer
    controller.delegate = hearer
    controller.setViewControllers([hearer.pages[0]], direction: .forward, animated: false)
    let screen = Screen.showing(controller)
    screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.3)
    screen.finishAnimations()
    #expect(hearer.lines == ["will [true]", "did [true] true"])
    #expect(controller.viewControllers == [hearer.pages[1]])
  }
}
