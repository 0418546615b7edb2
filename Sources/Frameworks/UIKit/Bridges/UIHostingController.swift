import CoreGraphicsTypes
public import Foundation
import Observation
import SwiftUI
public import SwiftUICore

/// A controller whose view shows a view of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let state: HostingState<Content>

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    state = HostingState(rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller from an archive, of which there are none here, that shows a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    state = HostingState(rootView)
    super.init(coder: aDecoder)
  }
  /// There are no archives: a subclass that is made from one says its root view by `init(coder:rootView:)`.
  public required init?(coder: NSCoder) {
    fatalError("\(Self.self): init(coder:) must call super.init(coder:rootView:)")
  }

  /// What the controller shows.
  open var rootView: Content {
    get { state.rootView }
    set {
      state.rootView = newValue
      if isViewLoaded { (loadedView as? HostingView)?.contentChanged(content) }
      followSize()
    }
  }
  /// Which of the controller's sizes follow those of its content.
  open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { if sizingOptions != oldValue { followSize() } } }
  /// Out of which coverings content stays.
  open var safeAreaRegions: SafeAreaRegions = .all { didSet { state.safeAreaRegions = safeAreaRegions } }

  /// How large the content is where a size is offered to it; numbers without end offer nothing.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    (loadedView as? HostingView)?.measure(ProposedViewSize(fitting: size)) ?? .zero
  }

  /// Makes a view that shows the content.
  open override func loadView() {
    let view = HostingView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.setHostedContent(
      HostedRoot(state: state).environment(\.hostingController, HostingControllerAround(controller: self)))
    view.contentChanged(content)
    self.view = view
    followSize()
  }
  /// The view's safe area has changed.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    state.added = addedInsets
  }
  /// The view is about to place those inside.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    state.added = addedInsets
  }

  /// What this controller and those around it add to the safe area.
  private var addedInsets: UIEdgeInsets {
    sequence(first: loadedView, next: \.superview).compactMap(\.controller?.additionalSafeAreaInsets).reduce(.zero) {
      UIEdgeInsets(
        top: $0.top + $1.top, left: $0.left + $1.left, bottom: $0.bottom + $1.bottom, right: $0.right + $1.right)
    }
  }

  private var content: AnyView { AnyView(rootView) }

  private func followSize() {
    guard isViewLoaded, let view = loadedView as? HostingView else { return }
    view.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = view.measure(.unspecified) }
  }
}

/// Which of a hosting controller's sizes follow those of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that the controller would like to have.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size that its view has by itself.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

@Observable @MainActor
private final class HostingState<Content: View> {
  var rootView: Content
  var safeAreaRegions = SafeAreaRegions.all
  /// What controllers add to the safe area.
  var added = UIEdgeInsets.zero

  init(_ rootView: Content) { self.rootView = rootView }
}

/// The content, inside of the safe area of the view that shows it.
private struct HostedRoot<Content: View>: View {
  let state: HostingState<Content>
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let content = state.rootView.frame(maxWidth: .infinity, maxHeight: .infinity)
    if state.safeAreaRegions.contains(.container) {
      let (added, isRightToLeft) = (state.added, direction == .rightToLeft)
      content
        .safeAreaPadding(
          EdgeInsets(
            top: added.top, leading: isRightToLeft ? added.right : added.left, bottom: added.bottom,
            trailing: isRightToLeft ? added.left : added.right)
        )
        .keepsSafeArea()
    } else {
      content
    }
  }
}

/// The view of a hosting controller.
private final class HostingView: UIView {
  var hasIntrinsicSize = false { didSet { if hasIntrinsicSize != oldValue { invalidateIntrinsicContentSize() } } }

  private var content = AnyView(EmptyView())
  private var contentMeasurer: ContentMeasurer?

  /// The content by itself, which has a size, unlike what is shown of it: that fills the view.
  func contentChanged(_ content: AnyView) {
    self.content = content
    contentMeasurer = nil
    invalidateIntrinsicContentSize()
  }

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    let known = contentMeasurer ?? ContentMeasurer(content)
    contentMeasurer = known
    return known.size(for: proposal)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { measure(ProposedViewSize(fitting: size)) }
  override var intrinsicContentSize: CGSize {
    hasIntrinsicSize ? measure(askedWidth.proposal) : CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
}

/// The hosting controller that views are in.
struct HostingControllerAround: Equatable {
  weak var controller: UIViewController?
  static func == (a: HostingControllerAround, b: HostingControllerAround) -> Bool { a.controller === b.controller }
}

private struct HostingControllerKey: EnvironmentKey {
  static var defaultValue: HostingControllerAround { HostingControllerAround() }
}

extension EnvironmentValues {
  var hostingController: HostingControllerAround {
    get { self[HostingControllerKey.self] }
    set { self[HostingControllerKey.self] = newValue }
  }
}
