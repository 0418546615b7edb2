public import Foundation

/// A rectangle in a view that constraints can name as they name views, and that shows nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// What makes the guide's frame.
  enum Frame {
    /// Constraints alone.
    case constraints
    /// The view's bounds, moved inwards by distances that are asked for anew in each layout.
    case insets((UIView, CGSize) -> UIEdgeInsets)
    /// The part of a scroll view's content that shows.
    case visibleBounds
    /// All that scrolls: its origin is that of the view's coordinates, and constraints make its size.
    case content
  }

  let frame: Frame
  /// The view that the guide belongs to; setting it adds the guide there, or takes it away.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.layoutState?.remove(self)
      owningView?.needLayoutState().add(self)
    }
  }
  /// A name for messages.
  open var identifier = ""
  /// Where the last layout put a guide that constraints make.
  var solvedFrame = CGRect.zero

  /// A guide without a view.
  public override init() {
    frame = .constraints
    super.init()
  }

  init(_ frame: Frame, of view: UIView, named name: String) {
    self.frame = frame
    identifier = name
    super.init()
    owningView = view
    view.needLayoutState().add(self)
  }

  var name: String { identifier.isEmpty ? "\(type(of: self))" : identifier }

  /// The guide's place in its view's coordinates.
  ///
  /// That of a guide with constraints is known once its view's hierarchy was laid out.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch frame {
    case .constraints, .content: return solvedFrame
    case .insets(let insets): return view.bounds.inset(by: insets(view, view.bounds.size))
    case .visibleBounds: return view.bounds
    }
  }
  /// Whether constraints leave the guide's frame open.
  open var hasAmbiguousLayout: Bool { owningView.map { LayoutEngine.isAmbiguous(self, in: $0) } ?? false }
  /// The active constraints along an axis that name the guide.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView.map { $0.activeConstraints(naming: self, along: axis) } ?? []
  }
}

// MARK: - Anchors

extension UILayoutGuide {
  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor { .init(LayoutOperand(self, attribute)) }
  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor { .init(LayoutOperand(self, attribute)) }

  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(LayoutOperand(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(LayoutOperand(self, .height)) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
}

/// A guide that follows what moves.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The rectangle at the bottom that a keyboard on the screen covers.
///
/// Keyboards lie on the desk here, so it is what lies below the safe area: its top is where content should end.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide's top is at the safe area's bottom while no keyboard shows; otherwise it is at the view's bottom.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }

  init(of view: UIView) {
    super.init(
      .insets { view, size in
        let state = view.layoutState
        let bottom = state?.keyboardGuide?.usesBottomSafeArea ?? true ? view.safeAreaInsets.bottom : 0
        return UIEdgeInsets(top: size.height - bottom, left: 0, bottom: 0, right: 0)
      }, of: view, named: "UIKeyboardLayoutGuide")
  }
}
