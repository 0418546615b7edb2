import CoreGraphicsTypes
public import Foundation
import UIKit
import UIKitTypes

/// Blurs and tints what lies behind.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
  /// For what the ground is made.
  public enum Material: Int, Sendable {
    /// The bar with a window's title, what is chosen, menus, bubbles, columns at a side.
    case titlebar = 3, selection, menu, popover, sidebar
    /// Heads of lists, sheets, windows' grounds, dialogs that float, what fills the screen, hints.
    case headerView = 10, sheet, windowBackground, hudWindow
    /// What fills the screen, hints, content, the ground under windows and under pages.
    case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
  }
  /// What is blurred; here always what the app's window shows behind the view.
  public enum BlendingMode: Int, Sendable {
    /// What lies behind the window.
    case behindWindow = 0
    /// What the window shows behind the view.
    case withinWindow
  }
  /// When the view blurs.
  public enum State: Int, Sendable {
    /// While the window is in use; here always.
    case followsWindowActiveState = 0
    /// Always.
    case active
    /// Never: the ground is plain.
    case inactive
  }

  private let effectView = UIVisualEffectView(effect: nil)

  /// Creates a view at a place, in points.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }
  /// Creates a view from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    effectView.frame = backing.bounds
    effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    effectView.isUserInteractionEnabled = false
    backing.insertSubview(effectView, at: 0)
    effectChanged()
  }

  /// For what the ground is made.
  open var material = Material.titlebar { didSet { effectChanged() } }
  /// What is blurred.
  open var blendingMode = BlendingMode.behindWindow
  /// When the view blurs.
  open var state = State.followsWindowActiveState { didSet { effectChanged() } }
  /// Whether what is chosen is shown strongly, as where keys go.
  open var isEmphasized = false { didSet { effectChanged() } }

  private func effectChanged() {
    let isBlurred = state != .inactive && material != .selection
    effectView.effect = isBlurred ? UIBlurEffect(style: style) : nil
    backing.backgroundColor =
      switch (isBlurred, material) {
      case (true, _): nil
      case (false, .selection): isEmphasized ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
      case (false, _): .windowBackgroundColor
      }
  }

  private var style: UIBlurEffect.Style {
    switch material {
    case .titlebar, .headerView: .systemChromeMaterial
    case .menu, .popover, .sheet, .toolTip: .systemThickMaterial
    case .sidebar, .selection, .windowBackground, .contentBackground: .systemMaterial
    case .hudWindow: .systemThinMaterialDark
    case .fullScreenUI, .underWindowBackground, .underPageBackground: .systemUltraThinMaterial
    }
  }
}
