import CoreGraphicsTypes
public import Foundation
import SwiftUI
public import UIKitTypes

/// A header or a footer of a section of a table.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// By what name the view is used again; `nil` where it is not.
  public let reuseIdentifier: String?
  private let configured = ConfiguredContent()
  private var ground: ConfiguredBackground? { didSet { replaceGround(oldValue, by: ground) } }
  /// From the view's sides to its content.
  var sideInset = ListMetrics.usual.margin(forWidth: 0) { didSet { if sideInset != oldValue { setNeedsLayout() } } }

  /// Creates a header or a footer; by its name it is used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// Creates a header or a footer at a place, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates a view from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Holds what the view shows.
  public let contentView = UIView()
  /// The view's text.
  public private(set) lazy var textLabel: UILabel? = makeLabel(.headline, .label)
  /// The view's second text.
  public private(set) lazy var detailTextLabel: UILabel? = makeLabel(.footnote, .secondaryLabel)
  private var labels: [UILabel] = []
  /// What lies behind the content.
  open var backgroundView: UIView? { didSet { replaceGround(oldValue, by: backgroundView) } }
  /// What the view shows instead of its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured.show(contentConfiguration, in: contentView)
      setNeedsLayout()
    }
  }
  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { ground = backgroundConfiguration.map { ConfiguredBackground($0) } }
  }
  /// A configuration as headers of grouped tables have it, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// The view is used again for another section: subclasses undo what they have done with it.
  open func prepareForReuse() {}
  /// What apps set for all headers and footers.
  public static func appearance() -> UITextProxy { .headers }

  private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 0
    labels.append(label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Places the view's parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    ground?.place(in: bounds, isRightToLeft: isFlipped)
    keepMargins()
    var y = ListMetrics.usual.headerInsets.bottom
    for label in labels {
      let width = max(bounds.width - 2 * sideInset, 0)
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(x: sideInset, y: y, width: width, height: height)
      y += height
    }
  }
  private func keepMargins() {
    contentView.layoutMargins.left = sideInset
    contentView.layoutMargins.right = sideInset
    configured.keepMargins(side: sideInset)
  }

  /// The view's height where it is as wide as is said: what its configuration, its constraints or its labels need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    keepMargins()
    if let view = configured.view { return CGSize(width: size.width, height: view.sizeThatFits(size).height) }
    if !contentView.constraints.isEmpty {
      let height = contentView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      return CGSize(width: size.width, height: height)
    }
    let offered = CGSize(width: max(size.width - 2 * sideInset, 0), height: 0)
    let texts = labels.reduce(0) { $0 + $1.sizeThatFits(offered).height }
    return CGSize(width: size.width, height: texts + 2 * ListMetrics.usual.headerInsets.bottom)
  }
}
