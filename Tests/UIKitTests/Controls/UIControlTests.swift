import ApusTesting
import CoreGraphicsTypes
import Foundation
import FoundationAdditions
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct UIControlTests {
  /// Notes the events of a control by name.
  private func note(_ control: UIControl, _ listener: Listener, _ events: [(UIControl.Event, String)]) {
    for (event, name) in events { control.addAction(UIAction { _ in listener.lines.append(name) }, for: event) }
  }

  private static let touchEvents: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "inside"),
    (.touchUpOutside, "outside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
  ]

  @Test("A control of an app's own tracks a finger, far beyond its edges, and tells of it")
  func tracking() {
    let listener = Listener()
    let root = UIView()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    note(control, listener, Self.touchEvents)
    root.addSubview(control)
    let screen = Screen.showing(root)
    screen.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(control.isTracking)
    #expect(control.state == .highlighted)
    screen.touchMove(to: CGPoint(x: 100, y: 20))
    screen.touchMove(to: CGPoint(x: 150, y: 20))
    #expect(!control.isHighlighted)
    screen.touchMove(to: CGPoint(x: 30, y: 20))
    screen.touchUp(at: CGPoint(x: 30, y: 20))
    #expect(listener.lines == ["down", "exit", "enter", "inside"])
    #expect(!control.isTracking)
    listener.lines = []
    screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 180, y: 20))
    #expect(listener.lines == ["down", "exit", "outside"])
    listener.lines = []
    control.isEnabled = false
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(listener.lines.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test("Targets are called by their methods' names, are listed, are not kept, and can be taken away")
  func targets() {
    let control = UIControl()
    var listener: Listener? = Listener()
    control.addTarget(listener, action: "heard:", for: .valueChanged)
    #expect(control.allControlEvents == .valueChanged)
    #expect(control.allTargets.count == 1)
    #expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == ["heard:"])
    control.sendActions(for: .valueChanged)
    #expect(listener?.lines == ["called"])
    control.removeTarget(listener, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener?.lines == ["called"])
    control.addTarget(listener, action: "heard", for: .touchDown)
    listener = nil
    #expect(control.allTargets.isEmpty)
  }

  @Test("A message without a target goes to the first one after the control that takes it")
  func responders() {
    final class Taking: UIView {
      var count = 0
      nonisolated override class func method(for selector: String) -> ((AnyObject, [Any?]) -> Any?)? {
        guard selector == "take" else { return super.method(for: selector) }
        return { object, _ in
          let taking = object as? Taking
          MainActor.assumeIsolated { taking?.count += 1 }
          return ()
        }
      }
    }
    let taking = Taking()
    let control = UIControl()
    taking.addSubview(control)
    control.addTarget(nil, action: "take", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(taking.count == 1)
  }

  @Test("An action of the same identifier replaces the one before")
  func actions() {
    let control = UIControl()
    var calls = ""
    let id = UIAction.Identifier("x")
    control.addAction(UIAction(identifier: id) { _ in calls += "a" }, for: .touchDown)
    control.addAction(UIAction(identifier: id) { calls += $0.sender as AnyObject === control ? "b" : "c" }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == "b")
  }

  @Test("A button pressed by a finger, a key or without touch tells the same")
  func buttonPresses() throws {
    let listener = Listener()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    note(button, listener, Self.touchEvents)
    let root = UIView()
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
    root.addSubview(button)
    let screen = Screen.showing(root)
    screen.tap(at: CGPoint(x: 100, y: 70))
    #expect(listener.lines == ["down", "inside", "primary"])
    listener.lines = []
    try screen.button("Go").activate()
    #expect(listener.lines == ["inside", "primary"])
    screen.touchDown(at: CGPoint(x: 100, y: 70))
    screen.settle()
    #expect(button.isHighlighted)
    screen.touchUp(at: CGPoint(x: 100, y: 70))
    #expect(!button.isHighlighted)
  }

  @Test("Buttons are as large as those of iOS")
  func buttonSizes() {
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    #expect(abs(system.intrinsicContentSize.height - 30) <= 1)
    let custom = UIButton()
    custom.setTitle("Button", for: .normal)
    #expect(abs(custom.intrinsicContentSize.height - 34) <= 1)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let filled = UIButton(configuration: configuration)
    #expect(abs(filled.intrinsicContentSize.height - 34.33) <= 1)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
  }

  @Test("A configuration fills with its colours, and its handler follows the state")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .pureRed
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    configuration.imageColorTransformer = UIConfigurationColorTransformer { $0 }
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      button.configuration?.baseBackgroundColor = button.isSelected ? .pureGreen : .pureRed
    }
    let root = UIView()
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.addSubview(button)
    let screen = Screen.showing(root)
    #expect(screen.color(30, 50) == red)
    button.isSelected = true
    screen.settle()
    #expect(screen.color(30, 50) == green)
    #expect(UIBackgroundConfiguration.clear().backgroundColor == nil)
  }

  @Test("A button's menu shows when it is pressed, and its elements act")
  func menus() throws {
    var chosen = ""
    let menu = UIMenu(
      title: "",
      children: [
        UIAction(title: "First", attributes: .destructive) { _ in chosen += "1" },
        UIMenu(title: "More", options: .displayInline, children: [UIAction(title: "Second", state: .on) { _ in chosen += "2" }]),
        UICommand(title: "Third", action: "take"), UIKeyCommand(input: "k", modifierFlags: .command, action: "take"),
        UIDeferredMenuElement { $0([UIAction(title: "Fourth") { _ in chosen += "4" }]) },
      ])
    #expect(menu.selectedElements.map(\.title) == ["Second"])
    #expect((menu.children.first as UIMenuElement?)?.title == "First")
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 50, y: 10, width: 100, height: 40)
    let root = UIView()
    root.addSubview(button)
    let screen = Screen.showing(root, width: 390, height: 600)
    try screen.element("Open").tap()
    screen.finishAnimations()
    try screen.element("First").tap()
    screen.finishAnimations()
    #expect(chosen == "1")
  }
}
