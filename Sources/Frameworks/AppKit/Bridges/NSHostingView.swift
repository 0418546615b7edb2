import CoreGraphicsTypes
public import Foundation
import SwiftUI
public import SwiftUICore
import UIKit

/// A view of AppKit that shows a view of SwiftUI.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  private let hosting: UIHostingController<Content>

  /// Creates a view that shows a view of SwiftUI.
  public required init(rootView: Content) {
    hosting = UIHostingController(rootView: rootView)
    super.init(frame: .zero)
    let view = hosting.shownParts.view
    view.frame = backing.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backing.addSubview(view)
    backing.measure = { [weak hosting] in hosting?.sizeThatFits(in: $0) ?? .zero }
  }
  /// There are no archives: use `init(rootView:)`.
  public required init?(coder: NSCoder) { fatalError("\(Self.self): there are no archives; call init(rootView:)") }

  /// What the view shows.
  open var rootView: Content {
    get { hosting.rootView }
    set {
      hosting.rootView = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// Which of the view's sizes follow those of its content: the one that it has by itself, unless said otherwise.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds { didSet { invalidateIntrinsicContentSize() } }

  /// The size that the content has by itself.
  open override var intrinsicContentSize: NSSize {
    sizingOptions.contains(.intrinsicContentSize) ? hosting.sizeThatFits(in: .unlimited) : super.intrinsicContentSize
  }
  /// Points count from the upper left corner.
  open override var isFlipped: Bool { true }
}

/// A controller of AppKit whose view shows a view of SwiftUI.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  private let hostingView: NSHostingView<Content>

  /// Creates a controller that shows a view of SwiftUI.
  public init(rootView: Content) {
    hostingView = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// There are no archives: use `init(rootView:)`.
  public required init?(coder: NSCoder) { fatalError("\(Self.self): there are no archives; call init(rootView:)") }

  /// Takes the view that shows the content.
  open override func loadView() { view = hostingView }

  /// What the controller shows.
  open var rootView: Content {
    get { hostingView.rootView }
    set {
      hostingView.rootView = newValue
      followSize()
    }
  }
  /// Which of the controller's sizes follow those of its content.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds {
    didSet {
      hostingView.sizingOptions = sizingOptions
      followSize()
    }
  }
  /// How large the content is where a size is offered to it; numbers without end offer nothing.
  open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.backing.sizeThatFits(size) }

  private func followSize() {
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = sizeThatFits(in: .unlimited) }
  }
}

/// Which sizes follow those of content.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that the view has by itself.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  /// The size that the controller would like to have.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  /// What views follow unless said otherwise.
  public static let standardBounds: NSHostingSizingOptions = [.intrinsicContentSize]
}

extension CGSize {
  /// Offers as much as is wanted.
  fileprivate static let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
