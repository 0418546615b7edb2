import CoreGraphicsTypes
import Foundation
import Observation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// Shows a tree of views of UIKit among the views of SwiftUI: gives it size and surroundings, and has it placed before a frame.
@MainActor
final class ViewMount {
  let root: UIView
  private(set) var safeAreaInsets = UIEdgeInsets.zero
  private(set) var traits = UITraitCollection.current
  /// Whether the tree shows.
  private(set) var isShown = false
  private let requests = MountRequests()
  /// Looks on where fingers are on the tree.
  private(set) lazy var touches = MountTouches(self)

  init(_ root: UIView) {
    self.root = root
    root.mount = self
  }

  /// Has the tree placed before the next frame.
  func requestLayout() { requests.layouts &+= 1 }
  /// Has the tree measured anew.
  func contentSizeChanged() { requests.sizes &+= 1 }

  /// Notes that the view that is being evaluated shows the tree as it is placed.
  func noteLayouts() { _ = requests.layouts }
  /// Notes that the view that is being evaluated depends on the tree's size; returns how often that has changed.
  func noteSizes() -> Int { requests.sizes }

  /// Takes the place that the tree is shown at, and places it.
  func show(_ space: MountedSpace) {
    if space.traits != traits {
      let old = traits
      traits = space.traits
      root.tellWindow { $0.traitCollectionDidChange(old) }
    }
    if space.insets != safeAreaInsets {
      safeAreaInsets = space.insets
      root.tellWindow { $0.safeAreaInsetsDidChange() }
    }
    if root.bounds.size != space.size { root.frame = CGRect(origin: .zero, size: space.size) }
    LayoutPass.run(from: root)
  }

  func appear() {
    isShown = true
    root.tellWindow { $0.didMoveToWindow() }
  }
  func disappear() {
    root.tellWindow { $0.willMove(toWindow: nil) }
    isShown = false
    root.tellWindow { $0.didMoveToWindow() }
  }
}

@Observable @MainActor
private final class MountRequests {
  var layouts = 0
  var sizes = 0
}

/// Where a tree is shown.
struct MountedSpace: Equatable {
  var size = CGSize.zero
  var insets = UIEdgeInsets.zero
  var traits = UITraitCollection()
}

/// Shows a tree, as large as it is offered.
struct MountedView: View {
  let mount: ViewMount

  var body: some View {
    GeometryReader { proxy in
      MountedContent(mount: mount, size: proxy.size, insets: proxy.safeAreaInsets)
    }
    .onAppear { mount.appear() }
    .onDisappear { mount.disappear() }
  }
}

private struct MountedContent: View, ModelReconciling {
  let mount: ViewMount
  let size: CGSize
  let insets: EdgeInsets
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.displayScale) private var scale
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var textSize

  func reconcile() {
    mount.noteLayouts()
    let isRightToLeft = direction == .rightToLeft
    mount.show(
      MountedSpace(
        size: size,
        insets: UIEdgeInsets(
          top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
          right: isRightToLeft ? insets.leading : insets.trailing), traits: traits))
  }

  private var traits: UITraitCollection {
    var traits = UITraitCollection.current.traits
    traits.style = colorScheme == .dark ? .dark : .light
    traits.contrast = contrast == .increased ? .high : .normal
    traits.scale = scale
    traits.horizontal = Self.sizeClass(horizontal)
    traits.vertical = Self.sizeClass(vertical)
    traits.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    traits.textSize = UIContentSizeCategory(textSize)
    return UITraitCollection(traits)
  }

  private static func sizeClass(_ sizeClass: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
    switch sizeClass {
    case nil: .unspecified
    case .compact: .compact
    case .regular: .regular
    }
  }

  var body: some View {
    // The engine's sides turn with the language; those of layers do not.
    LayerView(mount.root.layer).gestureClient(mount.touches)
  }
}
