import CoreGraphicsTypes
public import Foundation
import UIKit

/// Looks after a view: makes it, hears when it comes and goes, and holds other controllers.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  /// The name by which nib files are found; there are none here.
  public typealias NibName = NSNib.Name

  /// What the tree of controllers and the places among views of SwiftUI know.
  package let backing = BackingController()
  private var ownView: NSView?
  private var insideControllers: [NSViewController] = []

  // MARK: Making

  /// Creates a controller; of nib files, which cannot be read here, only the name is kept.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
    backing.owner = self
  }
  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller from an archive, of which there are none here: one without a nib file.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
    backing.owner = self
  }

  /// The name of the nib file that was asked for; there are no nib files here.
  public let nibName: NSNib.Name?

  // MARK: View

  /// The controller's view, which is made when it is first asked for.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      guard let ownView else {
        fatalError("\(type(of: self)).loadView() sets no view; set `view` there, or call super")
      }
      return ownView
    }
    set {
      if ownView?.controller === self { ownView?.controller = nil }
      ownView = newValue
      newValue.controller = self
      backing.view = newValue.backing
    }
  }
  /// Whether the view has been made.
  public var isViewLoaded: Bool { ownView != nil }
  /// Makes the view where there is none yet.
  public func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    if ownView != nil { viewDidLoad() }
  }
  /// Makes the view; a subclass sets ``view`` instead.
  open func loadView() { view = NSView() }
  /// The view has been made.
  open func viewDidLoad() {}
  /// The view is about to come into a window.
  open func viewWillAppear() {}
  /// The view shows.
  open func viewDidAppear() {}
  /// The view is about to leave its window, or to be covered.
  open func viewWillDisappear() {}
  /// The view no longer shows.
  open func viewDidDisappear() {}
  /// The view is about to place those inside.
  open func viewWillLayout() {}
  /// The view has placed those inside.
  open func viewDidLayout() {}

  /// What the controller is called.
  open var title: String?
  /// What the controller is about, as the app has it.
  open var representedObject: Any?
  /// How large the view would like to be, in points, where something around asks; zero for no wish.
  open var preferredContentSize: NSSize {
    get { backing.preferredContentSize }
    set { backing.preferredContentSize = newValue }
  }

  // MARK: Controllers around and inside

  /// The controller around this one.
  public private(set) weak var parent: NSViewController?
  /// The controllers inside.
  public var children: [NSViewController] { insideControllers }
  /// Takes a controller in; add its view, too.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    insideControllers.append(childViewController)
    childViewController.parent = self
    backing.addChild(childViewController.backing)
  }
  /// Takes the controller out of the one around it; remove its view, too.
  open func removeFromParent() {
    parent?.insideControllers.removeAll { $0 === self }
    parent = nil
    backing.removeFromParent()
  }
  open override var nextResponder: NSResponder? { ownView?.superview ?? parent }
}

/// The files with views that Interface Builder makes, of which none can be read here.
public enum NSNib {
  /// The name of such a file.
  public typealias Name = String
}

/// The controller of UIKit that a controller of AppKit is made of.
package final class BackingController: UIViewController {
  weak var owner: NSViewController?

  override package func loadView() {
    // Asking for the view sets this controller's.
    if let owner { _ = owner.view } else { super.loadView() }
  }
  override package func viewWillAppear(_ animated: Bool) { owner?.viewWillAppear() }
  override package func viewDidAppear(_ animated: Bool) { owner?.viewDidAppear() }
  override package func viewWillDisappear(_ animated: Bool) { owner?.viewWillDisappear() }
  override package func viewDidDisappear(_ animated: Bool) { owner?.viewDidDisappear() }
}
