import CoreGraphicsTypes
import Foundation
import Observation
import QuartzCore
import SwiftUICore
import UIKitTypes

/// Shows a tree of views of UIKit among the views of SwiftUI: gives it size and surroundings, has it placed before a frame, and tells
/// its views and controllers when they come and go.
///
/// It belongs to the place where the tree shows, and does not keep the tree: the place's owner does.
@MainActor
final class ViewMount {
  let layer: CALayer
  private(set) weak var root: UIView?
  /// The window around the place.
  private(set) weak var window: UIWindow?
  private(set) var safeAreaInsets = UIEdgeInsets.zero
  private(set) var traits = UITraitCollection.current
  /// Whether the tree shows.
  private(set) var isShown = false
  /// Whether it has been shown before.
  private var wasShown = false
  /// Whether a frame has been made with the tree in it.
  private var hasAppeared = false
  private var finishesAppearing = false
  private let requests = MountRequests()
  /// Looks on where fingers are on the tree.
  private(set) lazy var touches = MountTouches(self)

  init(_ root: UIView) {
    layer = root.layer
    self.root = root
    if root.mount?.isShown != true { root.mount = self }
  }

  /// Has the tree placed before the next frame.
  func requestLayout() { requests.addLayout() }
  /// Has the tree measured anew.
  func contentSizeChanged() { requests.addSize() }
  /// Has controllers that came into the tree told that they have appeared, after the next layout.
  func finishAppearing() {
    finishesAppearing = true
    requestLayout()
  }

  /// Notes that the view that is being evaluated shows the tree as it is placed.
  func noteLayouts() { _ = requests.layouts }
  /// Notes that the view that is being evaluated depends on the tree's size; returns how often that has changed.
  func noteSizes() -> Int { requests.sizes }

  /// Takes the place that the tree is shown at, and places it.
  func show(_ space: MountedSpace, in window: UIWindow?) {
    guard let root else { return }
    self.window = window
    let isFirst = !wasShown
    if isFirst { attach() }
    if space.traits != traits {
      let old = traits
      traits = space.traits
      root.tellTraits(old)
    }
    if space.insets != safeAreaInsets {
      safeAreaInsets = space.insets
      root.tellSafeArea()
    }
    if layer.bounds.size != space.size {
      let frame = CGRect(origin: .zero, size: space.size)
      if let controller = root.controller, !isFirst {
        controller.resize(to: space.size) { root.frame = frame }
      } else {
        root.frame = frame
      }
    }
    if isFirst { root.forEachController { $0.noteIsAppearing() } }
    LayoutPass.run(from: root)
    guard hasAppeared, finishesAppearing else { return }
    finishesAppearing = false
    root.forEachController { $0.endAppearance() }
  }

  /// The place shows in a frame.
  func appear() {
    guard let root else { return }
    if !isShown {
      attach()
      root.forEachController { $0.noteIsAppearing() }
    }
    hasAppeared = true
    finishesAppearing = false
    root.forEachController { $0.endAppearance() }
  }

  /// The place no longer shows.
  func disappear() {
    hasAppeared = false
    guard isShown else { return }
    guard let root, root.mount === self else { return isShown = false }
    root.tellWillMove(to: nil)
    isShown = false
    root.tellDidMove(to: nil)
  }

  private func attach() {
    guard let root else { return }
    wasShown = true
    if let mount = root.mount, mount !== self { mount.disappear() }
    root.mount = self
    root.tellWillMove(to: window ?? UIWindow.main)
    isShown = true
    root.tellDidMove(to: window ?? UIWindow.main)
  }
}

@Observable @MainActor
private final class MountRequests {
  private(set) var layouts = 0
  private(set) var sizes = 0
  /// Counts both, unobserved: who asks would come to depend on an observed number that it counts up, and thus reads.
  @ObservationIgnored private var count = 0

  func addLayout() {
    count &+= 1
    layouts = count
  }
  func addSize() {
    count &+= 1
    sizes = count
  }
}

/// Where a tree is shown.
struct MountedSpace: Equatable {
  var size = CGSize.zero
  var insets = UIEdgeInsets.zero
  var traits = UITraitCollection()
}

extension UIView {
  /// Tells this view and those inside, and their controllers, that they are about to come into a window or to leave one.
  func tellWillMove(to window: UIWindow?) {
    tellWindow { view in
      view.willMove(toWindow: window)
      view.controller?.windowWillChange(isShown: window != nil)
    }
  }

  /// Tells this view and those inside, and their controllers, that they have come into a window or left one.
  func tellDidMove(to window: UIWindow?) {
    tellWindow { view in
      view.didMoveToWindow()
      if window == nil { view.controller?.windowDidGo() }
    }
  }

  func tellTraits(_ old: UITraitCollection) {
    tellWindow { view in
      view.traitCollectionDidChange(old)
      view.controller?.traitCollectionDidChange(old)
    }
  }

  func tellSafeArea() {
    tellWindow { view in
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
  }

  /// Calls a closure for the controllers of this view and of those inside, from the outside in.
  func forEachController(_ run: (UIViewController) -> Void) {
    if let controller { run(controller) }
    for view in subviews { view.forEachController(run) }
  }
}
