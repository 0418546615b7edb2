import CoreGraphicsTypes
import QuartzCore
import SwiftUICore
import UIKitTypes

/// Shows a tree of views of UIKit, as large as it is offered.
struct MountedView: View {
  let mount: ViewMount
  /// Whether it extends under bars and what the device's shape covers, as screens of controllers do.
  var fillsSafeArea = false

  var body: some View {
    GeometryReader { proxy in
      MountedContent(mount: mount, size: proxy.size, insets: proxy.safeAreaOverlap)
    }
    .ignoresSafeArea(edges: fillsSafeArea ? .all : [])
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
  @Environment(\.windowAround) private var window

  func reconcile() {
    mount.noteLayouts()
    let isRightToLeft = direction == .rightToLeft
    mount.show(
      MountedSpace(
        size: size,
        insets: UIEdgeInsets(
          top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
          right: isRightToLeft ? insets.leading : insets.trailing), traits: traits), in: window.window)
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
    LayerView(mount.layer).gestureClient(mount.touches)
  }
}

/// The window of UIKit that views are in; none where views of SwiftUI fill the app's window.
struct WindowAround: Equatable {
  weak var window: UIWindow?
  static func == (a: WindowAround, b: WindowAround) -> Bool { a.window === b.window }
}

private struct WindowAroundKey: EnvironmentKey {
  static var defaultValue: WindowAround { WindowAround() }
}

extension EnvironmentValues {
  var windowAround: WindowAround {
    get { self[WindowAroundKey.self] }
    set { self[WindowAroundKey.self] = newValue }
  }
}
