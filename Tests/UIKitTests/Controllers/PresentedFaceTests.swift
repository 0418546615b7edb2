import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite struct PresentedFaceTests {
  @Test("What can be done with things is offered, and the app hears what was done")
  func activities() throws {
    final class Shouting: UIActivity {
      var done = false
      override var activityType: ActivityType? { ActivityType("shout") }
      override var activityTitle: String? { "Shout" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
      override func perform() { done = true }
    }
    let (presenter, shouting) = (UIViewController(), Shouting())
    let screen = Screen.showing(presenter)
    let activity = UIActivityViewController(activityItems: ["Nara"], applicationActivities: [shouting])
    var finished: (UIActivity.ActivityType?, Bool)?
    activity.completionWithItemsHandler = { type, isDone, _, _ in finished = (type, isDone) }
    activity.excludedActivityTypes = [.copyToPasteboard]
    presenter.present(activity, animated: true)
    screen.finishAnimations()
    #expect(!screen.alertButtons.map(\.label).contains("Copy"))
    try screen.answerAlert("Shout")
    #expect(shouting.done && finished?.0 == UIActivity.ActivityType("shout") && finished?.1 == true)
    #expect(presenter.presentedViewController == nil)
  }

  @Test("A choice of files is presented as a controller, and says its kind")
  func choices() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    let images = UIImagePickerController()
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(picker.popoverPresentationController != nil && images.mediaTypes == ["public.image"])
  }

  @Test("A search tells who shows results, and shows in the screen's bar")
  func searching() throws {
    final class Results: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
      var texts: [String] = []
      var begun = 0
      func updateSearchResults(for searchController: UISearchController) { texts.append(searchController.searchBar.text ?? "") }
      func willPresentSearchController(_ searchController: UISearchController) { begun += 1 }
    }
    let (controller, results) = (UIViewController(), Results())
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = results
    search.delegate = results
    search.searchBar.placeholder = "Towns"
    controller.navigationItem.searchController = search
    let screen = Screen.showing(UINavigationController(rootViewController: controller))
    #expect(screen.contains("Towns"))
    search.isActive = true
    screen.finishAnimations()
    #expect(search.isActive && results.begun == 1 && results.texts == [""])
  }

  @Test("Bars that an app makes itself show their items")
  func ownBars() throws {
    var pressed = false
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [
      UIBarButtonItem(title: "Go", image: nil, primaryAction: UIAction { _ in pressed = true }, menu: nil), .flexibleSpace(),
    ]
    let screen = Screen.showing(toolbar, width: 390, height: 44)
    try screen.button("Go").tap()
    #expect(pressed)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "Nara")]
    #expect(bar.topItem?.title == "Nara" && bar.backItem == nil)
    #expect(Screen.showing(bar, width: 390, height: 44).contains("Nara"))
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    tabs.items = [UITabBarItem(tabBarSystemItem: .search, tag: 3)]
    #expect(Screen.showing(tabs, width: 390, height: 49).contains("Search"))
  }

  @Test("A refresh control waits for the content")
  func refreshing() {
    let (view, control) = (UIScrollView(), UIRefreshControl())
    view.refreshControl = control
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing && view.refreshControl === control)
  }

  @Test("A bubble points at a view's rectangle, and detents answer their heights")
  func presentationControllers() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    controller.popoverPresentationController?.sourceView = source
    controller.popoverPresentationController?.permittedArrowDirections = .up
    #expect(controller.popoverPresentationController?.sourceView === source && controller.sheetPresentationController == nil)
    controller.modalPresentationStyle = .pageSheet
    let sheet = controller.sheetPresentationController
    sheet?.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }]
    sheet?.selectedDetentIdentifier = .init("low")
    #expect(sheet?.detents.first?.identifier == .init("low") && sheet?.presentedViewController === controller)
    #expect(controller.presentationController === sheet)
  }
}
