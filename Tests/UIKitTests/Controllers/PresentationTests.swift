import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct PresentationTests {
  @Test("A presented controller is a sheet of its own, and says when it has come and gone")
  func presenting() {
    let told = Told()
    let (presenter, shown) = (UIViewController(), Recorder("shown", told))
    let screen = Screen.showing(presenter)
    var done: [String] = []
    presenter.present(shown, animated: true) { done.append("shown") }
    #expect(presenter.presentedViewController === shown && shown.presentingViewController === presenter)
    screen.finishAnimations()
    #expect(screen.sheets.map(\.kind) == ["sheet"])
    #expect(done == ["shown"])
    #expect(told.lines.contains("shown didAppear"))
    shown.dismiss(animated: true) { done.append("gone") }
    screen.finishAnimations()
    #expect(screen.sheets.isEmpty && done == ["shown", "gone"])
    #expect(told.lines.suffix(2) == ["shown willDisappear", "shown didDisappear"])
    #expect(presenter.presentedViewController == nil && shown.presentingViewController == nil)
    // The first one makes the window's place for what shows above, which stays.
    let nodes = screen.liveNodes
    presenter.present(shown, animated: true)
    screen.finishAnimations()
    #expect(screen.sheets.count == 1)
    presenter.dismiss(animated: true)
    screen.finishAnimations()
    #expect(screen.liveNodes == nodes)
  }

  @Test("The style says whether the window is covered, and a sheet rests at its detents")
  func styles() {
    let presenter = UIViewController()
    let screen = Screen.showing(presenter)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    presenter.present(cover, animated: false)
    screen.finishAnimations()
    #expect(screen.sheets.map(\.kind) == ["cover"])
    presenter.dismiss(animated: false)
    screen.finishAnimations()
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    presenter.present(sheet, animated: false)
    screen.finishAnimations()
    #expect(screen.sheets.first.map { $0.frame.minY > 300 } == true)
  }

  @Test("A finger pulls a sheet away unless the controller refuses, and the delegate hears of it")
  func pulling() {
    final class Hearer: NSObject, UIAdaptivePresentationControllerDelegate {
      var lines: [String] = []
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    }
    let (presenter, shown, hearer) = (UIViewController(), UIViewController(), Hearer())
    let screen = Screen.showing(presenter)
    shown.isModalInPresentation = true
    shown.presentationController?.delegate = hearer
    presenter.present(shown, animated: true)
    screen.finishAnimations()
    screen.pullDownSheet()
    #expect(screen.sheets.count == 1)
    shown.isModalInPresentation = false
    screen.settle()
    screen.pullDownSheet()
    #expect(screen.sheets.isEmpty)
    #expect(hearer.lines == ["will", "did"])
  }

  @Test("An alert has its buttons, fields and texts, and calls what was chosen")
  func alerts() throws {
    let presenter = UIViewController()
    let screen = Screen.showing(presenter)
    let alert = UIAlertController(title: "Rename", message: "A new name", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in name = alert.textFields?.first?.text })
    presenter.present(alert, animated: true)
    screen.finishAnimations()
    #expect(screen.alertTitle == "Rename")
    #expect(Set(screen.alertButtons.map(\.label)) == ["Cancel", "Save"])
    try screen.alertField("Name").tap()
    screen.type("Nara")
    try screen.answerAlert("Save")
    #expect(name == "Nara")
    #expect(screen.alert == nil && presenter.presentedViewController == nil)
  }

  @Test("A sheet of actions shows, and its chosen action runs")
  func actionSheets() throws {
    let presenter = UIViewController()
    let screen = Screen.showing(presenter)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var chosen = false
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen = true })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: true)
    screen.finishAnimations()
    try screen.answerAlert("Delete")
    #expect(chosen)
  }

  @Test("The controller of SwiftUI's window presents over the app's views, and views added to the window show in front of them")
  func standing() throws {
    let screen = Screen { Text("Below") }
    let window = try #require(UIApplication.shared.keyWindow)
    let toast = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    toast.text = "Saved"
    window.addSubview(toast)
    screen.settle()
    #expect(screen.contains("Saved") && screen.contains("Below"))
    toast.removeFromSuperview()
    screen.settle()
    #expect(!screen.contains("Saved"))
    let shown = UIHostingController(rootView: Text("Above"))
    window.rootViewController?.present(shown, animated: true)
    screen.finishAnimations()
    #expect(screen.contains("Above") && screen.sheets.count == 1)
  }

  @Test("Windows show while somebody keeps them, those of higher levels in front")
  func windows() {
    let screen = Screen { Text("Below") }
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    window?.windowLevel = .alert
    window?.rootViewController = UIHostingController(rootView: Text("Overlay"))
    #expect(window?.isHidden == true)
    window?.makeKeyAndVisible()
    screen.settle()
    #expect(screen.contains("Overlay"))
    #expect(UIApplication.shared.windows.last === window && window?.isKeyWindow == true)
    window = nil
    screen.settle()
    #expect(!screen.contains("Overlay"))
    #expect(UIApplication.shared.windows.count == 1)
  }
}
